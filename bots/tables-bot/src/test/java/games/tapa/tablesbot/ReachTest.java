package games.tapa.tablesbot;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import org.junit.jupiter.api.Test;

/** Shots counted by sets of points against those that the rules allow, blot by blot. */
final class ReachTest {

    private int blots;
    private int wrong;
    private int off;

    @Test
    void nearlyAllShotsAreThoseOfTheRulesInTapa() {
        EveryPreset.of(TablesKind.TAPA).forEach(this::compare);
        assertThat(wrong).as("of %s blots, off by %s rolls in all", blots, off).isLessThan(blots / 25);
    }

    @Test
    void nearlyAllShotsAreThoseOfTheRulesInTabla() {
        EveryPreset.of(TablesKind.TABLA).forEach(this::compare);
        assertThat(wrong).as("of %s blots, off by %s rolls in all", blots, off).isLessThan(blots / 25);
    }

    private void compare(TablesGame game) {
        NetSide mover = new NetSide(game.rules());
        NetSide thrower = new NetSide(game.rules());
        PositionFeatures exact = new PositionFeatures(game.rules());
        MoverBoard board = new MoverBoard();
        new RandomPositions(game, 9).show(300, position -> {
            board.set(position.board(), position.turn());
            mover.read(board.myFree());
            thrower.read(board.theirFree());
            mover.meet(thrower, board.direction());
            thrower.meet(mover, board.direction());
            exact.read(board);
            if (exact.phase() != Lore.RACE) {
                compare(mover, thrower, exact, board);
            }
        });
    }

    private void compare(NetSide mover, NetSide thrower, PositionFeatures exact, MoverBoard board) {
        Reach whole = new Reach();
        whole.read(thrower, NetSide.across(mover.blots, board.direction()), 0);
        int all = 0;
        for (int point = 1; point <= TablesBoard.POINTS; point++) {
            if ((mover.blots >>> point & 1) == 0) {
                continue;
            }
            Reach reach = new Reach();
            int blot = NetSide.across(1 << point, board.direction());
            reach.read(thrower, blot, blot);
            assertThat(reach.all).isEqualTo(reach.any).isEqualTo(reach.dearest);
            assertThat((whole.fit() & blot) != 0).isEqualTo(reach.any > 0);
            assertThat((whole.fitEight() & blot) != 0).isEqualTo(reach.any >= 8);
            assertThat((whole.fitSixteen() & blot) != 0).isEqualTo(reach.any >= 16);
            all += reach.any;
            blots++;
            wrong += reach.any == exact.shotsAt(point) ? 0 : 1;
            off += Math.abs(reach.any - exact.shotsAt(point));
        }
        assertThat(whole.all).isEqualTo(all);
        assertThat(whole.two).isLessThanOrEqualTo(whole.any);
    }
}
