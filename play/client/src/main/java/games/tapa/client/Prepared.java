package games.tapa.client;

import games.tapa.games.TablesGameRules;
import games.tapa.kernel.Outcome;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Side;
import games.tapa.tables.BoardText;
import games.tapa.tables.Doubles;
import games.tapa.tables.PositionId;
import games.tapa.tables.RollCounts;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesStage;
import games.tapa.wire.EngineAnswer;
import games.tapa.wire.EngineRequest;
import games.tapa.wire.RulesChoice;

/**
 * Rules of a game as a request named them, ready to be asked about the positions that it names.
 *
 * @param game the game's id
 * @param choice how the rules were named
 * @param rules the rules
 */
record Prepared(String game, RulesChoice choice, TablesGameRules rules) {

    /** What a position is and which ids it has. */
    Result<EngineAnswer> read(String text, Side turn) {
        return board(text, turn)
                .map(board -> new EngineAnswer.Read(
                        game,
                        BoardText.write(board),
                        turn,
                        PositionId.write(rules.rules().kind(), board, turn)));
    }

    /** The position, its side about to throw; refused if the game is over. */
    Result<TablesPosition.ToThrow> toThrow(EngineRequest.Standing at) {
        return open(at).map(found -> {
            int before = at.roll() - 1;
            return new TablesPosition.ToThrow(found.board(), found.turn(), new RollCounts(before, before));
        });
    }

    /** The position with the dice that are to be played; refused if the game is over. */
    Result<Decision> decision(EngineRequest.Asked asked) {
        return open(asked.at())
                .then(found -> stage(found, asked).map(toMove -> new Decision(rules.game(), counted(toMove, asked))));
    }

    private Result<TablesPosition.ToThrow> open(EngineRequest.Standing at) {
        return turn(at).then(turn -> board(at.position(), turn)
                .then(this::open)
                .map(board -> new TablesPosition.ToThrow(board, turn, RollCounts.NONE)));
    }

    private Result<TablesBoard> open(TablesBoard board) {
        return rules.game()
                .outcome(board)
                .map(over -> Result.<TablesBoard>bad(Problem.Code.GAME_OVER, over(board, over)))
                .orElseGet(() -> Result.ok(board));
    }

    private static String over(TablesBoard board, Outcome over) {
        return "position \"" + board + "\": the game is over (" + over.ending().key()
                + "); give a position in which it goes on";
    }

    private Result<Side> turn(EngineRequest.Standing at) {
        if (at.turn().isPresent()) {
            return Result.ok(at.turn().get());
        }
        return PositionId.isId(at.position(), rules.rules().kind())
                ? Result.ok(Side.WHITE)
                : Result.bad(
                        Problem.Code.BAD_REQUEST, "field \"turn\" is missing: with a board text give \"W\" or \"B\"");
    }

    private Result<TablesBoard> board(String text, Side turn) {
        TablesKind kind = rules.rules().kind();
        return PositionId.isId(text, kind)
                ? PositionId.read(kind, text, turn)
                : BoardText.read(text, rules.rules().laws());
    }

    private Result<TablesPosition.ToMove> stage(TablesPosition.ToThrow found, EngineRequest.Asked asked) {
        TablesGame game = rules.game();
        int roll = asked.at().roll();
        return switch (asked.dice()) {
            case EngineRequest.Stage.Roll thrown ->
                Result.ok(game.rolled(found.board(), found.turn(), thrown.dice(), roll));
            case EngineRequest.Stage.Left left ->
                left(left).map(stage -> game.due(found.board(), found.turn(), stage, roll));
        };
    }

    private Result<TablesStage> left(EngineRequest.Stage.Left left) {
        if (rules.rules().cascade().doubles() != Doubles.CASCADE) {
            return Result.bad(
                    Problem.Code.BAD_DICE,
                    "left \"" + left.digits() + "\": doubles do not cascade under the rules "
                            + rules.rules().preset() + ", so no dice are left; give a roll as \"dice\"");
        }
        TablesStage.Origin origin = left.ofOpponent() ? TablesStage.Origin.REST : TablesStage.Origin.CHAIN;
        return TablesStage.ofLeft(left.digits(), origin, left.thrownDouble(), left.offHead());
    }

    /** The same with the rolls of the other side, which has made one less if this one started the game. */
    private static TablesPosition.ToMove counted(TablesPosition.ToMove toMove, EngineRequest.Asked asked) {
        int own = asked.at().roll();
        int other = toMove.stage().origin() == TablesStage.Origin.REST ? own : own - 1;
        boolean white = toMove.turn() == Side.WHITE;
        RollCounts rolls = new RollCounts(white ? own : other, white ? other : own);
        return new TablesPosition.ToMove(toMove.board(), toMove.turn(), toMove.stage(), rolls);
    }
}
