package games.tapa.tablesbot;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.tables.TablesKind;

/**
 * What each feature is worth in each phase. The weighted sum x of a position's features stands for an equity: the most
 * points of a game times tanh x. Immutable.
 */
public final class Weights {

    /** Written weights are whole multiples of this. */
    public static final double UNIT = 0.01;

    private final double[][] ofPhase;

    private Weights(double[][] ofPhase) {
        this.ofPhase = ofPhase;
    }

    /**
     * Weights with these values, which are copied.
     *
     * @param ofPhase for each phase of a game the weights in the order of the features
     */
    public static Weights of(double[][] ofPhase) {
        double[][] copy = new double[ofPhase.length][Features.SIZE];
        for (int phase = 0; phase < copy.length; phase++) {
            System.arraycopy(ofPhase[phase], 0, copy[phase], 0, Features.SIZE);
        }
        return new Weights(copy);
    }

    /** Weights that know nothing of the game. */
    public static Weights none(TablesKind kind) {
        return new Weights(new double[Lore.of(kind).count()][Features.SIZE]);
    }

    /** The weights that a person wrote down for the game before any tuning. */
    public static Weights handSet(TablesKind kind) {
        return switch (kind) {
            case TAPA -> HandSetTapa.WEIGHTS;
            case TABLA -> HandSetTabla.WEIGHTS;
            case GULBARA -> HandSetGulBara.WEIGHTS;
        };
    }

    /** The best weights known for the game; one set serves the rules of all its presets. */
    public static Weights best(TablesKind kind) {
        return switch (kind) {
            case TAPA -> TunedTapa.WEIGHTS;
            case TABLA -> TunedTabla.WEIGHTS;
            case GULBARA -> TunedGulBara.WEIGHTS;
        };
    }

    /** Reads what {@link #write} has written for weights of the game. */
    public static Result<Weights> read(TablesKind kind, String text) {
        double[][] ofPhase = none(kind).ofPhase;
        int needed = ofPhase.length * Features.SIZE;
        int at = 0;
        int i = 0;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (c == ' ' || c == '\n') {
                i++;
                continue;
            }
            int end = i + 1;
            while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
                end++;
            }
            boolean digits = end - i > (c == '-' ? 1 : 0) && end - i <= 8 && (c == '-' || (c >= '0' && c <= '9'));
            if (!digits || at == needed) {
                return bad("weights: \"" + text.substring(i, end) + "\" stands where number " + (at + 1) + " should");
            }
            ofPhase[at / Features.SIZE][at % Features.SIZE] = Integer.parseInt(text.substring(i, end)) * UNIT;
            at++;
            i = end;
        }
        if (at != needed) {
            return bad("weights: " + at + " numbers were found, " + needed + " are needed for " + kind.key());
        }
        return Result.ok(new Weights(ofPhase));
    }

    /** The weights as text: whole numbers of hundredths, at most 40 on a line, phases set apart by an empty line. */
    public String write() {
        StringBuilder text = new StringBuilder();
        for (double[] weights : ofPhase) {
            for (int i = 0; i < Features.SIZE; i++) {
                double hundredths = weights[i] / UNIT;
                text.append((int) (hundredths < 0 ? hundredths - 0.5 : hundredths + 0.5));
                text.append(i % 40 == 39 || i == Features.SIZE - 1 ? '\n' : ' ');
            }
            text.append('\n');
        }
        return text.toString();
    }

    /** The weights of one phase; not to be changed. */
    double[] ofPhase(int phase) {
        return ofPhase[phase];
    }

    /** How many phases there are. */
    public int phases() {
        return ofPhase.length;
    }

    /** How many weights a phase has. */
    public int size() {
        return Features.SIZE;
    }

    /** One weight; see {@link Features}. */
    public double at(int phase, int index) {
        return ofPhase[phase][index];
    }

    private static Result<Weights> bad(String message) {
        return Result.bad(Problem.Code.BAD_RECORD, message);
    }
}
