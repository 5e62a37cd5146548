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

    /** Shows {@code wanted} positions, each with a stage to play. */
    void show(int wanted, Consumer<TablesPosition.ToMove> to) {
        int shown = 0;
        TablesPosition position = game.start(rng.below(2) == 0 ? Side.WHITE : Side.BLACK);
        while (shown < wanted) {
            position = switch (position) {
                case TablesPosition.ToThrow toThrow -> game.thrown(toThrow, rng.dice());
                case TablesPosition.ToMove toMove -> {
                    to.accept(toMove);
                    shown++;
                    List<TablesPlay> plays = game.plays(toMove);
                    yield game.after(toMove, plays.get(rng.below(plays.size())));
                }
                case TablesPosition.Over over -> game.start(rng.below(2) == 0 ? Side.WHITE : Side.BLACK);
            };
        }
    }
}
