package games.tapa.client;

import games.tapa.games.Games;
import games.tapa.games.TapaRules;
import games.tapa.kernel.Dice;
import games.tapa.kernel.Outcome;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Side;
import games.tapa.tables.BoardText;
import games.tapa.tables.MoveText;
import games.tapa.tables.PositionId;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.tablesbot.FirstBot;
import games.tapa.wire.EngineAnswer;
import games.tapa.wire.EngineLine;
import games.tapa.wire.EngineRequest;
import games.tapa.wire.Json;
import games.tapa.wire.RulesChoice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Answers the engine protocol ({@code docs/engine-protocol.md}): a request line in, an answer line out, whatever the
 * line holds. Holds no game; not for several threads at once.
 */
public final class Engine {

    /** The rules last asked for: requests mostly ask again under the same. Only saves work, never changes it. */
    private Optional<Prepared> last = Optional.empty();

    /** Rules ready to be asked. */
    private record Prepared(String game, RulesChoice choice, TapaRules rules, FirstBot bot) {}

    /** Rules and a position under them in which dice are to be played. */
    private record Decision(Prepared at, TablesPosition.ToMove position) {}

    /** An engine that has answered nothing yet. */
    public Engine() {}

    /** The answer to one request line, without an end of line. */
    public String answer(String line) {
        EngineLine asked = EngineLine.read(line);
        return answer(asked.request()).line(asked.id());
    }

    /** The answer to a line that cannot be read at all, without an end of line. */
    public String refuse(Problem problem) {
        return new EngineAnswer.Refused(problem).line(new Json.Null());
    }

    /** The answer to a request that has been read. */
    public Result<EngineAnswer> ask(EngineRequest request) {
        return switch (request) {
            case EngineRequest.Hello() -> Result.ok(hello());
            case EngineRequest.Plays(EngineRequest.Asked roll) -> decision(roll).map(Engine::plays);
            case EngineRequest.Best best -> decision(best.roll()).map(Engine::best);
            case EngineRequest.Read read ->
                prepare(read.game(), read.rules())
                        .then(at -> read(at, read.text(), read.turn().orElse(Side.WHITE)));
        };
    }

    // A bug of ours must not end the process: the next request may have nothing to do with it.
    private EngineAnswer answer(Result<EngineRequest> request) {
        try {
            return switch (request.then(this::ask)) {
                case Result.Ok<EngineAnswer>(EngineAnswer answer) -> answer;
                case Result.Bad<EngineAnswer>(Problem problem) -> new EngineAnswer.Refused(problem);
            };
        } catch (RuntimeException bug) {
            last = Optional.empty();
            return new EngineAnswer.Refused(
                    new Problem(Problem.Code.INTERNAL, "a bug of ours, please report it with the request: " + bug));
        }
    }

    private static EngineAnswer hello() {
        List<EngineAnswer.GameEntry> games = new ArrayList<>();
        for (Games.Entry game : Games.all()) {
            games.add(new EngineAnswer.GameEntry(game.id(), game.family(), game.presets()));
        }
        return new EngineAnswer.Hello(games);
    }

    private static EngineAnswer plays(Decision decision) {
        TapaRules rules = decision.at.rules;
        List<EngineAnswer.Played> plays = new ArrayList<>();
        for (TablesPlay play : rules.legalMoves(decision.position)) {
            plays.add(played(decision, play));
        }
        return new EngineAnswer.Plays(rules.game().dicePlayed(decision.position), plays);
    }

    private static EngineAnswer best(Decision decision) {
        return new EngineAnswer.Best(played(decision, decision.at.bot.best(decision.position)));
    }

    private static EngineAnswer.Played played(Decision decision, TablesPlay play) {
        return new EngineAnswer.Played(
                MoveText.write(decision.position, play), BoardText.write(play.result()), play.outcome());
    }

    private static Result<EngineAnswer> read(Prepared at, String text, Side turn) {
        return board(at.rules, text, turn)
                .map(board -> new EngineAnswer.Read(BoardText.write(board), turn, PositionId.write(board, turn)));
    }

    private Result<Decision> decision(EngineRequest.Asked asked) {
        return prepare(asked.game(), asked.rules())
                .then(at -> turn(asked)
                        .then(turn -> board(at.rules, asked.position(), turn)
                                .then(board -> dice(asked).then(dice -> toMove(at, board, turn, dice)))));
    }

    private Result<Prepared> prepare(String game, RulesChoice choice) {
        if (last.isPresent()
                && last.get().game.equals(game)
                && last.get().choice.equals(choice)) {
            return Result.ok(last.get());
        }
        return Games.rules(game, choice.preset(), choice.options()).map(rules -> {
            Prepared prepared = new Prepared(game, choice, rules, new FirstBot(rules.game()));
            last = Optional.of(prepared);
            return prepared;
        });
    }

    private static Result<Side> turn(EngineRequest.Asked asked) {
        if (asked.turn().isPresent()) {
            return Result.ok(asked.turn().get());
        }
        return PositionId.isId(asked.position())
                ? Result.ok(Side.WHITE)
                : Result.bad(
                        Problem.Code.BAD_REQUEST, "field \"turn\" is missing: with a board text give \"W\" or \"B\"");
    }

    private static Result<TablesBoard> board(TapaRules rules, String text, Side turn) {
        return PositionId.isId(text)
                ? PositionId.read(text, turn)
                : BoardText.read(text, rules.rules().pinnerPinnable());
    }

    private static Result<Dice> dice(EngineRequest.Asked asked) {
        return switch (asked.dice()) {
            case EngineRequest.Stage.Roll(Dice dice) -> Result.ok(dice);
            case EngineRequest.Stage.Left(String digits, boolean ofOpponent) ->
                Result.bad(
                        Problem.Code.BAD_DICE,
                        "left \"" + digits + "\": " + asked.game() + " never leaves dice; give a roll as \"dice\"");
        };
    }

    private static Result<Decision> toMove(Prepared at, TablesBoard board, Side turn, Dice dice) {
        return switch (at.rules.game().toThrow(board, turn)) {
            case TablesPosition.ToThrow toThrow ->
                Result.ok(new Decision(at, at.rules.game().thrown(toThrow, dice)));
            case TablesPosition.ToMove toMove -> throw new IllegalStateException("nobody threw");
            case TablesPosition.Over(TablesBoard end, Outcome outcome) ->
                Result.bad(
                        Problem.Code.GAME_OVER,
                        "position \"" + end + "\": the game is over ("
                                + outcome.ending().key() + "); give a position in which it goes on");
        };
    }
}
