package games.tapa.conformance;

import games.tapa.client.Engine;
import games.tapa.client.Table;
import games.tapa.kernel.Dice;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Side;
import games.tapa.tables.BoardLaws;
import games.tapa.tables.BoardText;
import games.tapa.tables.MoveText;
import games.tapa.tables.PositionId;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesRules;
import games.tapa.wire.Json;
import games.tapa.wire.JsonReader;
import games.tapa.wire.JsonWriter;
import games.tapa.wire.RulesJson;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Everything that reads text from outside. Each parser takes any text and must give a value or a problem with a message;
 * it throws on anything else.
 */
enum TextParsers {
    BOARD("board"),
    ID("id"),
    MOVE("move"),
    RULES("rules"),
    REQUEST("request"),
    SAVED("saved");

    private static final int LONGEST = 100_000;
    private static final TablesGame GAME =
            new TablesGame(TablesRules.of(TablesKind.TAPA, "mali").orThrow());
    private static final List<TablesPosition.ToMove> POSITIONS = List.of(
            position("24:W15 1:B15", new Dice(6, 1)),
            position("24:W15 1:B15", new Dice(6, 6)),
            position("24:W1 19:W1 2:W12 1:B1W1 15:B14", new Dice(6, 4)),
            position("6:W2 3:W1 2:W1B1 10:B5", new Dice(6, 5)),
            position("2:W1B1 10:B14", new Dice(2, 2)));

    /** The last answer that was found good: after a refused game the table gives the same one again and again. */
    private static String lastGood = "";

    private final String corpus;

    TextParsers(String corpus) {
        this.corpus = corpus;
    }

    /**
     * Reads {@code text}; throws if the answer is neither a value nor a problem that says something. Half of the saved
     * games get a check sum that is right, since only then do their other fields matter.
     */
    void read(String text) {
        switch (this) {
            case BOARD -> check(BoardText.read(text, new BoardLaws(TablesKind.TAPA, text.length() % 2 == 0)));
            case ID -> check(PositionId.read(TablesKind.TAPA, text, Side.WHITE));
            case MOVE -> readMove(text);
            case RULES -> readRules(text);
            case REQUEST -> readRequest(text);
            case SAVED ->
                readSaved(
                        text.hashCode() % 2 == 0
                                ? text
                                : SavedSeal.renewed(text).orElse(text));
        }
    }

    /** The committed inputs, good and bad, one a line. */
    List<String> corpus() {
        try (InputStream in = TextParsers.class.getResourceAsStream("/corpus/" + corpus + ".txt")) {
            String text = new String(Objects.requireNonNull(in, corpus).readAllBytes(), StandardCharsets.UTF_8);
            return List.of(text.split("\n", -1));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void readMove(String text) {
        for (TablesPosition.ToMove position : POSITIONS) {
            check(MoveText.read(GAME, position, text));
        }
    }

    private static void readRules(String text) {
        Result<TablesRules> rules = JsonReader.read(text, LONGEST)
                .then(RulesJson::read)
                .then(choice -> TablesRules.of(TablesKind.TAPA, choice.preset().orElse("tapa"), choice.options()));
        check(rules);
        if (rules instanceof Result.Ok<TablesRules>(TablesRules good)) {
            String written = JsonWriter.write(RulesJson.write(good.options()));
            TablesRules again = JsonReader.read(written, LONGEST)
                    .then(RulesJson::read)
                    .then(choice ->
                            TablesRules.of(TablesKind.TAPA, choice.preset().orElseThrow(), choice.options()))
                    .orThrow();
            if (!again.equals(good)) {
                throw new AssertionError("written and read again: " + written);
            }
        }
    }

    private static void readRequest(String text) {
        checkAnswer(new Engine(Goldens.NETS).answer(text));
    }

    /** The table's answer to a saved game. */
    static String readSaved(String text) {
        Map<String, Json> open = new LinkedHashMap<>();
        open.put("do", new Json.Str("open"));
        open.put("saved", new Json.Str(text));
        Table table = new Table();
        String answer = table.send(JsonWriter.write(new Json.Obj(open)));
        checkAnswer(answer);
        checkAnswer(table.send("{\"do\":\"look\"}"));
        return answer;
    }

    /** An answer is one JSON object and never a fault of ours. */
    private static void checkAnswer(String answer) {
        if (answer.equals(lastGood)) {
            return;
        }
        Json json = JsonReader.read(answer, 1_000_000).orThrow();
        if (!(json instanceof Json.Obj) || answer.contains(Problem.Code.INTERNAL.key()) || answer.contains("\n")) {
            throw new AssertionError("answer: " + answer);
        }
        lastGood = answer;
    }

    private static void check(Result<?> result) {
        result.failure().ifPresent(problem -> {
            if (problem.message().isBlank() || problem.code() == Problem.Code.INTERNAL) {
                throw new AssertionError("problem: " + problem);
            }
        });
    }

    private static TablesPosition.ToMove position(String board, Dice dice) {
        return GAME.rolled(BoardText.read(board, GAME.rules().laws()).orThrow(), Side.WHITE, dice, 1);
    }
}
