package games.tapa.cli;

import games.tapa.games.TablesGameRules;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Side;
import games.tapa.tables.PositionId;
import games.tapa.tables.RollCounts;
import games.tapa.tables.TablesPosition;
import java.util.Optional;

/** Reads a position as a person writes it: a board text with its turn, or an id, which White is on roll in if not said. */
final class PositionText {

    private PositionText() {}

    static Result<TablesPosition> read(TablesGameRules rules, String text, Optional<Side> turn) {
        if (PositionId.isId(text, rules.rules().kind())) {
            Side onRoll = turn.orElse(Side.WHITE);
            return PositionId.read(rules.rules().kind(), text, onRoll)
                    .map(board -> rules.game().toThrow(board, onRoll, RollCounts.NONE));
        }
        return turn.isPresent()
                ? rules.readPosition(text, turn.get())
                : Result.bad(Problem.Code.BAD_REQUEST, "--turn is missing: with a board text give W or B");
    }
}
