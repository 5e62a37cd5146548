package games.tapa.cli;

import games.tapa.client.Engine;
import games.tapa.jvm.LevelNets;
import games.tapa.wire.EngineAnswer;
import games.tapa.wire.EngineRequest;
import games.tapa.wire.JsonWriter;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lists the plays of a roll. */
@Command(
        name = "moves",
        description = "List every distinct position that a roll can lead to, with the play that leads there.",
        mixinStandardHelpOptions = true)
final class MovesCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private final DecisionOptions options = new DecisionOptions();

    @Option(names = "--json", description = "Print the answer of the engine protocol.")
    private boolean json;

    @Override
    public Integer call() throws Refused {
        EngineRequest request = new EngineRequest.Plays(options.read());
        EngineAnswer answer = Refused.unless(new Engine(new LevelNets()).ask(request));
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(JsonWriter.write(answer.object()));
        } else if (answer instanceof EngineAnswer.Plays plays) {
            print(plays, out);
        }
        return ExitCode.DONE;
    }

    private static void print(EngineAnswer.Plays plays, PrintWriter out) {
        int width = 0;
        for (EngineAnswer.Played play : plays.plays()) {
            width = Math.max(width, play.play().length());
        }
        for (EngineAnswer.Played play : plays.plays()) {
            String end = NextText.of(play.next());
            out.println(play.play() + " ".repeat(width - play.play().length()) + "   " + play.position() + end);
        }
        out.println(count(plays.plays().size(), "play") + ", "
                + count(plays.dicePlayed(), "die").replace("dies", "dice") + " played");
    }

    private static String count(int number, String thing) {
        return number + " " + thing + (number == 1 ? "" : "s");
    }
}
