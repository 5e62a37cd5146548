package games.tapa.web;

import games.tapa.client.Engine;
import games.tapa.client.Table;
import games.tapa.kernel.Problem;
import games.tapa.tablesbot.LoadedNets;
import org.teavm.jso.JSExport;

/**
 * What the two workers of the page call: {@link #send} in the table worker, {@link #load} and {@link #think} in the
 * thinker. Texts and bytes go in and texts come out; no object crosses. Each worker runs its own instance of the wasm,
 * so nothing here is shared.
 */
public final class Workers {

    private static final Table TABLE = new Table();
    private static final LoadedNets NETS = new LoadedNets();
    private static final Engine ENGINE = new Engine(NETS);

    private Workers() {}

    /** Takes a table command as JSON and answers with the whole new view as JSON. */
    @JSExport
    public static String send(String json) {
        return TABLE.send(json);
    }

    /** Takes the nets of a game from their file, without which there is no bot; answers what is wrong with it, or nothing. */
    @JSExport
    public static String load(byte[] file) {
        return NETS.load(file).map(Problem::message).orElse("");
    }

    /** Answers one request line of the engine protocol, {@code best}, {@code plays} or {@code read}, with one line. */
    @JSExport
    public static String think(String requestLine) {
        return ENGINE.answerPage(requestLine);
    }
}
