package games.tapa.cli;

import games.tapa.tables.TablesPosition;
import games.tapa.tablesbot.Choice;
import games.tapa.tablesbot.Chooser;
import games.tapa.tablesbot.Decisions;
import games.tapa.tablesbot.Stages;
import games.tapa.wire.Json;
import games.tapa.wire.JsonFields;
import java.util.List;
import java.util.Locale;

/**
 * How long a decision takes on one thread, finding the plays included.
 *
 * @param what how far ahead
 * @param decisions how many were taken
 * @param byCpu milliseconds that the thread ran
 * @param byWall milliseconds that passed
 */
record DecisionTime(String what, int decisions, Spread byCpu, Spread byWall) implements Measured {

    private static final double MILLIS = 1e3;

    /** Of so many decisions that are spread over all of them; the first ones are taken before, to warm up. */
    static DecisionTime measure(Clocks clocks, String what, Decisions decisions, Chooser chooser, int wanted) {
        Stages stages = new Stages(decisions.game());
        List<TablesPosition.ToMove> all = decisions.positions();
        int taken = Math.min(wanted, all.size());
        for (int i = 0; i < (taken + 3) / 4; i++) {
            chooser.choose(stages.of(all.get(i)));
        }
        double[] byCpu = new double[taken];
        double[] byWall = new double[taken];
        for (int i = 0; i < taken; i++) {
            TablesPosition.ToMove position = all.get((int) ((long) i * all.size() / taken));
            Stopwatch watch = Stopwatch.ofThread(clocks);
            watch.time(() -> {
                Choice choice = stages.of(position);
                chooser.choose(choice);
            });
            byCpu[i] = MILLIS * watch.ran();
            byWall[i] = MILLIS * watch.passed();
        }
        return new DecisionTime(what, taken, Spread.of(byCpu), Spread.of(byWall));
    }

    @Override
    public String line() {
        return String.format(
                Locale.ROOT,
                "  %-24s CPU %9.3f median %9.3f p99   wall %9.3f median %9.3f p99   (%,d decisions)",
                what,
                byCpu.median(),
                byCpu.high(),
                byWall.median(),
                byWall.high(),
                decisions);
    }

    @Override
    public Json.Obj json() {
        return new JsonFields()
                .put("what", what)
                .put("decisions", decisions)
                .put("cpuMillis", byCpu.json())
                .put("millis", byWall.json())
                .object();
    }
}
