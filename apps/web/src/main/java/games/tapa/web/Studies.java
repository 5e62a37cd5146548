package games.tapa.web;

import games.tapa.client.Exchange;
import games.tapa.client.Study;
import games.tapa.kernel.Problem;
import games.tapa.tablesbot.LoadedNets;
import org.teavm.jso.JSExport;

/**
 * What the worker of hints, tutor and reviews calls, a wasm of its own: it is loaded when one of them is first asked for,
 * and the first play needs none of it. Texts and bytes go in and texts come out.
 */
public final class Studies {

    private static final LoadedNets NETS = new LoadedNets();
    private static final Study STUDY = new Study(NETS);

    private Studies() {}

    /** Takes the nets of a game from their file; answers what is wrong with it, or nothing. */
    @JSExport
    public static String load(byte[] file) {
        return NETS.load(file).map(Problem::message).orElse("");
    }

    /** Takes a command about texts of games, positions and dice as JSON and answers as JSON. */
    @JSExport
    public static String exchange(String json) {
        return Exchange.answer(json);
    }

    /** Takes a study command as JSON and answers with the study view as JSON. */
    @JSExport
    public static String study(String json) {
        return STUDY.answer(json);
    }
}
