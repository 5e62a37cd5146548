package games.tapa.cli;

import games.tapa.client.SavedGames;
import games.tapa.games.Games;
import games.tapa.games.MatText;
import games.tapa.match.Game;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.wire.RulesChoice;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Turns our own record into the text that backgammon programs exchange, and back. */
@Command(
        name = "convert",
        description =
                "Turn a saved game or match of tabla into a .mat text, which other backgammon programs read, or a game"
                        + " of a .mat text into a saved game. The text is printed.",
        mixinStandardHelpOptions = true)
final class ConvertCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "FILE", description = "A saved game, or a .mat text.")
    private Path file = Path.of("");

    @Option(names = "--to", required = true, paramLabel = "mat|record", description = "What it is turned into.")
    private String to = "";

    @Option(names = "--game", paramLabel = "N", description = "Only game N; a record holds one game of a .mat text.")
    private Optional<Integer> wanted = Optional.empty();

    @Option(
            names = "--rules",
            defaultValue = "backgammon",
            paramLabel = "RULES",
            description = "The preset of tabla that a .mat text was played by; default: backgammon.")
    private String rules = "backgammon";

    @Override
    public Integer call() throws Refused {
        List<Game<TablesPosition, TablesPlay>> games = chosen(read());
        switch (to) {
            case "mat" -> spec.commandLine().getOut().print(Refused.unless(MatText.write(games)));
            case "record" -> {
                if (games.size() > 1) {
                    throw new Refused(
                            ExitCode.USAGE,
                            "file \"" + file + "\" has " + games.size() + " games: name one with --game.");
                }
                spec.commandLine().getOut().println(SavedGames.write(games.getFirst()));
            }
            default -> throw new Refused(ExitCode.USAGE, "--to \"" + to + "\": give mat or record.");
        }
        return ExitCode.DONE;
    }

    private List<Game<TablesPosition, TablesPlay>> chosen(List<Game<TablesPosition, TablesPlay>> games) throws Refused {
        if (wanted.isEmpty()) {
            return games;
        }
        int number = wanted.get();
        if (number < 1 || number > games.size()) {
            throw new Refused(ExitCode.USAGE, "--game " + number + ": the file has games 1 to " + games.size() + ".");
        }
        return List.of(games.get(number - 1));
    }

    private List<Game<TablesPosition, TablesPlay>> read() throws Refused {
        String text = text();
        if (text.startsWith("{")) {
            return Refused.unless(SavedGames.read(text));
        }
        RulesChoice choice = Refused.unless(RulesText.read(rules));
        return Refused.unless(
                Games.rules("tabla", choice.preset(), choice.options()).then(found -> MatText.read(text, found)));
    }

    private String text() throws Refused {
        String remedy = "give a saved game or a .mat text";
        return InFile.read(file, SavedGames.LONGEST, "no game is that long; " + remedy, remedy)
                        .trim()
                + "\n";
    }
}
