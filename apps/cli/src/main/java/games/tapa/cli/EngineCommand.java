package games.tapa.cli;

import java.util.concurrent.Callable;
import java.util.function.LongSupplier;
import picocli.CommandLine.Command;

/** The engine protocol, for other programs. */
@Command(
        name = "engine",
        description = "Answer requests of the engine protocol: a JSON object a line on standard input, an answer a line"
                + " on standard output, until the input ends. See docs/engine-protocol.md.",
        mixinStandardHelpOptions = true)
final class EngineCommand implements Callable<Integer> {

    private final LongSupplier clock;

    EngineCommand(LongSupplier clock) {
        this.clock = clock;
    }

    @Override
    public Integer call() {
        return EnginePipe.run(clock);
    }
}
