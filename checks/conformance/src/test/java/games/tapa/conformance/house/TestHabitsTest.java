package games.tapa.conformance.house;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Tests wait for conditions, run always and measure no time (house rule 11). */
class TestHabitsTest {

    private static final Set<String> NO_ANNOTATIONS = Set.of(
            "Disabled", "DisabledIf", "DisabledIfSystemProperty", "EnabledIf", "EnabledIfSystemProperty", "Ignore");

    private static final Set<String> NO_CALLS = Set.of(
            "sleep",
            "parkNanos",
            "assumeTrue",
            "assumeFalse",
            "assumeThat",
            "assumingThat",
            "abort",
            "assertTimeout",
            "assertTimeoutPreemptively");

    private static final Pattern SCRIPT_HABIT =
            Pattern.compile("\\b(test|it|describe)\\.(skip|only|todo|fixme|fails)\\b|\\bwaitForTime" + "out\\(");

    @Test
    void noTestSleepsSkipsItselfOrMeasuresTime() {
        List<String> habits = new ArrayList<>();
        for (JavaSource source : JavaSource.ALL) {
            if (source.isTest()) {
                habits.addAll(habits(source));
            }
        }
        assertThat(habits).isEmpty();
    }

    /** One style: the words of the sentence joined by capitals. */
    @Test
    void noTestJoinsTheWordsOfItsNameByUnderscores() {
        List<String> names = new ArrayList<>();
        for (JavaSource source : JavaSource.ALL) {
            if (source.isTest()) {
                JavaMethods.of(source).stream()
                        .filter(method -> method.name().contains("_"))
                        .forEach(method -> names.add(method.place() + ": " + method.name()));
            }
        }
        assertThat(names).isEmpty();
    }

    @Test
    void noScriptTestSleepsOrSkipsItself() {
        List<String> habits = new ArrayList<>();
        for (String file : Checkout.filesEnding(".ts", ".tsx", ".mjs")) {
            List<String> lines = Checkout.text(file).lines().toList();
            for (int i = 0; i < lines.size(); i++) {
                if (SCRIPT_HABIT.matcher(lines.get(i)).find()) {
                    habits.add(file + ":" + (i + 1) + ": " + lines.get(i).strip());
                }
            }
        }
        assertThat(habits).isEmpty();
    }

    @Test
    void aSleepAndASkipAreFound() {
        String text = "class ATest { @Disabled void a() throws Exception { Thread.sleep(5); } void b() { abort(); } }";

        assertThat(habits(JavaSource.of("play/match/src/test/java/ATest.java", text)))
                .hasSize(3);
    }

    private static List<String> habits(JavaSource source) {
        List<String> habits = new ArrayList<>();
        new TreeScanner<@Nullable Void, @Nullable Void>() {
            @Override
            public @Nullable Void visitAnnotation(AnnotationTree annotation, @Nullable Void nothing) {
                if (annotation.getAnnotationType() instanceof IdentifierTree type
                        && NO_ANNOTATIONS.contains(type.getName().toString())) {
                    habits.add(source.place(annotation) + ": " + annotation);
                }
                return super.visitAnnotation(annotation, null);
            }

            @Override
            public @Nullable Void visitMethodInvocation(MethodInvocationTree call, @Nullable Void nothing) {
                String name = call.getMethodSelect().toString();
                if (NO_CALLS.contains(name.substring(name.lastIndexOf('.') + 1))) {
                    habits.add(source.place(call) + ": " + call);
                }
                return super.visitMethodInvocation(call, null);
            }
        }.scan(source.unit(), null);
        return habits;
    }
}
