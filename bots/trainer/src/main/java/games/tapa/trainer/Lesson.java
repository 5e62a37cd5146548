package games.tapa.trainer;

import games.tapa.tablesbot.GameNets;
import java.util.List;

/** Where a training's samples come from. */
public abstract sealed class Lesson permits SelfPlayLesson, TeacherLesson {

    Lesson() {}

    /** What is learned in a round, from 1, when the nets in training stand at {@code now}. */
    abstract List<TdSample> round(int round, GameNets now);

    /** What it depends on beside the plan. */
    abstract String what();
}
