package games.tapa.nn;

/**
 * The loops all arithmetic of a net is made of, the first two when it is asked, the others when it learns. Every kernel gives the same bits: whole numbers are exact in any
 * order, and floats are always multiplied and added in the same order, each operation rounded and never fused.
 */
public interface Kernel {

    /** In so many strands the products of floats are added up. */
    int STRANDS = 8;

    /**
     * Adds rows of a matrix of whole numbers, each with its own factor, to {@code sums}.
     *
     * @param matrix the rows, one after the other
     * @param start where row 0 begins; each is as long as {@code sums}
     * @param rows which rows are added
     * @param factors what each of them is multiplied with
     * @param count how many are added
     * @param sums what they are added to
     */
    void addRows(int[] matrix, int start, int[] rows, int[] factors, int count, int[] sums);

    /**
     * Adds to each sum the product of {@code values} and a row of a matrix. The products of a row are added up in
     * {@link #STRANDS} strands, the i-th in strand i mod 8, each strand from 0 and in order; then come strands 0 + 4 and
     * 2 + 6, 1 + 5 and 3 + 7, these two pairs, and those two; that is added to the sum.
     *
     * @param matrix the rows, one after the other
     * @param start where row 0 begins; each is as long as {@code values}
     * @param sums one for each row
     */
    void addProducts(float[] matrix, int start, float[] values, float[] sums);

    /**
     * Adds rows of a matrix of floats, each with its own factor, to {@code sums}, one after the other; see the other one.
     */
    void addRows(float[] matrix, int start, int[] rows, float[] factors, int count, float[] sums);

    /**
     * Adds {@code values}, each time with another factor, to rows of a matrix.
     *
     * @param matrix the rows, one after the other
     * @param start where row 0 begins; each is as long as {@code values}
     * @param rows which rows they are added to, none twice
     * @param factors what they are multiplied with for each
     * @param count how many rows they are added to
     */
    void addToRows(float[] values, int[] rows, float[] factors, int count, float[] matrix, int start);

    /** The strands added up in the order told above. */
    static float joined(float[] strands) {
        float even = (strands[0] + strands[4]) + (strands[2] + strands[6]);
        float odd = (strands[1] + strands[5]) + (strands[3] + strands[7]);
        return even + odd;
    }
}
