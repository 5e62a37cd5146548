package games.tapa.conformance;

import games.tapa.kernel.Problem;
import games.tapa.tablesbot.LoadedNets;
import java.util.Optional;
import org.teavm.jso.JSExport;

/** What a browser calls: to answer the golden files ({@link GoldenFile}) and to measure {@link Speed} and {@link NetSpeed}. */
public final class GoldenRun {

    private static Speed speed = new Speed("");

    private static final LoadedNets NETS = new LoadedNets();

    private static Optional<NetSpeed> netSpeed = Optional.empty();

    private GoldenRun() {}

    /** Takes the nets of a game, from their file; answers what is wrong with it, or nothing. */
    @JSExport
    public static String load(byte[] file) {
        return NETS.load(file).map(Problem::message).orElse("");
    }

    /** Answers the questions of a golden file again. */
    @JSExport
    public static String answerAgain(String fileName, String lines) {
        return GoldenFile.answerAgain(fileName, lines, NETS);
    }

    /** Reads the positions to measure with and answers how many rolls a round has. */
    @JSExport
    public static int speedOf(String lines) {
        speed = new Speed(lines);
        return speed.rolls();
    }

    /** Generates one round and answers how many results there were. */
    @JSExport
    public static int round() {
        return speed.round();
    }

    /** Finds so many decisions to measure with, once the nets of the game are loaded; answers in how many batches. */
    @JSExport
    public static int netSpeedOf(String game, int decisions) {
        NetSpeed measured = new NetSpeed(game, decisions, NETS);
        netSpeed = Optional.of(measured);
        return measured.batches();
    }

    /** Lays a batch out and answers how many positions there are to be judged. */
    @JSExport
    public static int layOut(int batch) {
        return netSpeed.orElseThrow().layOut(batch);
    }

    /** Judges what is laid out and answers what all that was judged so far is worth. */
    @JSExport
    public static double judge() {
        return netSpeed.orElseThrow().judge();
    }
}
