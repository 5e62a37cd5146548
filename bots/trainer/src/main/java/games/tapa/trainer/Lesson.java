package games.tapa.trainer;

import games.tapa.tablesbot.GameNets;
import java.util.List;

/** Where a training's samples come from. */
public interface Lesson {

    /** What is learned in a round, from 1, when the nets in training stand at {@code now}. */
    List<TdSample> round(int round, GameNets now);

    /** What it depends on beside the plan. */
    String what();
}
