package games.tapa.trainer;

import games.tapa.trainer.DuelTable.Played;
import java.util.Locale;
import java.util.Optional;

/**
 * What came of a duel, from the first player's side. The error bars are standard errors over pairs of games, since the
 * two games of a pair share their dice.
 *
 * @param games how many games or matches were played
 * @param wins how many of them the first player won
 * @param draws how many nobody won
 * @param points mean points a game, lost ones negative
 * @param pointsError standard error of {@code points}
 * @param share games won, drawn ones half, as a share of all
 * @param shareError standard error of {@code share}
 * @param withoutLuck the points with the luck of the throws taken off, where that is judged
 */
public record DuelScore(
        int games,
        int wins,
        int draws,
        double points,
        double pointsError,
        double share,
        double shareError,
        Optional<WithoutLuck> withoutLuck) {

    /**
     * What a game brings if luck is taken off.
     *
     * @param points the mean
     * @param error its standard error
     */
    public record WithoutLuck(double points, double error) {}

    /** Counts pairs together: for each the points and the wins (drawn games half) of its two games. */
    static DuelScore of(Played[][] pairs, boolean luckJudged) {
        int wins = 0;
        int draws = 0;
        double[] points = new double[pairs.length];
        double[] shares = new double[pairs.length];
        double[] calm = new double[pairs.length];
        for (int pair = 0; pair < pairs.length; pair++) {
            for (Played played : pairs[pair]) {
                wins += played.points() > 0 ? 1 : 0;
                draws += played.points() == 0 ? 1 : 0;
                points[pair] += played.points() / 2.0;
                calm[pair] += played.withoutLuck() / 2.0;
                shares[pair] += played.points() > 0 ? 0.5 : played.points() == 0 ? 0.25 : 0;
            }
        }
        return new DuelScore(
                2 * pairs.length,
                wins,
                draws,
                mean(points),
                error(points),
                mean(shares),
                error(shares),
                luckJudged ? Optional.of(new WithoutLuck(mean(calm), error(calm))) : Optional.empty());
    }

    private static double mean(double[] values) {
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        return sum / values.length;
    }

    private static double error(double[] values) {
        double mean = mean(values);
        double squares = 0;
        for (double value : values) {
            squares += (value - mean) * (value - mean);
        }
        return Math.sqrt(squares / Math.max(1, values.length - 1) / values.length);
    }

    /** One line for people. */
    @Override
    public String toString() {
        String line = String.format(
                Locale.ROOT,
                "%d games, won %d, drawn %d: %.2f %% ± %.2f, %+.4f points a game ± %.4f",
                games,
                wins,
                draws,
                100 * share,
                100 * shareError,
                points,
                pointsError);
        return line
                + withoutLuck
                        .map(calm ->
                                String.format(Locale.ROOT, "; without luck %+.4f ± %.4f", calm.points(), calm.error()))
                        .orElse("");
    }
}
