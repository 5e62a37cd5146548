package games.tapa.conformance;

import games.tapa.jvm.LevelNets;
import games.tapa.kernel.Sha256;
import games.tapa.tables.TablesKind;
import games.tapa.tablesbot.NetsSource;
import games.tapa.testkit.Golden;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/** The golden files of this tree. With {@code -Dtapa.rewrite=true} their questions are chosen and answered afresh. */
final class Goldens {

    static final Path FOLDER = Path.of("src/test/resources/goldens").toAbsolutePath();

    /** What the bots play with. */
    static final NetsSource NETS = new LevelNets();

    /** The strongest level that looks no roll ahead, for whole games. */
    static final int QUICK = 7;

    private static final int POSITIONS = 1000;
    private static final int GAMES = 200;
    private static final int BOT_MOVES = 200;
    private static final int CERTIFICATES = 1000;
    private static final int POSITIONS_OF_OTHERS = 360;
    private static final int GAMES_OF_OTHERS = 96;
    private static final int BOT_MOVES_OF_OTHERS = 480;

    private Goldens() {}

    /** Answers all questions of the file again and compares. */
    static void check(GoldenFile file) throws IOException {
        String text = Boolean.getBoolean("tapa.rewrite")
                ? file.ask(questions(file), NETS)
                : GoldenFile.answerAgain(file.fileName(), committed(file), NETS);
        Golden.check(path(file), text.lines().toList());
    }

    /** The number that every change of rules, chance or bot carries: the first 8 hex digits of the files' digest. */
    static String signature() throws IOException {
        Sha256 digest = new Sha256();
        for (GoldenFile file : GoldenFile.values()) {
            digest.update(committed(file).getBytes(StandardCharsets.UTF_8));
        }
        return digest.hexDigest().substring(0, 8);
    }

    private static String committed(GoldenFile file) throws IOException {
        return Files.readString(path(file));
    }

    private static Path path(GoldenFile file) {
        return FOLDER.resolve(file.fileName());
    }

    private static List<String> tapaAndOthers(
            int tapa, int others, BiFunction<List<String>, Integer, List<String>> choice) {
        List<String> questions = new ArrayList<>(choice.apply(TablesKind.TAPA.presets(), tapa));
        List<String> presets = new ArrayList<>(TablesKind.TABLA.presets());
        presets.addAll(TablesKind.GULBARA.presets());
        questions.addAll(choice.apply(presets, others));
        return questions;
    }

    private static List<String> questions(GoldenFile file) {
        return switch (file) {
            case CHANCE -> GoldenQuestions.seeds();
            case PLAYS -> tapaAndOthers(POSITIONS, POSITIONS_OF_OTHERS, GoldenQuestions::positions);
            case GAMES -> tapaAndOthers(GAMES, GAMES_OF_OTHERS, GoldenQuestions::games);
            case CERTIFICATES -> GoldenQuestions.certificates(CERTIFICATES);
            case BOT -> tapaAndOthers(BOT_MOVES, BOT_MOVES_OF_OTHERS, GoldenQuestions::rolls);
        };
    }
}
