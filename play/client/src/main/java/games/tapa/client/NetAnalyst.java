package games.tapa.client;

import games.tapa.games.Bot;
import games.tapa.kernel.Result;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPlay;
import games.tapa.tablesbot.Analysis;
import games.tapa.tablesbot.Budget;
import games.tapa.tablesbot.JudgeSource;
import games.tapa.tablesbot.Ranked;
import games.tapa.tablesbot.Roller;
import games.tapa.tablesbot.Rollout;
import games.tapa.tablesbot.RolloutLimits;
import games.tapa.tablesbot.RolloutPlays;
import games.tapa.wire.EngineAnswer;
import games.tapa.wire.EngineRequest;
import games.tapa.wire.EngineRequest.Effort;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/** Searches and rolls out by judges. Not for use by several threads at once. */
final class NetAnalyst implements Analyst {

    /** So many plays are rolled out where none are named. */
    private static final int COMPARED = 5;

    private final JudgeSource judges;
    private final Roller roller;
    private final LongSupplier clock;
    private final Consumer<String> faults;

    /** What judges under the rules last asked for, once it was asked. */
    private Optional<Named> last = Optional.empty();

    /** An analysis by a judge of that name. */
    private record Named(String name, Analysis analysis) {}

    NetAnalyst(JudgeSource judges, Roller roller, LongSupplier clock, Consumer<String> faults) {
        this.judges = judges;
        this.roller = roller;
        this.clock = clock;
        this.faults = faults;
    }

    @Override
    public Result<Bot> bot(TablesGame game, Effort.Search search) {
        return analysis(game).map(found -> {
            Bot searching = position -> found.analysis.best(position, budget(search));
            Bot atFirstSight = position -> found.analysis.best(position, Budget.ofPlies(0));
            return new Watchdog(game, List.of(searching, atFirstSight), faults);
        });
    }

    @Override
    public Result<EngineAnswer> hint(Decision at, EngineRequest.Hint asked, BooleanSupplier stop) {
        return analysis(at.game()).map(found -> {
            List<Ranked> ranked =
                    found.analysis.rank(at.position(), budget(asked.search()).until(stop), asked.limit());
            return at.hint(ranked, stop.getAsBoolean());
        });
    }

    @Override
    public Result<EngineAnswer> eval(Prepared at, EngineRequest.Eval eval, BooleanSupplier stop) {
        TablesGame game = at.rules().game();
        return at.toThrow(eval.at())
                .then(position -> analysis(game)
                        .map(found -> new EngineAnswer.Eval(
                                Decision.judged(
                                        game,
                                        found.analysis.value(
                                                position, budget(eval.search()).until(stop))),
                                found.name,
                                stop.getAsBoolean())));
    }

    @Override
    public Result<EngineAnswer> rollout(Decision at, EngineRequest.Rollout asked, BooleanSupplier stop) {
        return analysis(at.game()).then(found -> rollout(at, found.analysis, asked, stop));
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

    @Override
    public void forget() {
        last = Optional.empty();
    }

    /** What judges under the rules last asked for. */
    private Result<Named> analysis(TablesGame game) {
        if (last.isPresent()) {
            return Result.ok(last.get());
        }
        return judges.of(game).map(judge -> {
            Named found = new Named(judge.name(), new Analysis(game, judge));
            last = Optional.of(found);
            return found;
        });
    }

    private Budget budget(Effort.Search search) {
        return SearchBudget.of(search, clock);
    }
}
