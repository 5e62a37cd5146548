package games.tapa.cli;

import games.tapa.games.Games;
import games.tapa.jvm.Kernels;
import games.tapa.tables.TablesGame;
import games.tapa.trainer.GnubgFault;
import games.tapa.wire.Json;
import games.tapa.wire.JsonFields;
import games.tapa.wire.JsonWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Measures how fast the bots are. */
@Command(
        name = "bench",
        description =
                "Measure how fast the bots judge positions, decide and roll out, and say which kernel runs their nets.",
        mixinStandardHelpOptions = true)
final class BenchCommand implements Callable<Integer> {

    private final Clocks clocks;
    private final JsonFields all = new JsonFields();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--game",
            paramLabel = "GAME",
            description = "tapa, tabla or gulbara, once for each; default: tapa and tabla.")
    private List<String> games = List.of("tapa", "tabla");

    @Mixin
    private final BenchOptions options = new BenchOptions();

    @Option(names = "--peer", description = "Measure GNU Backgammon too, by turns, and compare.")
    private boolean peer;

    @Option(
            names = "--peer-rounds",
            defaultValue = "500",
            paramLabel = "N",
            description = "How long it is measured each time, in its own count; default: 500.")
    private int rounds;

    @Mixin
    private final GnubgOption gnubg = new GnubgOption();

    @Option(names = "--json", description = "Print all figures as a JSON object.")
    private boolean json;

    BenchCommand(Clocks clocks) {
        this.clocks = clocks;
    }

    @Override
    public Integer call() throws Refused {
        if (!options.arePossible() || rounds < 1) {
            throw new ParameterException(
                    spec.commandLine(), "all numbers take 1 or more, --trials 2 or more, --truncate below 1000.");
        }
        say(Kernels.why());
        all.put("kernel", Kernels.why());
        List<Json.Obj> measured = new ArrayList<>();
        Optional<GameBench> last = Optional.empty();
        for (String name : games) {
            TablesGame game = Refused.unless(Games.rules(name, Optional.empty(), Map.of()))
                    .game();
            GameBench bench = new GameBench(game, clocks, options);
            measured.add(measure(game, bench));
            last = Optional.of(bench);
        }
        all.put("games", measured);
        if (peer && last.isPresent()) {
            compare(last.get());
        }
        if (json) {
            spec.commandLine().getOut().println(JsonWriter.write(all.object()));
        }
        return ExitCode.DONE;
    }

    private Json.Obj measure(TablesGame game, GameBench bench) {
        say("");
        say(game.rules().kind().key() + ", rules " + game.rules().preset());
        JsonFields fields = new JsonFields()
                .put("game", game.rules().kind().key())
                .put("rules", game.rules().preset());
        if (options.has(BenchOptions.Part.EVALUATIONS)) {
            String title = "evaluations a second, one thread, median of " + options.times() + " (least to most):";
            fields.put("evaluations", measure(title, bench.evaluations()));
        }
        if (options.has(BenchOptions.Part.DECISIONS)) {
            fields.put("decisions", measure("milliseconds a decision, large nets, one thread:", bench.decisions()));
        }
        if (options.has(BenchOptions.Part.ROLLOUT)) {
            fields.put("rollouts", measure("rollout in the middle of a game, at first sight:", bench.rollouts()));
        }
        return fields.object();
    }

    private void compare(GameBench bench) {
        say("");
        try {
            List<Supplier<Measured>> turns = List.of(() -> bench.peer(gnubg.program(), rounds));
            all.put("peer", measure("evaluations a second, by turns:", turns));
        } catch (GnubgFault e) {
            say(e.sentence());
            all.put("peer", e.sentence());
        }
    }

    private List<Json.Obj> measure(String title, List<Supplier<Measured>> works) {
        say(title);
        List<Json.Obj> figures = new ArrayList<>();
        for (Supplier<Measured> work : works) {
            Measured measured = work.get();
            say(measured.line());
            figures.add(measured.json());
        }
        return figures;
    }

    private void say(String line) {
        if (!json) {
            spec.commandLine().getOut().println(line);
        }
    }
}
