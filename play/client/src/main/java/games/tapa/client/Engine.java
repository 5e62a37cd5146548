package games.tapa.client;

import games.tapa.games.Bot;
import games.tapa.games.Bots;
import games.tapa.games.Games;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Side;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPlay;
import games.tapa.tablesbot.Analysis;
import games.tapa.tablesbot.Budget;
import games.tapa.tablesbot.JudgeSource;
import games.tapa.tablesbot.NetsSource;
import games.tapa.tablesbot.Ranked;
import games.tapa.tablesbot.Roller;
import games.tapa.tablesbot.Rollout;
import games.tapa.tablesbot.RolloutLimits;
import games.tapa.tablesbot.RolloutPlays;
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

    private static final long NANOS = 1_000_000;

    /** So many plays are rolled out where none are named. */
    private static final int COMPARED = 5;

    private final NetsSource nets;
    private final JudgeSource judges;
    private final Roller roller;
    private final LongSupplier clock;
    private final Consumer<String> faults;

    /** The rules last asked for: requests mostly ask again under the same. Only saves work, never changes it. */
    private Optional<Prepared> last = Optional.empty();

    /** The bot that plays under these rules, once it was asked for. */
    private Optional<Seated> seated = Optional.empty();

    /** What judges under these rules, once it was asked for. */
    private Optional<Analyst> analyst = Optional.empty();

    /** A bot of a level. */
    private record Seated(int level, Bot bot) {}

    /** An analysis by a judge of that name. */
    private record Analyst(String name, Analysis analysis) {}

    /** An engine that has answered nothing yet and has no nets but those of the levels, for {@code best}. */
    public Engine(NetsSource nets) {
        this(
                nets,
                game -> Result.bad(
                        Problem.Code.NO_NET,
                        "nets of " + game.rules().kind().key() + ": none are loaded here; ask for a level"),
                (rollout, judges, limits, stop) ->
                        Result.bad(Problem.Code.NO_NET, "rollouts are not played here; ask the pipe"),
                () -> 0,
                fault -> {});
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
        this.nets = nets;
        this.judges = judges;
        this.roller = roller;
        this.clock = clock;
        this.faults = faults;
    }

    /** The answer to one request line, without an end of line. */
    public String answer(String line) {
        return answer(EngineLine.read(line), () -> false);
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
            case EngineRequest.Hint hint ->
                decision(hint.roll()).then(at -> analyst(at.game()).map(found -> hint(at, found.analysis, hint, stop)));
            case EngineRequest.Eval eval -> prepare(eval.at()).then(at -> eval(at, eval, stop));
            case EngineRequest.Rollout rollout ->
                decision(rollout.roll())
                        .then(at -> analyst(at.game()).then(found -> rollout(at, found.analysis, rollout, stop)));
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

    private EngineAnswer hint(Decision at, Analysis analysis, EngineRequest.Hint hint, BooleanSupplier stop) {
        List<Ranked> ranked = analysis.rank(at.position(), budget(hint.search()).until(stop), hint.limit());
        return at.hint(ranked, stop.getAsBoolean());
    }

    private Result<EngineAnswer> eval(Prepared at, EngineRequest.Eval eval, BooleanSupplier stop) {
        TablesGame game = at.rules().game();
        return at.toThrow(eval.at())
                .then(position -> analyst(game)
                        .map(found -> new EngineAnswer.Eval(
                                Decision.judged(
                                        game,
                                        found.analysis.value(
                                                position, budget(eval.search()).until(stop))),
                                found.name,
                                stop.getAsBoolean())));
    }

    private Result<EngineAnswer> rollout(
            Decision at, Analysis analysis, EngineRequest.Rollout asked, BooleanSupplier stop) {
        EngineRequest.Trials trials = asked.trials();
        RolloutLimits limits = new RolloutLimits(trials.most(), trials.stopError(), 0);
        return compared(at, analysis, asked.moves(), stop).then(plays -> {
            Rollout rollout =
                    plays.rollout(trials.seed(), trials.truncate().orElse(Rollout.TO_THE_END), trials.plies());
            return roller.roll(rollout, () -> judges.of(at.game()).orThrow(), limits, stop)
                    .map(tally -> at.rollout(plays, tally, stop.getAsBoolean()));
        });
    }

    /** The plays that are named, or else the best at one roll ahead. */
    private static Result<RolloutPlays> compared(
            Decision at, Analysis analysis, List<String> moves, BooleanSupplier stop) {
        if (!moves.isEmpty()) {
            return RolloutPlays.named(at.game(), at.position(), moves);
        }
        List<TablesPlay> best = new ArrayList<>();
        for (Ranked ranked : analysis.rank(at.position(), Budget.ofPlies(1).until(stop), COMPARED)) {
            best.add(ranked.play());
        }
        return Result.ok(new RolloutPlays(at.game(), at.position(), best));
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
        analyst = Optional.empty();
    }

    /** The bot for the rules last asked for. */
    private Result<Bot> bot(TablesGame game, Effort effort) {
        return switch (effort) {
            case Effort.Level(int level) -> seated(level).map(bot -> new Watchdog(game, List.of(bot), faults));
            case Effort.Search search ->
                analyst(game).map(found -> {
                    Bot searching = position -> found.analysis.best(position, budget(search));
                    Bot atFirstSight = position -> found.analysis.best(position, Budget.ofPlies(0));
                    return new Watchdog(game, List.of(searching, atFirstSight), faults);
                });
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

    /** What judges under the rules last asked for. */
    private Result<Analyst> analyst(TablesGame game) {
        if (analyst.isPresent()) {
            return Result.ok(analyst.get());
        }
        return judges.of(game).map(judge -> {
            Analyst found = new Analyst(judge.name(), new Analysis(game, judge));
            analyst = Optional.of(found);
            return found;
        });
    }

    private Budget budget(Effort.Search search) {
        return switch (search) {
            case Effort.Search.Plies(int plies) -> Budget.ofPlies(plies);
            case Effort.Search.Nodes(int nodes) -> Budget.ofEvaluations(nodes);
            case Effort.Search.Millis(int millis) -> Budget.ofNanos(millis * NANOS, clock);
        };
    }
}
