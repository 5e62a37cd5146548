package games.tapa.cli;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Side;
import games.tapa.wire.RulesChoice;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options that say under which rules a question is asked and whose turn it is. */
final class PositionOptions {

    @Option(names = "--game", defaultValue = "tapa", paramLabel = "GAME", description = "The game; default: tapa.")
    private String game = "tapa";

    @Option(
            names = "--rules",
            defaultValue = "",
            paramLabel = "RULES",
            description = "A preset such as mali, or a JSON object of options such as "
                    + "{\"preset\":\"mali\",\"bearoff_pinned\":\"none\"}; default: the game's default preset.")
    private String rules = "";

    @Option(names = "--turn", defaultValue = "", paramLabel = "W|B", description = "Whose turn it is.")
    private String turn = "";

    @Option(
            names = "--roll",
            defaultValue = "1",
            paramLabel = "N",
            description = "Which roll of the game this is for the side; default: 1. It matters where doubles cascade.")
    private int roll = 1;

    String game() {
        return game;
    }

    Result<RulesChoice> rules() {
        return RulesText.read(rules);
    }

    /** Whose turn it is; empty if not said. */
    Result<Optional<Side>> turn() {
        if (turn.isEmpty()) {
            return Result.ok(Optional.empty());
        }
        Optional<Side> side = turn.length() == 1 ? Side.ofLetter(turn.charAt(0)) : Optional.empty();
        return side.isPresent()
                ? Result.ok(side)
                : Result.bad(Problem.Code.BAD_TURN, "turn \"" + turn + "\": give W or B");
    }

    Result<Integer> roll() {
        return roll >= 1
                ? Result.ok(roll)
                : Result.bad(Problem.Code.BAD_REQUEST, "roll " + roll + ": rolls are counted from 1");
    }
}
