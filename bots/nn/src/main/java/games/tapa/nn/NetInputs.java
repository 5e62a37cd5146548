package games.tapa.nn;

/**
 * What a net is told of a position: inputs that are 0 or 1, in words of 64 bits, then amounts, inputs that are whole
 * numbers counted in {@link #UNIT}ths. All are whole, so a net's first layer is summed up exactly, in any order. To be
 * filled again for every position; not for use by several threads at once.
 */
public final class NetInputs {

    /** An amount of so much counts as much as a bit. */
    public static final int UNIT = 64;

    private final long[] words;
    private final int[] amounts;
    private int wordsTold;
    private int amountsTold;

    public NetInputs(int words, int amounts) {
        this.words = new long[words];
        this.amounts = new int[amounts];
    }

    /** Begins anew: what is told next is the first word, and the first amount. */
    public void begin() {
        wordsTold = 0;
        amountsTold = 0;
    }

    /** Tells the next 64 inputs; bit b of word w is input 64 w + b. */
    public void addWord(long bits) {
        words[wordsTold] = bits;
        wordsTold++;
    }

    /** Tells the next amount. */
    public void addAmount(int amount) {
        amounts[amountsTold] = amount;
        amountsTold++;
    }

    /** The word that was told. */
    public long word(int at) {
        return words[at];
    }

    /** The amount that was told. */
    public int amount(int at) {
        return amounts[at];
    }

    /** Makes this the same as inputs of the same size. */
    public void set(NetInputs other) {
        System.arraycopy(other.words, 0, words, 0, words.length);
        System.arraycopy(other.amounts, 0, amounts, 0, amounts.length);
    }
}
