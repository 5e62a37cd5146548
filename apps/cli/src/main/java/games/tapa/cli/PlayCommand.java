package games.tapa.cli;

import games.tapa.client.NewGame;
import games.tapa.client.SavedGames;
import games.tapa.client.Table;
import games.tapa.client.TableCommand;
import games.tapa.client.TableView;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.LongSupplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays a game in the terminal. */
@Command(
        name = "play",
        description = "Play a game in the terminal, against the bot or another person at the same keyboard.",
        mixinStandardHelpOptions = true)
final class PlayCommand implements Callable<Integer> {

    /** Who the persons are; the bot plays the rest. */
    enum Persons {
        W,
        B,
        both
    }

    private final LongSupplier seeds;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(
            index = "0",
            arity = "0..1",
            defaultValue = "",
            paramLabel = "GAME",
            description = "The game: tapa, tabla or gulbara; not needed with a match that has a name.")
    private String typedGame = "";

    @Option(names = "--game", defaultValue = "", paramLabel = "GAME", description = "The same.")
    private String game = "";

    @Option(
            names = {"--rules", "--preset"},
            defaultValue = "",
            paramLabel = "RULES",
            description = "A preset such as mali, or a JSON object of options; default: the game's default preset.")
    private String rules = "";

    @Option(
            names = "--match",
            defaultValue = "",
            paramLabel = "MATCH",
            description =
                    "balkan-5, balkan-7, sreshta, tavli-3, tavli-5, tavli-7, or single for one game over and over; "
                            + "default: one game.")
    private String match = "";

    @Option(
            names = "--target",
            defaultValue = "0",
            paramLabel = "N",
            description = "The points that win a match single.")
    private int target;

    @Option(
            names = "--certificate",
            paramLabel = "FILE",
            description = "Write the certificate of the dice to this file at the end; of game N of a match to FILE.N.")
    private Optional<String> certificate = Optional.empty();

    @Option(
            names = "--side",
            defaultValue = "W",
            paramLabel = "W|B|both",
            description = "The side you play; both: two persons at one keyboard; default: W.")
    private Persons side = Persons.W;

    @Option(names = "--seed", paramLabel = "N", description = "The seed of the dice: the same seed, the same dice.")
    private Optional<Long> seed = Optional.empty();

    @Option(names = "--from", paramLabel = "FILE", description = "Go on with a game that was saved in this file.")
    private Optional<Path> from = Optional.empty();

    /** The command, which takes a seed from {@code seeds} where {@code --seed} gives none. */
    PlayCommand(LongSupplier seeds) {
        this.seeds = seeds;
    }

    @Override
    public Integer call() throws Refused, IOException {
        Table table = new Table();
        Secrets secrets = Secrets.of(seed, seeds);
        if (from.isPresent()) {
            open(table, from.get());
        } else {
            begin(table, secrets);
        }
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset()));
        new PlaySession(
                        table,
                        secrets,
                        certificate,
                        () -> Optional.ofNullable(in.readLine()),
                        spec.commandLine().getOut())
                .run();
        return ExitCode.DONE;
    }

    private void begin(Table table, Secrets secrets) throws Refused {
        boolean named = !match.isEmpty() && !match.equals("single");
        if (game().isEmpty() && !named) {
            throw new ParameterException(
                    spec.commandLine(), "Name a game, such as tapa, or a --match such as balkan-5.");
        }
        if (target != 0 && !match.equals("single")) {
            throw new ParameterException(spec.commandLine(), "--target goes with --match single.");
        }
        Refused.unless(table.begin(new NewGame(
                game(),
                Refused.unless(RulesText.read(rules)),
                match,
                target,
                Optional.empty(),
                side == Persons.B ? "bot" : "human",
                side == Persons.W ? "bot" : "human",
                secrets.seed(),
                secrets.gameId())));
    }

    private String game() {
        return game.isEmpty() ? typedGame : game;
    }

    private void open(Table table, Path file) throws Refused {
        if (spec.commandLine().getParseResult().hasMatchedOption("--rules") || seed.isPresent() || !match.isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(), "--from goes on with a game as it was; leave out --rules, --match and --seed.");
        }
        String remedy = "give a saved game";
        String saved = InFile.read(file, SavedGames.LONGEST, "no saved game is that long; " + remedy, remedy);
        TableView view = table.carryOut(new TableCommand.Open(saved.trim()));
        if (view.problem().isPresent()) {
            throw new Refused(
                    ExitCode.BAD_INPUT,
                    "file \"" + file + "\": " + Sentences.of(view.problem().get()));
        }
        String opened = view.game().map(TableView.GameView::id).orElse("");
        if (!game().isEmpty() && !opened.equals(game())) {
            throw InFile.refused(file, "it holds a game of " + opened + ", not of " + game());
        }
        if (view.game().map(TableView.GameView::realDice).orElse(false)) {
            throw InFile.refused(file, "it holds a game with real dice; go on with it on the page it came from");
        }
    }
}
