package games.tapa.client;

import games.tapa.games.Games;
import games.tapa.games.TablesGameRules;
import games.tapa.kernel.Dice;
import games.tapa.kernel.Rng;
import games.tapa.kernel.Side;
import games.tapa.kernel.SplitMix64;
import games.tapa.tables.BoardText;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.wire.Json;
import games.tapa.wire.JsonReader;
import games.tapa.wire.RulesChoice;
import games.tapa.wire.RulesJson;
import java.util.List;

/** A thinker for tests: answers a request with a legal play. */
final class TableBots {

    /** An engine is not for several threads, and tests run side by side. */
    private static final ThreadLocal<Engine> ENGINES = ThreadLocal.withInitial(Shipped::engine);

    private TableBots() {}

    static String anyPlay(String request) {
        return randomPlay(request, new SplitMix64(0));
    }

    /** The play that the first bot chooses. */
    static String bestPlay(String request) {
        return answer(request).text("play").orElseThrow();
    }

    static String randomPlay(String request, Rng rng) {
        Json.Obj asked = JsonReader.read(request, 10_000).orThrow().asObject().orElseThrow();
        return asked.text("dice")
                .map(dice -> randomPlay(asked, dice, rng))
                .orElseGet(() -> randomOfStage(request, rng));
    }

    /** Of a roll; the plays are not written down, which would take most of the time of random games. */
    private static String randomPlay(Json.Obj asked, String dice, Rng rng) {
        RulesChoice choice = RulesJson.read(asked.get("rules").orElseThrow()).orThrow();
        TablesGameRules rules = Games.rules(asked.text("game").orElseThrow(), choice.preset(), choice.options())
                .orThrow();
        Side side = Side.ofLetter(asked.text("turn").orElseThrow().charAt(0)).orElseThrow();
        TablesBoard board = BoardText.read(
                        asked.text("position").orElseThrow(), rules.rules().laws())
                .orThrow();
        TablesPosition.ToMove position = rules.game()
                .rolled(
                        board,
                        side,
                        Dice.read(dice).orThrow(),
                        asked.integer("roll").orElseThrow());
        List<TablesPlay> plays = rules.legalMoves(position);
        return rules.writeMove(position, plays.get(rng.below(plays.size())));
    }

    private static String randomOfStage(String request, Rng rng) {
        List<Json> plays = answer(request.replace("\"op\":\"best\"", "\"op\":\"plays\""))
                .list("plays")
                .orElseThrow();
        return plays.get(rng.below(plays.size()))
                .asObject()
                .flatMap(play -> play.text("play"))
                .orElseThrow();
    }

    private static Json.Obj answer(String request) {
        return JsonReader.read(ENGINES.get().answer(request), 1_000_000)
                .orThrow()
                .asObject()
                .orElseThrow();
    }
}
