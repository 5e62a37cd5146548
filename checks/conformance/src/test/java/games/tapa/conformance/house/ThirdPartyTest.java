package games.tapa.conformance.house;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.testkit.Golden;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** All that ships comes under a permissive licence, and {@code THIRD_PARTY.md} lists it. */
class ThirdPartyTest {

    @Test
    void everythingThatShipsHasAnAllowedLicence() {
        assertThat(Stream.concat(ThirdParty.ofMaven().stream(), ThirdParty.ofNpm().stream())
                        .filter(component -> component.licence().isEmpty())
                        .map(component -> component.name() + " " + component.version() + ": " + component.licences()))
                .as("components under licences that are not in house/licences.txt")
                .isEmpty();
    }

    @Test
    void theCommittedListIsWhatTheBuildResolves() {
        Golden.check(Checkout.ROOT.resolve(ThirdParty.PAGE), ThirdParty.page());
    }

    @Test
    void theFolderOfTheProgramHoldsWhatIsListed() throws IOException {
        try (Stream<Path> jars = Files.list(Checkout.ROOT.resolve("apps/cli/target/lib"))) {
            assertThat(jars.map(jar -> jar.getFileName().toString()).filter(jar -> !isOurs(jar)))
                    .containsExactlyInAnyOrderElementsOf(ThirdParty.ofMaven().stream()
                            .filter(component -> !component.name().equals(ThirdParty.INSIDE_THE_PAGE))
                            .map(ThirdParty::jar)
                            .toList());
        }
    }

    @Test
    void theGnuLicenceAloneIsRefusedButMayStandBesideAnAllowedOne() {
        assertThat(new ThirdParty("x", "1", List.of("GPL-3.0"), "").licence()).isEmpty();
        assertThat(new ThirdParty("x", "1", List.of("GPL-2.0", "MIT"), "").licence())
                .contains("MIT");
        assertThat(new ThirdParty("x", "1", List.of(), "").licence()).isEmpty();
    }

    private static boolean isOurs(String jar) {
        return MavenModule.ALL.stream().anyMatch(module -> jar.startsWith(module.artifact() + "-0"));
    }
}
