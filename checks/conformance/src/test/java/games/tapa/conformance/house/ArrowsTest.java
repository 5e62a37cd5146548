package games.tapa.conformance.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The drawing in {@code docs/architecture.md} is the module graph that the build has, arrow for arrow. */
class ArrowsTest {

    private static final String PAGE = "docs/architecture.md";
    private static final Pattern LINE =
            Pattern.compile(" {4}([a-z]+/[a-z-]+) +→ ([a-z, -]+?)(?: \\(at run time: ([a-z, -]+)\\))?");

    /** The arrows of one module: to what it is built with, and to what only the running program needs. */
    private record Arrows(Set<String> built, Set<String> running) {}

    private final Map<String, Arrows> drawing = drawing(Checkout.text(PAGE));

    @Test
    void theDrawingNamesEveryModuleOnce() {
        assertThat(drawing.keySet())
                .as("modules drawn in %s against those of pom.xml", PAGE)
                .containsExactlyInAnyOrderElementsOf(
                        MavenModule.ALL.stream().map(MavenModule::path).toList());
    }

    @Test
    void theArrowsDrawnAreTheArrowsOfThePoms() {
        for (MavenModule module : MavenModule.ALL) {
            assertThat(drawing.get(module.path()))
                    .as("arrows of %s drawn in %s against its pom", module.path(), PAGE)
                    .isEqualTo(new Arrows(module.arrows("compile", "provided"), module.arrows("runtime")));
        }
    }

    @Test
    void theArrowsDrawnAreTheArrowsOfTheModuleInfos() {
        Map<String, String> folders =
                MavenModule.ALL.stream().collect(Collectors.toMap(MavenModule::packageName, MavenModule::folder));
        drawing.forEach((path, arrows) -> {
            MavenModule module = MavenModule.at(path);
            if (module.info().isPresent()) {
                Set<String> required = module.requires().stream()
                        .filter(name -> name.startsWith("games.tapa."))
                        .map(name -> folders.getOrDefault(name, name))
                        .collect(Collectors.toCollection(TreeSet::new));
                assertThat(arrows.built)
                        .as("arrows of %s drawn in %s against its module-info", path, PAGE)
                        .isEqualTo(required);
            }
        });
    }

    @Test
    void arrowsPointToLinesAbove() {
        Set<String> above = new TreeSet<>();
        drawing.forEach((path, arrows) -> {
            assertThat(above).as("what %s may point at", path).containsAll(arrows.built);
            assertThat(above).as("what %s may point at", path).containsAll(arrows.running);
            above.add(MavenModule.at(path).folder());
        });
    }

    /** The lines {@code play/games → match, tables (at run time: web)} of the page, in its order. */
    private static Map<String, Arrows> drawing(String page) {
        Map<String, Arrows> drawing = new LinkedHashMap<>();
        for (String text : page.lines().toList()) {
            Matcher line = LINE.matcher(text);
            if (line.matches()) {
                Arrows arrows =
                        new Arrows(names(line.group(2)), line.group(3) == null ? Set.of() : names(line.group(3)));
                assertThat(drawing.put(line.group(1), arrows))
                        .as("%s is drawn twice", line.group(1))
                        .isNull();
            }
        }
        return drawing;
    }

    private static Set<String> names(String list) {
        return list.equals("nothing") ? Set.of() : new TreeSet<>(Arrays.asList(list.split(", ", -1)));
    }
}
