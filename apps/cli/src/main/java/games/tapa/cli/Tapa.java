package games.tapa.cli;

import games.tapa.wire.ProductVersion;
import java.io.PrintWriter;
import java.util.function.LongSupplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The program itself: knows its commands, prints its help. */
@Command(
        name = "tapa",
        description = "Play, learn and analyse Tapa.",
        mixinStandardHelpOptions = true,
        versionProvider = Tapa.Version.class,
        footer = {
            "",
            "The launcher also knows:",
            "  test [-Pfull]  Build everything and run the tests.",
            "  mvn ...        Run Maven on the JDK found.",
            "",
            "Exit codes: 0 done, 1 the answer is no, 2 bad usage or missing tool, 3 bad input."
        })
final class Tapa implements Runnable {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    /** Tells the parser our version. */
    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"tapa " + ProductVersion.NUMBER};
        }
    }

    /**
     * The command line with all its commands.
     *
     * @param seeds where chance comes from that has no seed
     * @param clocks what time is measured by
     */
    static CommandLine commandLine(LongSupplier seeds, Clocks clocks) {
        return new CommandLine(new Tapa())
                .addSubcommand(new ServeCommand())
                .addSubcommand(new PlayCommand(seeds))
                .addSubcommand(new MovesCommand())
                .addSubcommand(new EvalCommand(clocks.wall()))
                .addSubcommand(new HintCommand(clocks.wall()))
                .addSubcommand(new AnalyseCommand(clocks.wall()))
                .addSubcommand(new CountCommand())
                .addSubcommand(new EngineCommand(clocks.wall()))
                .addSubcommand(new ConvertCommand())
                .addSubcommand(new VerifyCommand())
                .addSubcommand(new TrainCommand())
                .addSubcommand(new TuneCommand())
                .addSubcommand(new DuelCommand())
                .addSubcommand(new RolloutCommand(clocks.wall()))
                .addSubcommand(new BenchCommand(clocks))
                .setCaseInsensitiveEnumValuesAllowed(true);
    }

    /** Runs the command that {@code args} name and returns its exit code: 3 or more if {@code out} failed. */
    static int run(LongSupplier seeds, Clocks clocks, PrintWriter out, PrintWriter err, String... args) {
        int code = commandLine(seeds, clocks)
                .setOut(out)
                .setErr(err)
                .setExecutionExceptionHandler(Tapa::failed)
                .setUsageHelpAutoWidth(true)
                .execute(args);
        if (out.checkError()) {
            err.println("tapa: standard output: not all could be written; give it room and an open reader.");
            return Math.max(code, ExitCode.BAD_INPUT);
        }
        return code;
    }

    /** Without a command: says which there are. */
    @Override
    public void run() {
        throw new CommandLine.ParameterException(spec.commandLine(), "Name a command.");
    }

    private static int failed(Exception failure, CommandLine command, CommandLine.ParseResult parsed) {
        PrintWriter err = command.getErr();
        if (failure instanceof Refused refused) {
            err.println("tapa: " + refused.getMessage());
            return refused.exitCode();
        }
        err.println("tapa: a bug of ours, please report it:");
        failure.printStackTrace(err);
        return ExitCode.BUG;
    }
}
