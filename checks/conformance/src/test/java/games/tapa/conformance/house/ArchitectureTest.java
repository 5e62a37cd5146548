package games.tapa.conformance.house;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What the compiled classes may and may not do wherever they run (house rules 1, 6, 7). */
class ArchitectureTest {

    private static final Set<String> CLOCKS_AND_CHANCE = Set.of(
            "java.lang.System.currentTimeMillis",
            "java.lang.System.nanoTime",
            "java.lang.Math.random",
            "java.time.Instant.now",
            "java.time.LocalDate.now",
            "java.time.LocalDateTime.now",
            "java.time.ZonedDateTime.now",
            "java.time.Clock.systemUTC",
            "java.time.Clock.systemDefaultZone",
            "java.util.Random.<init>",
            "java.util.UUID.randomUUID",
            "java.util.concurrent.ThreadLocalRandom.current",
            "java.security.SecureRandom.<init>");

    private static final List<String> NO_NAMES = List.of("Impl", "Util", "Utils", "Helper", "Manager", "Data", "Info");

    @Test
    void packagesFormNoCycle() {
        slices().matching("games.tapa.(**)").should().beFreeOfCycles().check(Compiled.MAIN);
    }

    @Test
    void onlyAMainReadsTheClockOrMakesChance() {
        Map<String, String> breaches = new TreeMap<>();
        for (JavaClass type : Compiled.MAIN) {
            for (JavaAccess<?> access : type.getAccessesFromSelf()) {
                String member = access.getTargetOwner().getName() + "."
                        + access.getTarget().getName();
                if (CLOCKS_AND_CHANCE.contains(member) && !isMain(type)) {
                    breaches.put(topLevel(type), "uses " + member);
                }
            }
        }
        assertThat(ReasonedList.read("clock-and-chance.txt").faults(breaches, "take it as a parameter"))
                .isEmpty();
    }

    @Test
    void noNameSaysNothing() {
        Map<String, String> breaches = new TreeMap<>();
        for (JavaClass type : Compiled.MAIN) {
            String name = type.getSimpleName();
            if (name.startsWith("Base") || NO_NAMES.stream().anyMatch(name::endsWith)) {
                breaches.put(type.getName(), "has a name that says nothing");
            }
        }
        assertThat(ReasonedList.read("names.txt").faults(breaches, "use the rule book's word"))
                .isEmpty();
    }

    private static boolean isMain(JavaClass type) {
        return topLevel(type).endsWith(".Main");
    }

    private static String topLevel(JavaClass type) {
        String name = type.getName();
        int nested = name.indexOf('$');
        return nested < 0 ? name : name.substring(0, nested);
    }
}
