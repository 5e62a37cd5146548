package games.tapa.tablesbot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Side;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesRules;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** The luck of throws, over all of them and beside the best play of each. */
final class LuckTest {

    private static final TablesGame GAME =
            new TablesGame(TablesRules.of(TablesKind.TAPA, "tapa").orThrow());
    private static final TablesPosition.ToThrow START = (TablesPosition.ToThrow) GAME.start(Side.WHITE);

    private final Judge judge = SmallEndings.guess(GAME);

    @Test
    void allThrowsTogetherHaveNone() {
        Luck luck = new Luck(GAME, judge);
        double[] sums = new double[judge.outcomes().size()];
        for (int one = 1; one <= 6; one++) {
            for (int other = 1; other <= 6; other++) {
                luck.read(START, new Dice(one, other));
                for (int outcome = 0; outcome < sums.length; outcome++) {
                    sums[outcome] += luck.of(outcome);
                }
            }
        }
        assertThat(sums).containsExactly(new double[sums.length], within(1e-9));
    }

    @Test
    void pointsAreThoseOfTheOutcomesThatTheThrowMadeLikelier() {
        Luck luck = new Luck(GAME, judge);
        for (Dice dice : new Dice[] {new Dice(6, 6), new Dice(2, 1), new Dice(5, 3)}) {
            luck.read(START, dice);
            double points = 0;
            for (int outcome = 0; outcome < judge.outcomes().size(); outcome++) {
                points += judge.outcomes().points(outcome) * luck.of(outcome);
            }
            assertThat(luck.points()).as("%s", dice).isCloseTo(points, within(1e-6));
        }
    }

    @Test
    void anOpeningThrowIsMeasuredByThoseThatAreNoDoubles() {
        Luck luck = new Luck(GAME, judge);
        double sum = 0;
        for (int larger = 2; larger <= 6; larger++) {
            for (int smaller = 1; smaller < larger; smaller++) {
                luck.readOpening(START, new Dice(larger, smaller));
                sum += luck.points();
            }
        }
        assertThat(sum).isCloseTo(0, within(1e-9));
        Dice good = new Dice(6, 5);
        luck.readOpening(START, good);
        double amongUnequal = luck.points();
        luck.read(START, good);
        assertThat(amongUnequal).isGreaterThan(luck.points());
    }

    @Test
    void aThrowHasMoreThanAnotherByWhatItsBestPlayIsWorthMore() {
        Dice good = new Dice(6, 6);
        Dice bad = new Dice(2, 1);
        Luck luck = new Luck(GAME, judge);
        luck.read(START, good);
        double gain = luck.of(1);
        luck.read(START, bad);
        assertThat(gain - luck.of(1))
                .isCloseTo(best(good) - best(bad), within(1e-9))
                .isPositive();
    }

    @Test
    void whatIsRememberedOfAPositionIsWhatWasSeen() {
        Luck fresh = new Luck(GAME, judge);
        Luck remembering = new Luck(GAME, judge);
        TablesPosition.ToThrow other = new TablesPosition.ToThrow(START.board(), Side.BLACK, START.rolls());
        for (int times = 0; times < 2; times++) {
            for (TablesPosition.ToThrow position : List.of(START, other)) {
                for (Dice dice : new Dice[] {new Dice(6, 6), new Dice(2, 1)}) {
                    fresh.read(position, dice);
                    remembering.readRecurring(position, dice);
                    assertThat(remembering.points()).isEqualTo(fresh.points());
                    assertThat(remembering.of(1)).isEqualTo(fresh.of(1));
                    assertThat(remembering.play()).isEqualTo(fresh.play());
                }
            }
        }
    }

    @Test
    void aPositionIsJudgedOnceWhereItRecurs() {
        AtomicInteger asked = new AtomicInteger();
        Judge counting = Judge.of(GAME, "counting", (board, sequel) -> {
                    asked.incrementAndGet();
                    return new float[judge.outcomes().size()];
                })
                .orThrow();
        Luck luck = new Luck(GAME, counting);
        luck.readRecurring(START, new Dice(6, 6));
        int once = asked.get();
        luck.readRecurring(START, new Dice(2, 1));
        assertThat(once).isPositive();
        assertThat(asked.get()).isEqualTo(once);
    }

    /** The chance of a plain win after the best play. */
    private double best(Dice dice) {
        BestResult best = new BestResult(judge);
        best.of(new Stages(GAME).of(GAME.thrown(START, dice)));
        return best.chance(1);
    }
}
