package games.tapa.cli;

import games.tapa.client.SavedGames;
import games.tapa.games.AnalysedGame;
import games.tapa.games.GameAnalyst;
import games.tapa.games.GameTally;
import games.tapa.games.TablesGameRules;
import games.tapa.jvm.BestJudges;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.match.Game;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.tablesbot.Budget;
import games.tapa.tablesbot.Judge;
import games.tapa.tablesbot.JudgeSource;
import games.tapa.wire.JsonWriter;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.LongSupplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Judges every play and every throw of a saved game. */
@Command(
        name = "analyse",
        description =
                "Go through a saved game or match, finished or not: say of every play what it lost and which one was better,"
                        + " of every throw how many points it brought, and what that comes to for each side.",
        mixinStandardHelpOptions = true)
final class AnalyseCommand implements Callable<Integer> {

    private final LongSupplier clock;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "FILE", description = "The game, as \"save FILE\" writes it in tapa play.")
    private Path file = Path.of("");

    @Mixin
    private final SearchOptions search = new SearchOptions();

    @Option(names = "--game", paramLabel = "N", description = "Only game N of a match; default: all.")
    private Optional<Integer> wanted = Optional.empty();

    @Option(names = "--json", description = "Print one JSON object instead; see docs/analysis.md.")
    private boolean json;

    /** A game that is to be analysed. */
    private record Asked(
            int number, Game<TablesPosition, TablesPlay> game, TablesGameRules rules, Judge judge, Budget budget) {

        private GameAnalyst analyst() {
            return new GameAnalyst(rules, judge, budget);
        }
    }

    AnalyseCommand(LongSupplier clock) {
        this.clock = clock;
    }

    @Override
    public Integer call() throws Refused {
        List<Asked> games = asked(search.budget(clock));
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(JsonWriter.write(json(games).object()));
        } else {
            print(games, out);
        }
        return ExitCode.DONE;
    }

    private static AnalysisJson json(List<Asked> games) {
        AnalysisJson written = new AnalysisJson();
        for (Asked asked : games) {
            AnalysedGame analysed = asked.analyst().analyse(asked.game, turn -> {});
            written.add(asked.number, asked.game, asked.judge.name(), analysed);
        }
        return written;
    }

    private static void print(List<Asked> games, PrintWriter out) {
        out.println(AnalysisText.LEGEND);
        GameTally all = GameTally.NONE;
        for (Asked asked : games) {
            AnalysisText text = new AnalysisText(asked.rules, asked.game, out);
            text.begin(asked.number);
            AnalysedGame analysed = asked.analyst().analyse(asked.game, text::print);
            text.end(analysed);
            all = all.plus(analysed.tally());
        }
        if (games.size() > 1) {
            out.println();
            out.println("All " + games.size() + " games:");
            AnalysisText.lines(all).forEach(out::println);
        }
    }

    /** The games that are wanted, each with its judge: where one cannot be judged nothing is begun. */
    private List<Asked> asked(Budget budget) throws Refused {
        List<Game<TablesPosition, TablesPlay>> games = read();
        if (wanted.isPresent() && (wanted.get() < 1 || wanted.get() > games.size())) {
            throw new Refused(
                    ExitCode.USAGE,
                    "--game " + wanted.get() + ": the file has "
                            + (games.size() == 1
                                    ? "one game; leave it out"
                                    : games.size() + " games; give one of them"));
        }
        JudgeSource judges = new BestJudges();
        List<Asked> asked = new ArrayList<>();
        for (int number = wanted.orElse(1); number <= wanted.orElse(games.size()); number++) {
            Game<TablesPosition, TablesPlay> game = games.get(number - 1);
            TablesGameRules rules = TablesGameRules.of(game);
            asked.add(new Asked(number, game, rules, Refused.unless(judges.of(rules.game())), budget));
        }
        return asked;
    }

    private List<Game<TablesPosition, TablesPlay>> read() throws Refused {
        String remedy = "give what \"save FILE\" has written in tapa play";
        String text = InFile.read(file, SavedGames.LONGEST, "no saved game is that long; " + remedy, remedy);
        return switch (SavedGames.read(text.trim())) {
            case Result.Ok<List<Game<TablesPosition, TablesPlay>>>(List<Game<TablesPosition, TablesPlay>> games) ->
                games;
            case Result.Bad<List<Game<TablesPosition, TablesPlay>>>(Problem problem) ->
                throw InFile.refused(file, "it cannot be read as a saved game (" + problem.message() + "); " + remedy);
        };
    }
}
