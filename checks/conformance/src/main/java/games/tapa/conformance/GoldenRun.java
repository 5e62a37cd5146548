package games.tapa.conformance;

import org.teavm.jso.JSExport;

/** What a browser calls to answer the golden files; see {@link GoldenFile}. */
public final class GoldenRun {

    private GoldenRun() {}

    /** Answers the questions of a golden file again. */
    @JSExport
    public static String answerAgain(String fileName, String lines) {
        return GoldenFile.answerAgain(fileName, lines);
    }
}
