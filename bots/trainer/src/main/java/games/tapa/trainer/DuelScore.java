package games.tapa.trainer;

import java.util.Locale;

/**
 * What came of a duel, from the first player's side. The error bars are standard errors over pairs of games, since the
 * two games of a pair share their dice.
 *
 * @param games how many were played
 * @param wins how many of them the first player won
 * @param draws how many nobody won
 * @param points mean points a game, lost ones negative
 * @param pointsError standard error of {@code points}
 * @param share games won, drawn ones half, as a share of all
 * @param shareError standard error of {@code share}
 */
public record DuelScore(
        int games, int wins, int draws, double points, double pointsError, double share, double shareError) {

    /** Counts pairs together: for each the points and the wins (drawn games half) of its two games. */
    static DuelScore of(int[][] balances) {
        int wins = 0;
        int draws = 0;
        double[] points = new double[balances.length];
        double[] shares = new double[balances.length];
        for (int pair = 0; pair < balances.length; pair++) {
            for (int balance : balances[pair]) {
                wins += balance > 0 ? 1 : 0;
                draws += balance == 0 ? 1 : 0;
                points[pair] += balance / 2.0;
                shares[pair] += balance > 0 ? 0.5 : balance == 0 ? 0.25 : 0;
            }
        }
        return new DuelScore(
                2 * balances.length, wins, draws, mean(points), error(points), mean(shares), error(shares));
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
        return String.format(
                Locale.ROOT,
                "%d games, won %d, drawn %d: %.2f %% ± %.2f, %+.4f points a game ± %.4f",
                games,
                wins,
                draws,
                100 * share,
                100 * shareError,
                points,
                pointsError);
    }
}
