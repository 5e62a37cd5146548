package games.tapa.tablesbot;

import games.tapa.kernel.Side;
import games.tapa.kernel.SplitMix64;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import java.util.List;
import java.util.function.Consumer;

/** Positions of games in which both sides take any legal play. */
final class RandomPositions {

    private final TablesGame game;
    private final SplitMix64 rng;

    RandomPositions(TablesGame game, long seed) {
        this.game = game;
        rng = new SplitMix64(seed);
    }

    /** Shows {@code wanted} positions, each with a roll to play. */
    void show(int wanted, Consumer<TablesPosition.ToMove> to) {
        int shown = 0;
        while (shown < wanted) {
            TablesPosition position = game.start(rng.below(2) == 0 ? Side.WHITE : Side.BLACK);
            while (shown < wanted && position instanceof TablesPosition.ToThrow toThrow) {
                TablesPosition.ToMove toMove = game.thrown(toThrow, rng.dice());
                to.accept(toMove);
                shown++;
                List<TablesPlay> plays = game.plays(toMove);
                position = game.after(toMove, plays.get(rng.below(plays.size())));
            }
        }
    }
}
