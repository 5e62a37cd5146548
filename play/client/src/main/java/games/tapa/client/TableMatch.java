package games.tapa.client;

import games.tapa.games.Games;
import games.tapa.games.TablesGameRules;
import games.tapa.kernel.Result;
import games.tapa.match.Game;
import games.tapa.match.GameRules;
import games.tapa.match.Match;
import games.tapa.match.MatchRules;
import games.tapa.match.Variant;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import java.util.Optional;

/**
 * The match on the table. Immutable.
 *
 * @param choice which match was chosen
 * @param match the match as far as it has come
 */
record TableMatch(MatchChoice choice, Match<TablesPosition, TablesPlay> match) {

    static Result<TableMatch> begin(MatchChoice choice, MatchRules rules) {
        return Match.begin(rules, TableMatch::catalogue).map(begun -> new TableMatch(choice, begun));
    }

    /** What a variant is played by. */
    static Result<GameRules<TablesPosition, TablesPlay>> catalogue(Variant variant) {
        return rules(variant).map(rules -> rules);
    }

    /** What the game that is on is played by. */
    Variant variant() {
        return match.scheduled().variant();
    }

    /** The rules of the game that is on. */
    TablesGameRules rules() {
        return rules(variant()).orThrow();
    }

    TableMatch at(Game<TablesPosition, TablesPlay> now) {
        return new TableMatch(choice, match.at(now));
    }

    TableMatch next() {
        return new TableMatch(choice, match.beginNext());
    }

    private static Result<TablesGameRules> rules(Variant variant) {
        return Games.rules(variant.game(), Optional.of(variant.preset()), variant.options());
    }
}
