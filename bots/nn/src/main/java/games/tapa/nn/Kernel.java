package games.tapa.nn;

/**
 * The one loop all arithmetic of a net is made of. Every kernel gives the same bits: to each sum the products are added
 * one after the other, in the order of the rows, each multiplication and each addition rounded separately and never
 * fused, and no sum runs across the elements of a row.
 */
@FunctionalInterface
public interface Kernel {

    /**
     * Adds rows of a matrix, each with its own factor, to {@code sums}.
     *
     * @param matrix the rows, one after the other
     * @param start where row 0 begins; each is as long as {@code sums}
     * @param rows which rows are added
     * @param factors what each of them is multiplied with
     * @param count how many are added
     * @param sums what they are added to
     */
    void addRows(float[] matrix, int start, int[] rows, float[] factors, int count, float[] sums);
}
