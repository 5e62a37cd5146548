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

/** Says what the plays of a roll are worth. */
@Command(
        name = "hint",
        description =
                "List the plays of a roll, the best first, with what they are worth, what they lose against the best,"
                        + " and how likely each outcome is; see eval. Plays that do not promise to be the best are looked at less"
                        + " far ahead and come last.",
        mixinStandardHelpOptions = true)
final class HintCommand implements Callable<Integer> {

    private final LongSupplier clock;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private final DecisionOptions options = new DecisionOptions();

    @Mixin
    private final SearchOptions search = new SearchOptions();

    @Option(names = "--limit", defaultValue = "10", paramLabel = "N", description = "Plays listed; default: 10.")
    private int limit;

    @Option(names = "--json", description = "Print the answer of the engine protocol.")
    private boolean json;

    HintCommand(LongSupplier clock) {
        this.clock = clock;
    }

    @Override
    public Integer call() throws Refused {
        if (limit < 1) {
            throw new Refused(ExitCode.USAGE, "--limit " + limit + ": list 1 play or more.");
        }
        Engine engine = Engines.best(clock, spec.commandLine().getErr()::println);
        EngineAnswer answer = Refused.unless(engine.ask(new EngineRequest.Hint(options.read(), search.read(), limit)));
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(JsonWriter.write(answer.object()));
        } else if (answer instanceof EngineAnswer.Hint hint) {
            print(hint, out);
        }
        return ExitCode.DONE;
    }

    private static void print(EngineAnswer.Hint hint, PrintWriter out) {
        int width = 4;
        for (EngineAnswer.Hinted hinted : hint.plays()) {
            width = Math.max(width, hinted.play().play().length());
        }
        out.println("play" + " ".repeat(width - 4) + "   equity    loss  plies"
                + WorthText.outcomes(hint.plays().getFirst().judged()) + "   position");
        for (EngineAnswer.Hinted hinted : hint.plays()) {
            EngineAnswer.Played play = hinted.play();
            EngineAnswer.Judged judged = hinted.judged();
            out.println(play.play() + " ".repeat(width - play.play().length()) + "   "
                    + WorthText.points(judged.equity()) + "  "
                    + WorthText.loss(hinted.loss())
                    + "      " + judged.plies() + WorthText.chances(judged) + "   " + play.position()
                    + NextText.of(play.next()));
        }
    }
}
