package games.tapa.cli;

import games.tapa.client.Engine;
import games.tapa.wire.EngineAnswer;
import games.tapa.wire.EngineRequest;
import games.tapa.wire.JsonWriter;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import java.util.function.LongSupplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Says what a position is worth. */
@Command(
        name = "eval",
        description = "Say what a position is worth to the side that is about to roll, in points of the preset, and how"
                + " likely each outcome is, in per cent: W2 is a win of 2 points, L1 a loss of 1, D a draw.",
        mixinStandardHelpOptions = true)
final class EvalCommand implements Callable<Integer> {

    private final LongSupplier clock;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private final StandingOptions options = new StandingOptions();

    @Mixin
    private final SearchOptions search = new SearchOptions();

    @Option(names = "--json", description = "Print the answer of the engine protocol.")
    private boolean json;

    EvalCommand(LongSupplier clock) {
        this.clock = clock;
    }

    @Override
    public Integer call() throws Refused {
        Engine engine = Engines.best(clock, spec.commandLine().getErr()::println);
        EngineAnswer answer = Refused.unless(engine.ask(new EngineRequest.Eval(options.read(), search.read())));
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(JsonWriter.write(answer.object()));
        } else if (answer instanceof EngineAnswer.Eval(EngineAnswer.Judged judged, String net)) {
            out.println(" equity" + WorthText.outcomes(judged) + "   plies   net");
            out.println(" " + WorthText.points(judged.equity()) + WorthText.chances(judged) + "   " + judged.plies()
                    + "       " + net);
        }
        return ExitCode.DONE;
    }
}
