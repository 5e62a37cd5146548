package games.tapa.client;

import games.tapa.games.Bot;
import games.tapa.games.Bots;
import games.tapa.games.Games;
import games.tapa.games.TablesGameRules;
import games.tapa.kernel.Dice;
import games.tapa.kernel.Outcome;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Side;
import games.tapa.tables.BoardText;
import games.tapa.tables.Doubles;
import games.tapa.tables.MoveText;
import games.tapa.tables.PositionId;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesStage;
import games.tapa.tablesbot.WeightsSource;
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

    private final WeightsSource weights;

    /** The rules last asked for: requests mostly ask again under the same. Only saves work, never changes it. */
    private Optional<Prepared> last = Optional.empty();

    /** The bot that plays under these rules, once it was asked for. */
    private Optional<Seated> seated = Optional.empty();

    /** Rules ready to be asked. */
    private record Prepared(String game, RulesChoice choice, TablesGameRules rules) {}

    /** A bot of a level. */
    private record Seated(int level, Bot bot) {}

    /** Rules and a position under them in which dice are to be played. */
    private record Decision(Prepared at, TablesPosition.ToMove position) {}

    /** An engine that has answered nothing yet; only {@code best} asks for {@code weights}. */
    public Engine(WeightsSource weights) {
        this.weights = weights;
    }

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
            case EngineRequest.Best(EngineRequest.Asked roll, int level) ->
                decision(roll).then(at -> bot(at.at, level).map(bot -> best(at, bot)));
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
            seated = Optional.empty();
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
        TablesGameRules rules = decision.at.rules;
        List<EngineAnswer.Played> plays = new ArrayList<>();
        for (TablesPlay play : rules.legalMoves(decision.position)) {
            plays.add(played(decision, play));
        }
        return new EngineAnswer.Plays(rules.game().dicePlayed(decision.position), plays);
    }

    private static EngineAnswer best(Decision decision, Bot bot) {
        return new EngineAnswer.Best(played(decision, bot.best(decision.position)));
    }

    private static EngineAnswer.Played played(Decision decision, TablesPlay play) {
        TablesGame game = decision.at.rules.game();
        return new EngineAnswer.Played(
                MoveText.write(game, decision.position, play), BoardText.write(play.result()), next(decision, play));
    }

    private static EngineAnswer.Next next(Decision decision, TablesPlay play) {
        TablesGame game = decision.at.rules.game();
        Optional<String> continues = Optional.empty();
        Optional<Integer> head = Optional.empty();
        Optional<String> rest = Optional.empty();
        if (game.after(decision.position, play) instanceof TablesPosition.ToMove next) {
            if (next.turn() == decision.position.turn()) {
                continues = Optional.of(next.stage().left());
                head = game.rules().limits().head() > 0
                        ? Optional.of(next.stage().offHead())
                        : Optional.empty();
            } else {
                rest = Optional.of(next.stage().left());
            }
        }
        return new EngineAnswer.Next(play.outcome(), continues, head, rest);
    }

    private static Result<EngineAnswer> read(Prepared at, String text, Side turn) {
        return board(at.rules, text, turn)
                .map(board -> new EngineAnswer.Read(
                        at.game,
                        BoardText.write(board),
                        turn,
                        PositionId.write(at.rules.rules().kind(), board, turn)));
    }

    private Result<Decision> decision(EngineRequest.Asked asked) {
        return prepare(asked.game(), asked.rules())
                .then(at -> turn(at, asked)
                        .then(turn ->
                                board(at.rules, asked.position(), turn).then(board -> toMove(at, board, turn, asked))));
    }

    private Result<Prepared> prepare(String game, RulesChoice choice) {
        if (last.isPresent()
                && last.get().game.equals(game)
                && last.get().choice.equals(choice)) {
            return Result.ok(last.get());
        }
        return Games.rules(game, choice.preset(), choice.options()).map(rules -> {
            Prepared prepared = new Prepared(game, choice, rules);
            last = Optional.of(prepared);
            seated = Optional.empty();
            return prepared;
        });
    }

    /** The bot for the rules last asked for. */
    private Result<Bot> bot(Prepared at, int level) {
        if (seated.isPresent() && seated.get().level == level) {
            return Result.ok(seated.get().bot);
        }
        return Bots.of(at.rules, level, weights).map(bot -> {
            seated = Optional.of(new Seated(level, bot));
            return bot;
        });
    }

    private static Result<Side> turn(Prepared at, EngineRequest.Asked asked) {
        if (asked.turn().isPresent()) {
            return Result.ok(asked.turn().get());
        }
        return PositionId.isId(asked.position(), at.rules.rules().kind())
                ? Result.ok(Side.WHITE)
                : Result.bad(
                        Problem.Code.BAD_REQUEST, "field \"turn\" is missing: with a board text give \"W\" or \"B\"");
    }

    private static Result<TablesBoard> board(TablesGameRules rules, String text, Side turn) {
        TablesKind kind = rules.rules().kind();
        return PositionId.isId(text, kind)
                ? PositionId.read(kind, text, turn)
                : BoardText.read(text, rules.rules().laws());
    }

    private static Result<Decision> toMove(Prepared at, TablesBoard board, Side turn, EngineRequest.Asked asked) {
        TablesGame game = at.rules.game();
        Optional<Outcome> over = game.outcome(board);
        if (over.isPresent()) {
            return Result.bad(
                    Problem.Code.GAME_OVER,
                    "position \"" + board + "\": the game is over ("
                            + over.get().ending().key() + "); give a position in which it goes on");
        }
        return switch (asked.dice()) {
            case EngineRequest.Stage.Roll(Dice dice) ->
                Result.ok(new Decision(at, game.rolled(board, turn, dice, asked.roll())));
            case EngineRequest.Stage.Left left ->
                stage(at, left).map(stage -> new Decision(at, game.due(board, turn, stage, asked.roll())));
        };
    }

    private static Result<TablesStage> stage(Prepared at, EngineRequest.Stage.Left left) {
        if (at.rules.rules().cascade().doubles() != Doubles.CASCADE) {
            return Result.bad(
                    Problem.Code.BAD_DICE,
                    "left \"" + left.digits() + "\": doubles do not cascade under the rules "
                            + at.rules.rules().preset() + ", so no dice are left; give a roll as \"dice\"");
        }
        TablesStage.Origin origin = left.ofOpponent() ? TablesStage.Origin.REST : TablesStage.Origin.CHAIN;
        return TablesStage.ofLeft(left.digits(), origin, left.thrownDouble(), left.offHead());
    }
}
