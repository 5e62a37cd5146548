package games.tapa.tablesbot;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.nn.Kernel;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;

/**
 * How strong a bot plays, from what a child can beat to the best that every device can do. All levels judge positions by
 * the same nets. The lower ones err: what they see is worth a little more or less than it is, by a chance that depends on
 * the position alone, so a level plays the same on every device, with the dice that fall. How strong each is stands in
 * docs/levels.md.
 */
public enum Level {
    FIRST(1, 0),
    SECOND(0.55, 0),
    THIRD(0.3, 0),
    FOURTH(0.17, 0),
    FIFTH(0.11, 0),
    SIXTH(0.07, 0),
    SEVENTH(0.02, 0),
    EIGHTH(0, 1);

    /** How many levels there are. */
    public static final int COUNT = 8;

    private final double error;
    private final int rolls;

    /**
     * @param error the greatest error of what a position seems to be worth, as a share of {@link #spread}
     * @param rolls how many rolls it looks ahead
     */
    Level(double error, int rolls) {
        this.error = error;
        this.rolls = rolls;
    }

    /** The level of that number, 1 to {@link #COUNT}. */
    public static Result<Level> of(int number) {
        return number >= 1 && number <= COUNT
                ? Result.ok(values()[number - 1])
                : Result.bad(Problem.Code.BAD_REQUEST, "level " + number + ": choose one of 1 to " + COUNT);
    }

    /** A player of this level; all kernels play the same. */
    public Chooser player(TablesGame game, GameNets nets, Kernel kernel) {
        Evaluator evaluator = new NetEvaluator(game, nets, kernel);
        return error == 0
                ? new Lookahead(game, evaluator, rolls)
                : new OnePly(new Erring(evaluator, error * spread(nets.kind())));
    }

    /** The errors, in points, that make chance about as good as thought in a game: its plays differ by so much. */
    private static double spread(TablesKind kind) {
        return switch (kind) {
            case TAPA -> 6;
            case TABLA -> 4;
            case GULBARA -> 1.6;
        };
    }
}
