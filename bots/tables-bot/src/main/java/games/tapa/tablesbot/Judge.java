package games.tapa.tablesbot;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.tables.Contact;
import games.tapa.tables.Gammon;
import games.tapa.tables.Mother;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesRules;

/**
 * An evaluator that tells the chances of the outcomes too. What it says positions are worth are points of the preset: the
 * nets of a game serve all presets whose points can be told from the outcomes. Not for use by several threads at once.
 */
public final class Judge implements Evaluator {

    private final String name;
    private final Chances chances;
    private final Outcomes outcomes;
    private final int[] points;
    private final GameEnd end;

    private Judge(TablesGame game, String name, Chances chances, int[] points) {
        this.name = name;
        this.chances = chances;
        this.points = points;
        outcomes = Outcomes.of(game.rules().kind());
        end = new GameEnd(game);
    }

    /**
     * Judges by the chances that something tells, nets as a rule; refuses rules whose points they cannot tell.
     *
     * @param name what they are called in answers
     */
    public static Result<Judge> of(TablesGame game, String name, Chances chances) {
        TablesRules rules = game.rules();
        if (!tells(rules)) {
            return Result.bad(
                    Problem.Code.NO_NET,
                    "nets of " + rules.kind().key() + ": they do not tell what games under these rules of "
                            + rules.preset() + " bring; choose rules with 2 points for a gammon and for the mother");
        }
        int[] points = Outcomes.of(rules.kind()).points(rules);
        return Result.ok(new Judge(game, name, chances, points));
    }

    /** Whether the outcome alone says what a game brings: nets do not tell a pinned mother from a gammon. */
    private static boolean tells(TablesRules rules) {
        boolean pins = rules.kind().contact() == Contact.PIN && rules.mother() != Mother.OFF;
        return rules.gammon() != Gammon.COUNT
                && Equity.mostPoints(rules) <= Outcomes.of(rules.kind()).most()
                && (!pins || rules.gammon() == Gammon.DOUBLE);
    }

    /** What it is called. */
    public String name() {
        return name;
    }

    /** The outcomes that it tells apart. */
    public Outcomes outcomes() {
        return outcomes;
    }

    @Override
    public double of(MoverBoard board, Sequel sequel) {
        return end.isOver(board) ? end.balance() : Outcomes.equity(chances.of(board, sequel), points);
    }

    /** Writes the chances on a board down, to the side that has just played, and says what they are worth. */
    double tell(MoverBoard board, Sequel sequel, double[] into) {
        boolean over = end.isOver(board);
        float[] told = over ? outcomes.certain(end.balance()) : chances.of(board, sequel);
        for (int outcome = 0; outcome < into.length; outcome++) {
            into[outcome] = told[outcome];
        }
        return over ? end.balance() : Outcomes.equity(told, points);
    }
}
