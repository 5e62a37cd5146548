package games.tapa.conformance.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The papers lead somewhere. */
class PapersTest {

    private static final Pattern LINK = Pattern.compile("]\\(([^)#:]+)(#[^)]*)?\\)");

    @Test
    void everyLinkToAFileOfTheTreeLeadsToOne() {
        List<String> dead = new ArrayList<>();
        for (String paper : Checkout.filesEnding(".md")) {
            Path folder = Checkout.ROOT.resolve(paper).resolveSibling("");
            Matcher link = LINK.matcher(Checkout.text(paper));
            while (link.find()) {
                if (!Files.exists(folder.resolve(link.group(1)))) {
                    dead.add(paper + ": " + link.group(1));
                }
            }
        }
        assertThat(dead).isEmpty();
    }

    @Test
    void everyDecisionHasANumberOfItsOwnAndAtMost30Lines() {
        List<String> decisions = Checkout.FILES.stream()
                .filter(file -> file.startsWith("docs/decisions/"))
                .toList();
        assertThat(decisions).allMatch(file -> file.matches("docs/decisions/\\d{4}-[a-z0-9-]+\\.md"));
        assertThat(decisions.stream().map(file -> file.substring(0, "docs/decisions/0000".length())))
                .doesNotHaveDuplicates();
        assertThat(decisions.stream().filter(file -> Checkout.text(file).lines().count() > 30))
                .isEmpty();
    }
}
