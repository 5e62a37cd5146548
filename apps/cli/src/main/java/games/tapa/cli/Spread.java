package games.tapa.cli;

import games.tapa.wire.Json;
import games.tapa.wire.JsonFields;
import java.util.Arrays;
import java.util.Locale;

/**
 * What the same measurement gave several times.
 *
 * @param least the least of all
 * @param median half of them are no more
 * @param high 99 of 100 are no more
 * @param most the most of all
 */
record Spread(double least, double median, double high, double most) {

    /** Of at least one value. */
    static Spread of(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return new Spread(sorted[0], at(sorted, 0.5), at(sorted, 0.99), sorted[sorted.length - 1]);
    }

    /** The smallest value that such a share of all does not exceed. */
    private static double at(double[] sorted, double share) {
        return sorted[Math.max(0, (int) Math.ceil(share * sorted.length) - 1)];
    }

    /** The median, the least and the most, whole. */
    String range() {
        return String.format(Locale.ROOT, "%,12.0f (%,.0f to %,.0f)", median, least, most);
    }

    Json.Obj json() {
        return new JsonFields()
                .put("least", number(least))
                .put("median", number(median))
                .put("p99", number(high))
                .put("most", number(most))
                .object();
    }

    static Json.Num number(double number) {
        return Json.Num.fixed(Math.round(number * 1e6), 6);
    }
}
