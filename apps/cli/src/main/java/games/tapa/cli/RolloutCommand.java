package games.tapa.cli;

import games.tapa.client.Engine;
import games.tapa.wire.EngineAnswer;
import games.tapa.wire.EngineRequest;
import games.tapa.wire.JsonWriter;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.LongSupplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Rolls plays out. */
@Command(
        name = "rollout",
        description =
                "Play on after each of several plays, many times and with the same dice, and say what they are worth,"
                        + " how near that is, and how likely each outcome is.",
        mixinStandardHelpOptions = true)
final class RolloutCommand implements Callable<Integer> {

    private final LongSupplier clock;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private final DecisionOptions options = new DecisionOptions();

    @Option(
            names = "--moves",
            paramLabel = "PLAY",
            description =
                    "A play to be compared, such as \"24/18 13/11\"; once for each. Default: the best 5 at one roll ahead.")
    private List<String> moves = new ArrayList<>();

    @Mixin
    private final RolloutOptions how = new RolloutOptions();

    @Option(names = "--json", description = "Print the answer of the engine protocol.")
    private boolean json;

    RolloutCommand(LongSupplier clock) {
        this.clock = clock;
    }

    @Override
    public Integer call() throws Refused {
        EngineRequest request = new EngineRequest.Rollout(options.read(), moves, how.trials());
        Engine engine = Engines.best(clock, spec.commandLine().getErr()::println, how.roller());
        EngineAnswer answer = Refused.unless(engine.ask(request));
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(JsonWriter.write(answer.object()));
        } else if (answer instanceof EngineAnswer.Rollout rollout) {
            new RolloutReport(rollout).print(out);
        }
        return ExitCode.DONE;
    }
}
