package games.tapa.games;

import java.util.Optional;

/** What is said of a play by what it loses; nothing is said of one that loses less than {@link #DOUBTFUL}. */
public enum Mark {
    DOUBTFUL("?!", 0.04),
    BAD("?", 0.08),
    VERY_BAD("??", 0.16);

    private final String sign;
    private final double least;

    Mark(String sign, double least) {
        this.sign = sign;
        this.least = least;
    }

    /** The mark of a play that loses so many points; empty if it has none. */
    public static Optional<Mark> of(double loss) {
        Optional<Mark> found = Optional.empty();
        for (Mark mark : values()) {
            if (loss >= mark.least) {
                found = Optional.of(mark);
            }
        }
        return found;
    }

    /** How it is written behind a play, such as {@code ?!}. */
    public String sign() {
        return sign;
    }

    /** The least loss that earns it, in points. */
    public double least() {
        return least;
    }
}
