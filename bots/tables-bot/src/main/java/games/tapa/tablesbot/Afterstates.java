package games.tapa.tablesbot;

import games.tapa.tables.TablesPosition;
import java.util.ArrayList;
import java.util.List;

/**
 * The positions after all results of many decisions, judged in the order in which a search does: decision by decision,
 * each in the generator's order. They are laid out some decisions at a time, so that whoever measures need not measure the
 * generator too. Not for use by several threads at once.
 */
public final class Afterstates {

    private static final int LAID_OUT = 64;

    private final Decisions decisions;
    private final List<Stages> stages = new ArrayList<>();
    private final List<Choice> laidOut = new ArrayList<>();
    private double worths;

    public Afterstates(Decisions decisions) {
        this.decisions = decisions;
        for (int i = 0; i < LAID_OUT; i++) {
            stages.add(new Stages(decisions.game()));
        }
    }

    /** How often there is something to lay out. */
    public int batches() {
        return (decisions.positions().size() + LAID_OUT - 1) / LAID_OUT;
    }

    /** Lays a batch out; says how many positions there are to be judged. */
    public int layOut(int batch) {
        laidOut.clear();
        int judged = 0;
        int end = Math.min((batch + 1) * LAID_OUT, decisions.positions().size());
        for (int at = batch * LAID_OUT; at < end; at++) {
            TablesPosition.ToMove position = decisions.positions().get(at);
            Choice choice = stages.get(at % LAID_OUT).of(position);
            judged += choice.size();
            laidOut.add(choice);
        }
        return judged;
    }

    /** Judges what is laid out. */
    public void judge(Evaluator evaluator) {
        for (int i = 0; i < laidOut.size(); i++) {
            Choice choice = laidOut.get(i);
            for (int result = 0; result < choice.size(); result++) {
                choice.show(result);
                worths += evaluator.of(choice.board(), choice.sequel());
            }
        }
    }

    /** The sum of all that was judged: the same everywhere, and a reason to judge. */
    public double worths() {
        return worths;
    }
}
