package games.tapa.conformance.house;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.conformance.house.JavaMethods.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** No file and no function grows beyond what a reader can hold (house rule 8). */
class WallsTest {

    private static final int FILE_ASKED = 300;
    private static final int FILE_WALL = 500;
    private static final int FUNCTION_WALL = 60;
    private static final int ONE_PIECE_WALL = 120;
    private static final int WIDEST = 200;
    private static final String TABLE = "table of constants";
    private static final String[] SCRIPTS = {".ts", ".tsx", ".mjs", ".js", ".cjs"};

    private final ReasonedList longFiles = ReasonedList.read("long-files.txt");

    @Test
    void aFileOver300LinesHasAReason() {
        Map<String, String> breaches = new TreeMap<>();
        lengths().forEach((file, lines) -> {
            if (lines > FILE_ASKED) {
                breaches.put(file, "has " + lines + " lines");
            }
        });
        assertThat(longFiles.faults(breaches, "split it")).isEmpty();
    }

    @Test
    void noFileButATableOfConstantsHasMoreThan500Lines() {
        assertThat(lengths().entrySet().stream()
                        .filter(file -> file.getValue() > FILE_WALL)
                        .filter(file -> !longFiles.reason(file.getKey()).startsWith(TABLE)))
                .isEmpty();
    }

    @Test
    void noJavaFunctionHasMoreThan60Lines() {
        List<String> tooLong = new ArrayList<>();
        for (JavaSource source : JavaSource.ALL) {
            tooLong.addAll(tooLong(source));
        }
        assertThat(tooLong).isEmpty();
    }

    @Test
    void noScriptFunctionHasMoreThan60Lines() {
        List<String> tooLong = new ArrayList<>();
        for (String file : Checkout.filesEnding(SCRIPTS)) {
            ScriptFunctions.of(file, Checkout.text(file).lines().toList()).stream()
                    .filter(function -> function.lines() > FUNCTION_WALL)
                    .forEach(function -> tooLong.add(function.place() + " has " + function.lines() + " lines"));
        }
        assertThat(tooLong).isEmpty();
    }

    @Test
    void noLineOfAScriptOrStyleSheetIsWiderThan200() {
        List<String> tooWide = new ArrayList<>();
        for (String file : Checkout.filesEnding(".ts", ".tsx", ".mjs", ".js", ".cjs", ".css")) {
            List<String> lines = Checkout.text(file).lines().toList();
            IntStream.range(0, lines.size())
                    .filter(at -> lines.get(at).length() > WIDEST)
                    .forEach(at -> tooWide.add(file + ":" + (at + 1)));
        }
        assertThat(tooWide).isEmpty();
    }

    @Test
    void aMethodOf61LinesIsFound() {
        assertThat(tooLong(JavaSource.of("play/match/Long.java", method("", 61))))
                .hasSize(1);
        assertThat(tooLong(JavaSource.of("play/match/Long.java", method("", 60))))
                .isEmpty();
    }

    @Test
    void onePieceCountsInRulesAndBotsOnlyAndUpTo120Lines() {
        String why = "    // One piece because the cases share the board.\n";
        assertThat(tooLong(JavaSource.of("rules/tables/Long.java", method(why, 120))))
                .isEmpty();
        assertThat(tooLong(JavaSource.of("rules/tables/Long.java", method(why, 121))))
                .hasSize(1);
        assertThat(tooLong(JavaSource.of("play/match/Long.java", method(why, 120))))
                .hasSize(1);
    }

    @Test
    void aScriptFunctionIsMeasuredFromItsHeadToItsClosingBracket() {
        List<String> lines = List.of(
                "export function Board({",
                "  view,",
                "}: Props) {",
                "  if (view) {",
                "    return 1;",
                "  }",
                "}",
                "const twice = (n: number) =>",
                "  2 * n;",
                "const next = 1;");
        assertThat(ScriptFunctions.of("a.ts", lines))
                .containsExactly(new ScriptFunctions.Found("a.ts:1", 7), new ScriptFunctions.Found("a.ts:8", 2));
    }

    private static Map<String, Long> lengths() {
        return Checkout.filesEnding(".java", ".ts", ".tsx", ".css", ".mjs", ".js", ".cjs").stream()
                .collect(Collectors.toMap(
                        file -> file, file -> Checkout.text(file).lines().count()));
    }

    private static List<String> tooLong(JavaSource source) {
        boolean mayBeOnePiece =
                source.path().startsWith("rules/") || source.path().startsWith("bots/");
        List<String> tooLong = new ArrayList<>();
        for (Method method : JavaMethods.of(source)) {
            int wall = mayBeOnePiece && method.onePiece() ? ONE_PIECE_WALL : FUNCTION_WALL;
            if (method.lines() > wall) {
                tooLong.add(method.place() + ": " + method.name() + " has " + method.lines() + " lines, more than "
                        + wall + ": split it");
            }
        }
        return tooLong;
    }

    private static String method(String comment, int lines) {
        return "final class Long {\n" + comment + "    void play() {\n" + "        step();\n".repeat(lines - 2)
                + "    }\n}\n";
    }
}
