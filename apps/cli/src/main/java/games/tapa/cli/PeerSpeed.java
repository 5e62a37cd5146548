package games.tapa.cli;

import games.tapa.tablesbot.Decisions;
import games.tapa.tablesbot.Evaluator;
import games.tapa.trainer.Gnubg;
import games.tapa.trainer.GnubgCalibration;
import games.tapa.wire.Json;
import games.tapa.wire.JsonFields;
import java.util.Locale;

/**
 * How fast we judge positions against GNU Backgammon's own {@code calibrate}, by turns in the same minute.
 *
 * @param what the game in which we judge
 * @param theirsByCpu evaluations a second of time that it ran
 * @param theirsByWall evaluations a second of time that passed
 * @param oursByCpu ours, by time that the thread ran
 * @param oursByWall ours, by time that passed
 */
record PeerSpeed(String what, Spread theirsByCpu, Spread theirsByWall, Spread oursByCpu, Spread oursByWall)
        implements Measured {

    private static final int TURNS = 3;

    static PeerSpeed measure(
            Clocks clocks, String what, Gnubg gnubg, int rounds, Decisions decisions, Evaluator evaluator) {
        double[] theirsByCpu = new double[TURNS];
        double[] theirsByWall = new double[TURNS];
        double[] oursByCpu = new double[TURNS];
        double[] oursByWall = new double[TURNS];
        for (int turn = 0; turn < TURNS; turn++) {
            GnubgCalibration theirs = GnubgCalibration.measure(gnubg, rounds, clocks.wall());
            theirsByCpu[turn] = theirs.byCpu();
            theirsByWall[turn] = theirs.byWall();
            EvaluationSpeed ours = EvaluationSpeed.measure(clocks, what, decisions, evaluator, 1);
            oursByCpu[turn] = ours.byCpu().median();
            oursByWall[turn] = ours.byWall().median();
        }
        return new PeerSpeed(
                what, Spread.of(theirsByCpu), Spread.of(theirsByWall), Spread.of(oursByCpu), Spread.of(oursByWall));
    }

    private double ratioByCpu() {
        return oursByCpu.median() / theirsByCpu.median();
    }

    private double ratioByWall() {
        return oursByWall.median() / theirsByWall.median();
    }

    @Override
    public String line() {
        return String.format(
                Locale.ROOT,
                "  %-24s CPU %s   wall %s%n  %-24s CPU %s   wall %s%n  %-24s CPU %.2f   wall %.2f",
                "gnubg calibrate",
                theirsByCpu.range(),
                theirsByWall.range(),
                what,
                oursByCpu.range(),
                oursByWall.range(),
                "times as many",
                ratioByCpu(),
                ratioByWall());
    }

    @Override
    public Json.Obj json() {
        return new JsonFields()
                .put("what", what)
                .put("gnubgPerCpuSecond", theirsByCpu.json())
                .put("gnubgPerSecond", theirsByWall.json())
                .put("perCpuSecond", oursByCpu.json())
                .put("perSecond", oursByWall.json())
                .put("ratioByCpu", Spread.number(ratioByCpu()))
                .put("ratio", Spread.number(ratioByWall()))
                .object();
    }
}
