package games.tapa.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.client.Study;
import games.tapa.client.Table;
import games.tapa.client.TableCommand;
import games.tapa.kernel.Rng;
import games.tapa.kernel.SplitMix64;
import games.tapa.wire.JsonFields;
import games.tapa.wire.JsonWriter;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The study that ships answers in Chromium what it answers on the JVM, to the last digit. */
final class StudyInBrowserTest {

    private static final File SITE = Path.of("../../apps/web/site").toFile();
    private static final Path WASM = Path.of("../../apps/web/target/wasm").toAbsolutePath();
    private static final Path QUESTIONS = Path.of("target/study-questions.txt").toAbsolutePath();

    /** Every how many turns one is judged. */
    private static final int STRIDE = 6;

    @Test
    void theStudyAnswersInChromiumAsOnTheJvm() throws Exception {
        Study study = new Study(Goldens.NETS);
        List<String> lines = new ArrayList<>();
        for (String question : questions()) {
            lines.add(question);
            lines.add(study.answer(question));
        }
        Files.write(QUESTIONS, lines);
        Process node = new ProcessBuilder("node", "e2e/study.mjs", WASM.toString(), QUESTIONS.toString())
                .directory(SITE)
                .redirectErrorStream(true)
                .start();
        String said = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(node.waitFor()).as(said).isZero();
    }

    /** Of a game of each kind: its course, its worth before a throw and a hint in the middle of it, turns of it judged. */
    private static List<String> questions() {
        List<String> questions = new ArrayList<>();
        for (String variant : List.of("tapa mali", "tapa plakoto-greek", "tabla tavla", "gulbara gulbara")) {
            String[] names = variant.split(" ");
            Table table = begin(names[0], names[1]);
            Rng chance = new SplitMix64(variant.length());
            play(table, chance, 10);
            questions.add(question("value", table, new JsonFields()));
            throwDice(table);
            questions.add(question("hint", table, new JsonFields().put("most", 100)));
            int turns = 10 + play(table, chance, Integer.MAX_VALUE);
            questions.add(question("course", table, new JsonFields()));
            questions.add(question("certificate", table, new JsonFields()));
            IntStream.range(0, turns)
                    .filter(turn -> turn % STRIDE == 0)
                    .mapToObj(turn -> question("judge", table, new JsonFields().put("turn", turn)))
                    .forEach(questions::add);
        }
        return questions;
    }

    private static Table begin(String game, String preset) {
        Table table = new Table();
        table.carryOut(
                new TableCommand.New(game, preset, "", 0, false, "human", "human", "6".repeat(64), "7".repeat(32)));
        return table;
    }

    /** Plays on at random, at most so many turns; how many it were. */
    private static int play(Table table, Rng chance, int most) {
        int made = 0;
        while (made < most && table.carryOut(new TableCommand.Look()).over().isEmpty()) {
            throwDice(table);
            List<String> plays = table.plays();
            table.carryOut(new TableCommand.Type(plays.get(chance.below(plays.size()))));
            made++;
        }
        return made;
    }

    private static void throwDice(Table table) {
        while (table.plays().isEmpty()) {
            table.carryOut(new TableCommand.Roll());
        }
    }

    private static String question(String what, Table table, JsonFields more) {
        more.put("do", what).put("saved", table.saved().orElseThrow());
        return JsonWriter.write(more.object());
    }
}
