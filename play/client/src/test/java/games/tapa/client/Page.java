package games.tapa.client;

import games.tapa.wire.Json;
import games.tapa.wire.JsonFields;
import games.tapa.wire.JsonReader;
import games.tapa.wire.JsonWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a page does with a table: sends commands, keeps the last view. */
final class Page {

    private static final int LARGEST_VIEW = 8 * 1024;

    private Table table = new Table();
    private String view = "";
    private Json.Obj parsed = new Json.Obj(Map.of());

    /** A page with a new game of Tapa; the seed is 64 digits or 16 that are repeated, or that of real dice. */
    static Page with(String preset, String white, String black, String seed) {
        return new Page().begin("tapa", preset, "", 0, white, black, seed);
    }

    /** A page with a new match. */
    static Page match(String name, String white, String black, String seed) {
        return new Page().begin("", "", name, 0, white, black, seed);
    }

    /** A page with a new match of two persons, the switch "pinned at home blocks bearing off" on. */
    static Page blocking(String name, String seed) {
        return new Page().begin("", "", name, 0, true, "human", "human", seed);
    }

    Page begin(String game, String preset, String match, int target, String white, String black, String seed) {
        return begin(game, preset, match, target, false, white, black, seed);
    }

    Page begin(
            String game,
            String preset,
            String match,
            int target,
            boolean pinnedBlocks,
            String white,
            String black,
            String seed) {
        return send(new JsonFields()
                .put("do", "new")
                .put("game", game)
                .put("preset", preset)
                .put("match", match)
                .put("target", target)
                .put("pinnedBlocks", pinnedBlocks)
                .put("white", white)
                .put("black", black)
                .put("seed", seed(seed))
                .put("gameId", gameId(seed)));
    }

    /** Begins the next game of the match. */
    Page next(String seed) {
        return send(new JsonFields().put("do", "next").put("seed", seed(seed)).put("gameId", gameId(seed)));
    }

    Page word(String word) {
        return send(new JsonFields().put("do", "word").put("word", word));
    }

    Page offer(String side, int points) {
        return send(new JsonFields().put("do", "offer").put("side", side).put("points", points));
    }

    Page answer(boolean accept) {
        return send(new JsonFields().put("do", "answer").put("accept", accept));
    }

    /** The certificate of the game that is over; empty if it is refused. */
    Optional<String> certificate() {
        return read(table.send("{\"do\":\"certificate\"}")).text("certificate");
    }

    private static String seed(String seed) {
        return seed.length() == 16 ? seed.repeat(4) : seed;
    }

    private static String gameId(String seed) {
        return seed.length() >= 16 ? seed(seed).substring(0, 32) : "";
    }

    /** A page with a game of two persons whose rules start from {@code board}, White to throw. */
    static Page at(String board, String preset) {
        return TableGames.page(board, preset, Seat.HUMAN, Seat.HUMAN);
    }

    /** Sends a command without fields. */
    Page send(String command) {
        return send(new JsonFields().put("do", command));
    }

    Page tap(String spot) {
        return send(new JsonFields().put("do", "tap").put("spot", spot));
    }

    Page pick(String from, String to, String via) {
        return send(new JsonFields()
                .put("do", "pick")
                .put("from", from)
                .put("to", to)
                .put("via", via));
    }

    Page type(String text) {
        return send(new JsonFields().put("do", "type").put("text", text));
    }

    Page bot(String ticket, String play) {
        return send(new JsonFields().put("do", "bot").put("ticket", ticket).put("play", play));
    }

    Page resign(String side) {
        return send(new JsonFields().put("do", "resign").put("side", side));
    }

    Page open(String saved) {
        return send(new JsonFields().put("do", "open").put("saved", saved));
    }

    Page send(JsonFields command) {
        view = table.send(JsonWriter.write(command.object()));
        parsed = read(view);
        int bytes = view.getBytes(StandardCharsets.UTF_8).length;
        if (bytes > LARGEST_VIEW) {
            throw new AssertionError(bytes + " bytes are too many for a view: " + view);
        }
        return this;
    }

    /** The game as saved text. */
    String saved() {
        Json.Obj answer = read(table.send("{\"do\":\"save\"}"));
        return answer.text("saved").orElseThrow();
    }

    /** The same as after a reload: a new table, the game opened on it. */
    Page reload() {
        String saved = saved();
        table = new Table();
        return open(saved);
    }

    /** The last view as text. */
    String text() {
        return view;
    }

    Json.Obj view() {
        return parsed;
    }

    String phase() {
        return view().text("phase").orElseThrow();
    }

    String actor() {
        return view().text("actor").orElseThrow();
    }

    boolean isYourTurn() {
        return view().flag("yourTurn").orElseThrow();
    }

    Json.Obj turn() {
        return view().object("turn").orElseThrow();
    }

    boolean may(String what) {
        return turn().flag(what).orElseThrow();
    }

    Json.Obj match() {
        return view().object("match").orElseThrow();
    }

    List<String> sources() {
        return each("sources", "spot");
    }

    /** For each source the dice that it can move with. */
    List<String> sourceDice() {
        return each("sources", "dice");
    }

    List<String> targets() {
        return each("targets", "spot");
    }

    private List<String> each(String list, String part) {
        List<String> texts = new ArrayList<>();
        for (Json item : turn().list(list).orElseThrow()) {
            texts.add(item.asObject().orElseThrow().text(part).orElseThrow());
        }
        return texts;
    }

    List<String> moments() {
        return texts(view().list("moments").orElseThrow());
    }

    /** The key of the problem, or nothing. */
    String problem() {
        return view().object("problem")
                .map(why -> why.text("key").orElseThrow())
                .orElse("");
    }

    /** What is said: each key with its values. */
    List<String> say() {
        List<String> said = new ArrayList<>();
        for (Json item : view().list("say").orElseThrow()) {
            Json.Obj sentence = item.asObject().orElseThrow();
            List<String> words = new ArrayList<>(List.of(sentence.text("key").orElseThrow()));
            List<String> args = texts(sentence.list("args").orElseThrow());
            for (int i = 1; i < args.size(); i += 2) {
                words.add(args.get(i));
            }
            said.add(String.join(" ", words));
        }
        return said;
    }

    /** The board as text. */
    String board() {
        List<String> stacks = new ArrayList<>();
        for (Json item : view().list("points").orElseThrow()) {
            Json.Obj point = item.asObject().orElseThrow();
            int count = point.integer("count").orElseThrow();
            if (count > 0) {
                String beneath = point.text("beneath").orElseThrow();
                stacks.add(point.integer("point").orElseThrow() + ":"
                        + beneath.replace("W", "W1").replace("B", "B1")
                        + point.text("top").orElseThrow() + count);
            }
        }
        return String.join(" ", stacks);
    }

    private static List<String> texts(List<Json> items) {
        List<String> texts = new ArrayList<>();
        for (Json item : items) {
            texts.add(item.asText().orElseThrow());
        }
        return texts;
    }

    private static Json.Obj read(String json) {
        return JsonReader.read(json, 1_000_000).orThrow().asObject().orElseThrow();
    }
}
