package games.tapa.client;

import games.tapa.games.Bot;
import games.tapa.games.Bots;
import games.tapa.games.Games;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Side;
import games.tapa.tables.TablesGame;
import games.tapa.tablesbot.JudgeSource;
import games.tapa.tablesbot.NetsSource;
import games.tapa.tablesbot.Roller;
import games.tapa.wire.EngineAnswer;
import games.tapa.wire.EngineLine;
import games.tapa.wire.EngineRequest;
import games.tapa.wire.EngineRequest.Effort;
import games.tapa.wire.RulesChoice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * Answers the engine protocol ({@code docs/engine-protocol.md}): a request line in, an answer line out, whatever the
 * line holds. Holds no game; not for several threads at once.
 */
public final class Engine {

    private final NetsSource nets;
    private final Analyst analyst;
    private final Consumer<String> faults;

    /** The rules last asked for: requests mostly ask again under the same. Only saves work, never changes it. */
    private Optional<Prepared> last = Optional.empty();

    /** The bot that plays under these rules, once it was asked for. */
    private Optional<Seated> seated = Optional.empty();

    /** A bot of a level. */
    private record Seated(int level, Bot bot) {}

    /** An engine that has answered nothing yet and has no nets but those of the levels, for {@code best}. */
    public Engine(NetsSource nets) {
        this(nets, NoAnalyst.HERE, fault -> {});
    }

    /**
     * An engine that has answered nothing yet.
     *
     * @param nets asked by levels
     * @param judges asked where plies, nodes or millis are given
     * @param roller plays rollouts
     * @param clock nanoseconds, from anywhere
     * @param faults hears a line for each play that was made although the search for it failed
     */
    public Engine(NetsSource nets, JudgeSource judges, Roller roller, LongSupplier clock, Consumer<String> faults) {
        this(nets, new NetAnalyst(judges, roller, clock, faults), faults);
    }

    private Engine(NetsSource nets, Analyst analyst, Consumer<String> faults) {
        this.nets = nets;
        this.analyst = analyst;
        this.faults = faults;
    }

    /** The answer to one request line, without an end of line. */
    public String answer(String line) {
        return answer(EngineLine.read(line), () -> false);
    }

    /** The answer to one request line of the page, which asks less than others may. */
    public String answerPage(String line) {
        return answer(EngineLine.readOfPage(line), () -> false);
    }

    /**
     * The answer to one line that has been read, without an end of line.
     *
     * @param stop whether {@code eval}, {@code hint} and {@code rollout} are to end with what they have; other threads may ask
     */
    public String answer(EngineLine asked, BooleanSupplier stop) {
        return answer(asked.request(), stop).line(asked.id());
    }

    /** The answer to a request that has been read. */
    public Result<EngineAnswer> ask(EngineRequest request) {
        return ask(request, () -> false);
    }

    private Result<EngineAnswer> ask(EngineRequest request, BooleanSupplier stop) {
        return switch (request) {
            case EngineRequest.Hello() -> Result.ok(hello());
            case EngineRequest.Plays(EngineRequest.Asked asked) ->
                decision(asked).map(Decision::plays);
            case EngineRequest.Best(EngineRequest.Asked asked, Effort effort) ->
                decision(asked)
                        .then(at -> bot(at.game(), effort)
                                .map(bot -> new EngineAnswer.Best(at.played(bot.best(at.position())))));
            case EngineRequest.Hint hint -> decision(hint.roll()).then(at -> analyst.hint(at, hint, stop));
            case EngineRequest.Eval eval -> prepare(eval.at()).then(at -> analyst.eval(at, eval, stop));
            case EngineRequest.Rollout rollout ->
                decision(rollout.roll()).then(at -> analyst.rollout(at, rollout, stop));
            case EngineRequest.Stop() -> Result.ok(new EngineAnswer.Stop());
            case EngineRequest.Read read ->
                prepare(read.game(), read.rules())
                        .then(at -> at.read(read.text(), read.turn().orElse(Side.WHITE)));
        };
    }

    // A bug of ours must not end the process: the next request may have nothing to do with it.
    private EngineAnswer answer(Result<EngineRequest> request, BooleanSupplier stop) {
        try {
            return switch (request.then(asked -> ask(asked, stop))) {
                case Result.Ok<EngineAnswer>(EngineAnswer answer) -> answer;
                case Result.Bad<EngineAnswer>(Problem problem) -> new EngineAnswer.Refused(problem);
            };
        } catch (RuntimeException bug) {
            forget();
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

    private Result<Decision> decision(EngineRequest.Asked asked) {
        return prepare(asked.at()).then(at -> at.decision(asked));
    }

    private Result<Prepared> prepare(EngineRequest.Standing at) {
        return prepare(at.game(), at.rules());
    }

    private Result<Prepared> prepare(String game, RulesChoice choice) {
        if (last.isPresent()
                && last.get().game().equals(game)
                && last.get().choice().equals(choice)) {
            return Result.ok(last.get());
        }
        return Games.rules(game, choice.preset(), choice.options()).map(rules -> {
            Prepared prepared = new Prepared(game, choice, rules);
            forget();
            last = Optional.of(prepared);
            return prepared;
        });
    }

    private void forget() {
        last = Optional.empty();
        seated = Optional.empty();
        analyst.forget();
    }

    /** The bot for the rules last asked for. */
    private Result<Bot> bot(TablesGame game, Effort effort) {
        return switch (effort) {
            case Effort.Level(int level) -> seated(level).map(bot -> new Watchdog(game, List.of(bot), faults));
            case Effort.Search search -> analyst.bot(game, search);
        };
    }

    private Result<Bot> seated(int level) {
        if (seated.isPresent() && seated.get().level == level) {
            return Result.ok(seated.get().bot);
        }
        return Bots.of(last.orElseThrow().rules(), level, nets).map(bot -> {
            seated = Optional.of(new Seated(level, bot));
            return bot;
        });
    }
}
