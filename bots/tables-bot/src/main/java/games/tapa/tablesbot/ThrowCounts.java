package games.tapa.tablesbot;

/**
 * For each of many positions, how likely it is that so many throws are enough for something, in 65,535ths. What is rounded
 * is the chance of at most so many throws, so nothing is off by more than half of one, and the last is always certain.
 */
final class ThrowCounts {

    /** What is certain. */
    static final int CERTAIN = Character.MAX_VALUE;

    /** Where the chances of a position begin among all. */
    private final int[] begins;

    /** The fewest throws that may be enough. */
    private final byte[] fewest;

    /** The chances that at most so many are, from the fewest on to the last that is not certain. */
    private final char[] within;

    /**
     * @param chances for each position how likely it is that exactly so many throws are needed, from 0 on
     */
    ThrowCounts(double[][] chances) {
        begins = new int[chances.length + 1];
        fewest = new byte[chances.length];
        int size = 0;
        for (double[] ofPosition : chances) {
            size += ofPosition.length;
        }
        char[] all = new char[size];
        int end = 0;
        for (int position = 0; position < chances.length; position++) {
            double sum = 0;
            for (int thrown = 0; thrown < chances[position].length; thrown++) {
                sum += chances[position][thrown];
                int rounded = (int) Math.round(sum * CERTAIN);
                if (rounded == 0) {
                    fewest[position]++;
                } else if (rounded < CERTAIN) {
                    all[end] = (char) rounded;
                    end++;
                }
            }
            begins[position + 1] = end;
        }
        within = new char[end];
        System.arraycopy(all, 0, within, 0, end);
    }

    /** The chance, in 65,535ths, that at most so many throws are enough. */
    int within(int position, int thrown) {
        int at = begins[position] + thrown - fewest[position];
        return at < begins[position] ? 0 : at < begins[position + 1] ? within[at] : CERTAIN;
    }

    /** The chance that here no more throws are needed than there: two sides throw in turn, this one first. */
    double first(int here, ThrowCounts other, int there) {
        return ahead(here, other, there, 1);
    }

    /** The chance that here fewer throws are needed than there: two sides throw in turn, the other one first. */
    double second(int here, ThrowCounts other, int there) {
        return ahead(here, other, there, 0);
    }

    private double ahead(int here, ThrowCounts other, int there, int lead) {
        long sum = 0;
        int before = 0;
        for (int thrown = fewest[here]; before < CERTAIN; thrown++) {
            int now = within(here, thrown);
            sum += (long) (now - before) * (CERTAIN - other.within(there, thrown - lead));
            before = now;
        }
        return (double) sum / ((long) CERTAIN * CERTAIN);
    }
}
