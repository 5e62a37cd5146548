package games.tapa.cli;

import games.tapa.games.Games;
import games.tapa.games.TablesGameRules;
import games.tapa.kernel.Dice;
import games.tapa.kernel.Side;
import games.tapa.tables.RollCounts;
import games.tapa.tables.TablesPosition;
import games.tapa.wire.RulesChoice;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Counts positions, to compare generators of moves. */
@Command(
        name = "count",
        description = "Count the distinct positions after one or more rolls, each of the 21 rolls counted once.",
        mixinStandardHelpOptions = true)
final class CountCommand implements Callable<Integer> {

    /** More would take longer than anybody waits. */
    private static final int MOST_ROLLS = 8;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private PositionOptions options = new PositionOptions();

    @Option(
            names = "--position",
            defaultValue = "",
            paramLabel = "POSITION",
            description = "A board text or an id; default: the start position, White to move.")
    private String position = "";

    @Option(
            names = "--dice",
            defaultValue = "",
            paramLabel = "DICE",
            description = "Count this first roll only, such as 61.")
    private String dice = "";

    @Option(names = "--rolls", required = true, paramLabel = "N", description = "How many rolls, 1 to 8.")
    private int rolls;

    @Override
    public Integer call() throws Refused {
        if (rolls < 1 || rolls > MOST_ROLLS) {
            throw new Refused(ExitCode.USAGE, "--rolls " + rolls + ": count 1 to " + MOST_ROLLS + " rolls.");
        }
        RulesChoice choice = Refused.unless(options.rules());
        TablesGameRules rules = Refused.unless(Games.rules(options.game(), choice.preset(), choice.options()));
        int roll = Refused.unless(options.roll());
        Optional<Side> turn = Refused.unless(options.turn());
        TablesPosition.ToThrow start = start(rules, turn, roll);
        PositionCount count = new PositionCount(rules.game());
        PrintWriter out = spec.commandLine().getOut();
        long total = 0;
        List<Dice> first = dice.isEmpty() ? PositionCount.ROLLS : List.of(Refused.unless(Dice.read(dice)));
        for (Dice thrown : first) {
            long positions = count.after(start, thrown, rolls);
            total += positions;
            out.println(thrown.digits() + " " + positions);
        }
        out.println("total " + total);
        return ExitCode.DONE;
    }

    private TablesPosition.ToThrow start(TablesGameRules rules, Optional<Side> turn, int roll) throws Refused {
        Side side = turn.orElse(Side.WHITE);
        TablesPosition start =
                position.isEmpty() ? rules.start(side) : Refused.unless(PositionText.read(rules, position, turn));
        if (start instanceof TablesPosition.ToThrow toThrow) {
            return new TablesPosition.ToThrow(toThrow.board(), toThrow.turn(), new RollCounts(roll - 1, roll - 1));
        }
        throw new Refused(ExitCode.BAD_INPUT, "position \"" + start.board() + "\": the game is over.");
    }
}
