package games.tapa.tablesbot;

import games.tapa.kernel.Rng;
import games.tapa.kernel.Side;
import games.tapa.kernel.SplitMix64;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPosition;
import java.util.ArrayList;
import java.util.List;

/**
 * The decisions of games that a chooser plays against itself: what speed is measured with. The same seed gives the same
 * ones everywhere.
 *
 * @param game the rules
 * @param positions those with more than one result, in the order met
 */
public record Decisions(TablesGame game, List<TablesPosition.ToMove> positions) {

    public Decisions {
        positions = List.copyOf(positions);
    }

    /** So many of them, from as many games as it takes. */
    public static Decisions ofSelfPlay(TablesGame game, Chooser chooser, int wanted, long seed) {
        Rng dice = new SplitMix64(seed);
        Stages stages = new Stages(game);
        List<TablesPosition.ToMove> met = new ArrayList<>();
        TablesPosition position = game.start(Side.WHITE);
        while (met.size() < wanted) {
            position = switch (position) {
                case TablesPosition.Over over -> game.start(Side.WHITE);
                case TablesPosition.ToThrow toThrow -> game.thrown(toThrow, dice.dice());
                case TablesPosition.ToMove toMove -> {
                    Choice choice = stages.of(toMove);
                    if (choice.size() > 1) {
                        met.add(toMove);
                    }
                    yield stages.after(choice, chooser.choose(choice));
                }
            };
        }
        return new Decisions(game, met);
    }
}
