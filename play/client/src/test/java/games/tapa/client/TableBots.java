package games.tapa.client;

import games.tapa.games.Games;
import games.tapa.games.TablesGameRules;
import games.tapa.kernel.Dice;
import games.tapa.kernel.Rng;
import games.tapa.kernel.Side;
import games.tapa.kernel.SplitMix64;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.wire.Json;
import games.tapa.wire.JsonReader;
import games.tapa.wire.RulesChoice;
import games.tapa.wire.RulesJson;
import java.util.List;

/** A thinker for tests: answers a request with a legal play. */
final class TableBots {

    private TableBots() {}

    static String anyPlay(String request) {
        return randomPlay(request, new SplitMix64(0));
    }

    static String randomPlay(String request, Rng rng) {
        Json.Obj asked = JsonReader.read(request, 10_000).orThrow().asObject().orElseThrow();
        RulesChoice choice = RulesJson.read(asked.get("rules").orElseThrow()).orThrow();
        TablesGameRules rules = Games.rules(asked.text("game").orElseThrow(), choice.preset(), choice.options())
                .orThrow();
        Side side = Side.ofLetter(asked.text("turn").orElseThrow().charAt(0)).orElseThrow();
        TablesPosition position = rules.thrown(
                rules.readPosition(asked.text("position").orElseThrow(), side).orThrow(),
                Dice.read(asked.text("dice").orElseThrow()).orThrow());
        List<TablesPlay> plays = rules.legalMoves(position);
        return rules.writeMove(position, plays.get(rng.below(plays.size())));
    }
}
