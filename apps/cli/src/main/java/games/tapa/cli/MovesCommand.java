package games.tapa.cli;

import games.tapa.client.Engine;
import games.tapa.jvm.BestWeights;
import games.tapa.kernel.Dice;
import games.tapa.kernel.Outcome;
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
    private PositionOptions options = new PositionOptions();

    @Option(
            names = "--position",
            required = true,
            paramLabel = "POSITION",
            description = "A board text such as \"24:W15 1:B15\", or an id.")
    private String position = "";

    @Option(names = "--dice", required = true, paramLabel = "DICE", description = "Two digits, such as 61.")
    private String dice = "";

    @Option(names = "--json", description = "Print the answer of the engine protocol.")
    private boolean json;

    @Override
    public Integer call() throws Refused {
        EngineRequest request = new EngineRequest.Plays(new EngineRequest.Asked(
                options.game(),
                Refused.unless(options.rules()),
                position,
                Refused.unless(options.turn()),
                new EngineRequest.Stage.Roll(Refused.unless(Dice.read(dice))),
                Refused.unless(options.roll())));
        EngineAnswer answer = Refused.unless(new Engine(new BestWeights()).ask(request));
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
            String end = words(play.next());
            out.println(play.play() + " ".repeat(width - play.play().length()) + "   " + play.position() + end);
        }
        out.println(count(plays.plays().size(), "play") + ", "
                + count(plays.dicePlayed(), "die").replace("dies", "dice") + " played");
    }

    private static String words(EngineAnswer.Next next) {
        return next.over().map(over -> "   " + words(over)).orElse("")
                + next.continues().map(dice -> "   then " + dice).orElse("")
                + next.rest()
                        .map(dice -> "   rest " + dice + " for the other side")
                        .orElse("");
    }

    private static String words(Outcome over) {
        String what = over.winner().map(side -> side.letter() + " wins ").orElse("draw, each side gets ");
        return what + over.points() + " (" + over.ending().key() + ")";
    }

    private static String count(int number, String thing) {
        return number + " " + thing + (number == 1 ? "" : "s");
    }
}
