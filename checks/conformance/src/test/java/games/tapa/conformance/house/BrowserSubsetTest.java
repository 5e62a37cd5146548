package games.tapa.conformance.house;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.CatchTree;
import com.sun.source.util.TreeScanner;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The modules that run in the browser stay inside the subset that is there, and alike there. */
class BrowserSubsetTest {

    @Test
    void browserModulesUseOnlyWhatTheBrowserHas() {
        assertThat(Compiled.inBrowser().flatMap(type -> BrowserSubset.breaches(type).stream()))
                .isEmpty();
    }

    @Test
    void browserModulesNeverPutAFractionIntoAText() {
        assertThat(Compiled.inBrowser().flatMap(type -> Concatenations.ofFractions(type).stream()))
                .isEmpty();
    }

    @Test
    void browserModulesNeverPutWhatMayBeAnythingIntoAText() {
        assertThat(Compiled.inBrowser().flatMap(type -> Concatenations.ofAnything(type).stream()))
                .as("name the type first, as with Integer.toString: +5 to 15 kB of the page otherwise")
                .isEmpty();
    }

    /** In a release build for the browser a null or a bound overrun traps instead of throwing. */
    @Test
    void browserModulesDoNotSteerByExceptions() {
        Map<String, String> breaches = new TreeMap<>();
        for (JavaSource source : JavaSource.ALL) {
            if (isInBrowser(source)) {
                new CatchFinder(source, breaches).scan(source.unit(), null);
            }
        }
        assertThat(ReasonedList.read("catches.txt").faults(breaches, "ask first, or return a Result"))
                .isEmpty();
    }

    @Test
    void everyPackageOfTheBrowserIsThere() {
        assertThat(Compiled.inBrowser().map(JavaClass::getPackageName).collect(Collectors.toSet()))
                .containsExactlyInAnyOrderElementsOf(Compiled.BROWSER);
    }

    @Test
    void eachBannedThingInTheSampleIsFound() {
        JavaClass sample = Compiled.ALL.get(BannedSample.class);

        assertThat(BrowserSubset.breaches(sample))
                .anyMatch(line -> line.endsWith("uses java.util.HashMap"))
                .anyMatch(line -> line.endsWith("uses java.util.Random"))
                .anyMatch(line -> line.endsWith("uses java.time.Instant"))
                .anyMatch(line -> line.endsWith("uses java.lang.Thread"))
                .anyMatch(line -> line.endsWith("uses java.util.stream.Stream"))
                .anyMatch(line -> line.endsWith("uses java.util.regex.Pattern"))
                .anyMatch(line -> line.endsWith("uses java.security.MessageDigest"))
                .anyMatch(line -> line.endsWith("uses java.lang.Math.exp(double)"))
                .anyMatch(line -> line.endsWith("uses java.lang.Math.multiplyHigh(long, long)"))
                .anyMatch(line -> line.endsWith("uses java.lang.System.nanoTime()"))
                .anyMatch(line -> line.endsWith("uses java.lang.Class.forName(java.lang.String)"))
                .anyMatch(line -> line.endsWith("uses java.lang.StringBuilder.append(double)"))
                .anyMatch(line -> line.endsWith("uses java.util.Set.of(java.lang.Object, java.lang.Object)"))
                .anyMatch(line -> line.endsWith("uses java.lang.String.strip()"))
                .anyMatch(line -> line.endsWith("uses java.lang.Character.isDigit(char)"))
                .anyMatch(line -> line.contains("uses java.lang.String.formatted("));
        assertThat(Concatenations.ofFractions(sample)).hasSize(1);
        assertThat(Concatenations.ofAnything(sample)).hasSize(1);
    }

    private static boolean isInBrowser(JavaSource source) {
        String module = source.module();
        String name = "games.tapa." + module.substring(module.indexOf('/') + 1).replace("-", "");
        return !source.isTest() && Compiled.BROWSER.contains(name);
    }

    private static final class CatchFinder extends TreeScanner<@Nullable Void, @Nullable Void> {

        private final JavaSource source;
        private final Map<String, String> breaches;

        private CatchFinder(JavaSource source, Map<String, String> breaches) {
            this.source = source;
            this.breaches = breaches;
        }

        @Override
        public @Nullable Void visitCatch(CatchTree node, @Nullable Void nothing) {
            breaches.put(source.path(), "catches an exception in line " + source.firstLine(node));
            return super.visitCatch(node, null);
        }
    }
}
