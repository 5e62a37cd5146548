package games.tapa.cli;

import games.tapa.tablesbot.Afterstates;
import games.tapa.tablesbot.Decisions;
import games.tapa.tablesbot.Evaluator;
import games.tapa.wire.Json;
import games.tapa.wire.JsonFields;
import java.util.Locale;

/**
 * How many positions a second are judged at first sight on one thread, inputs and net, nothing remembered: those after all
 * results of decisions of self-play, as a search comes upon them.
 *
 * @param what nets and kernel
 * @param judged how many positions each time
 * @param byCpu a second of time that the thread ran
 * @param byWall a second of time that passed
 */
record EvaluationSpeed(String what, long judged, Spread byCpu, Spread byWall) implements Measured {

    private static final int WARM_UPS = 3;

    static EvaluationSpeed measure(Clocks clocks, String what, Decisions decisions, Evaluator evaluator, int times) {
        Afterstates afterstates = new Afterstates(decisions);
        long judged = 0;
        double[] byCpu = new double[times];
        double[] byWall = new double[times];
        for (int time = -WARM_UPS; time < times; time++) {
            Stopwatch watch = Stopwatch.ofThread(clocks);
            judged = 0;
            for (int batch = 0; batch < afterstates.batches(); batch++) {
                judged += afterstates.layOut(batch);
                watch.time(() -> afterstates.judge(evaluator));
            }
            if (time >= 0) {
                byCpu[time] = judged / watch.ran();
                byWall[time] = judged / watch.passed();
            }
        }
        return new EvaluationSpeed(what, judged, Spread.of(byCpu), Spread.of(byWall));
    }

    @Override
    public String line() {
        return String.format(Locale.ROOT, "  %-24s CPU %s   wall %s", what, byCpu.range(), byWall.range());
    }

    @Override
    public Json.Obj json() {
        return new JsonFields()
                .put("what", what)
                .put("judged", judged)
                .put("perCpuSecond", byCpu.json())
                .put("perSecond", byWall.json())
                .object();
    }
}
