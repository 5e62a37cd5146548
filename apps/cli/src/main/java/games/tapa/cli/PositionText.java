package games.tapa.cli;

import games.tapa.games.TablesGameRules;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Side;
import games.tapa.tables.Diagram;
import games.tapa.tables.DiagramText;
import games.tapa.tables.PositionId;
import games.tapa.tables.RollCounts;
import games.tapa.tables.TablesPosition;
import java.util.Optional;

/**
 * Reads a position as a person writes it: a board text with its turn, or an id, which White is on roll in if not said; of
 * Tabla also an XGID or the ids of GNU Backgammon, which say whose turn it is.
 */
final class PositionText {

    private PositionText() {}

    static Result<TablesPosition> read(TablesGameRules rules, String text, Optional<Side> turn) {
        return diagram(rules, text, turn).map(read -> rules.game().toThrow(read.board(), read.turn(), RollCounts.NONE));
    }

    static Result<Diagram> diagram(TablesGameRules rules, String text, Optional<Side> turn) {
        boolean known = turn.isPresent() || PositionId.isId(text, rules.rules().kind()) || DiagramText.tellsTurn(text);
        return known
                ? DiagramText.read(rules.rules(), text, turn)
                : Result.bad(Problem.Code.BAD_REQUEST, "--turn is missing: with a board text give W or B");
    }
}
