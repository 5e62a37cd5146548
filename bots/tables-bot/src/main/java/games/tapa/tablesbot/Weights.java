package games.tapa.tablesbot;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;

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
     * @param ofPhase for each phase the weights in the order of the features
     */
    public static Weights of(double[][] ofPhase) {
        double[][] copy = new double[Features.PHASES][Features.SIZE];
        for (int phase = 0; phase < Features.PHASES; phase++) {
            System.arraycopy(ofPhase[phase], 0, copy[phase], 0, Features.SIZE);
        }
        return new Weights(copy);
    }

    /** The weights that a person wrote down before any tuning. */
    public static Weights handSet() {
        return HandSetWeights.WEIGHTS;
    }

    /** The best weights known; one set serves the rules of every preset. */
    public static Weights best() {
        return TunedWeights.WEIGHTS;
    }

    /** Reads what {@link #write} has written. */
    public static Result<Weights> read(String text) {
        double[][] ofPhase = new double[Features.PHASES][Features.SIZE];
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
            if (!digits || at == Features.PHASES * Features.SIZE) {
                return bad("weights: \"" + text.substring(i, end) + "\" stands where number " + (at + 1) + " should");
            }
            ofPhase[at / Features.SIZE][at % Features.SIZE] = Integer.parseInt(text.substring(i, end)) * UNIT;
            at++;
            i = end;
        }
        if (at != Features.PHASES * Features.SIZE) {
            return bad("weights: " + at + " numbers were found, " + Features.PHASES * Features.SIZE + " are needed");
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

    /** One weight; see {@link Features}. */
    public double at(int phase, int index) {
        return ofPhase[phase][index];
    }

    private static Result<Weights> bad(String message) {
        return Result.bad(Problem.Code.BAD_RECORD, message);
    }
}
