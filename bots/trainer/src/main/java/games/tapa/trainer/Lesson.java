package games.tapa.trainer;

import games.tapa.nn.Kernel;
import games.tapa.tables.TablesGame;
import games.tapa.tablesbot.GameNets;
import java.util.List;

/** Where a training's samples come from. */
public abstract sealed class Lesson permits SelfPlayLesson, TeacherLesson {

    final TdPlan plan;
    final Kernel kernel;
    final TablesGame game;

    /**
     * @param kernel whichever is fastest here; the samples are the same
     */
    Lesson(TdPlan plan, Kernel kernel) {
        this.plan = plan;
        this.kernel = kernel;
        game = new TablesGame(plan.rules());
    }

    /** What is learned in a round, from 1, when the nets in training stand at {@code now}. */
    abstract List<TdSample> round(int round, GameNets now);

    /** What it depends on beside the plan. */
    abstract String what();
}
