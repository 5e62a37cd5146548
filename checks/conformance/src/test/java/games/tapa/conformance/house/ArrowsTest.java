package games.tapa.conformance.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The drawing in {@code docs/architecture.md} is the module graph that the build has, arrow for arrow. */
class ArrowsTest {

    private static final String PAGE = "docs/architecture.md";
    private static final String ARROWS = " {4}[a-z]+/[a-z-]+ → .*";
    private static final String NOTHING = "nothing";

    private final Map<String, Set<String>> drawing = drawing(Checkout.text(PAGE));
    private final List<MavenModule> modules = MavenModule.all();

    @Test
    void the_drawing_names_every_module_once() {
        assertThat(drawing.keySet())
                .as("modules drawn in %s against those of pom.xml", PAGE)
                .containsExactlyInAnyOrderElementsOf(
                        modules.stream().map(MavenModule::path).toList());
    }

    @Test
    void the_arrows_drawn_are_the_arrows_of_the_poms() {
        for (MavenModule module : modules) {
            assertThat(drawing.get(module.path()))
                    .as("arrows of %s drawn in %s against its pom", module.path(), PAGE)
                    .isEqualTo(module.arrowsOfPom());
        }
    }

    @Test
    void the_arrows_drawn_are_the_arrows_of_the_module_infos() {
        Map<String, String> folders =
                modules.stream().collect(Collectors.toMap(MavenModule::packageName, MavenModule::folder));
        for (MavenModule module : modules) {
            if (module.info().isPresent()) {
                Set<String> required = module.requires().stream()
                        .filter(name -> name.startsWith("games.tapa."))
                        .map(name -> folders.getOrDefault(name, name))
                        .collect(Collectors.toCollection(TreeSet::new));
                assertThat(drawing.get(module.path()))
                        .as("arrows of %s drawn in %s against its module-info", module.path(), PAGE)
                        .isEqualTo(required);
            }
        }
    }

    @Test
    void arrows_point_to_lines_above() {
        Set<String> above = new TreeSet<>();
        drawing.forEach((module, arrows) -> {
            assertThat(above).as("what %s may point at", module).containsAll(arrows);
            above.add(module.substring(module.indexOf('/') + 1));
        });
    }

    /** The lines {@code play/games → match, tables} of the page, in its order. */
    private static Map<String, Set<String>> drawing(String page) {
        Map<String, Set<String>> drawing = new LinkedHashMap<>();
        for (String line : page.lines().filter(l -> l.matches(ARROWS)).toList()) {
            String[] ends = line.strip().split("\\s*→\\s*", 2);
            Set<String> arrows = Arrays.stream(ends[1].split(",\\s*"))
                    .filter(name -> !name.equals(NOTHING))
                    .collect(Collectors.toCollection(TreeSet::new));
            assertThat(drawing.put(ends[0], arrows))
                    .as("%s is drawn twice", ends[0])
                    .isNull();
        }
        return drawing;
    }
}
