package games.tapa.tablesbot;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import org.junit.jupiter.api.Test;

/** What nets are told of a side, found by arithmetic on packed numbers, against what the points say one by one. */
final class NetSideTest {

    @Test
    void bothSidesAreSeenAsThePointsSayAfterEveryPlay() {
        for (TablesKind kind : TablesKind.values()) {
            EveryPreset.of(kind).forEach(game -> compare(game, 60));
        }
    }

    private static void compare(TablesGame game, int positions) {
        Stages stages = new Stages(game);
        new RandomPositions(game, 8).show(positions, position -> {
            Choice choice = stages.of(position);
            for (int i = 0; i < Math.min(choice.size(), 40); i++) {
                choice.show(i);
                compare(game, choice.board());
            }
            MoverBoard turned = new MoverBoard();
            turned.set(choice.board());
            turned.handOver();
            compare(game, turned);
        });
    }

    private static void compare(TablesGame game, MoverBoard board) {
        NetSide mover = new NetSide(game.rules());
        NetSide thrower = new NetSide(game.rules());
        mover.read(board.myFree());
        thrower.read(board.theirFree());
        mover.meet(thrower, board.direction());
        thrower.meet(mover, board.direction());
        compare(mover, thrower, slow(game, board, false), board);
        compare(thrower, mover, slow(game, board, true), board);
    }

    private static SideView slow(TablesGame game, MoverBoard board, boolean enemys) {
        SideView view = new SideView(game.rules());
        view.read(board, enemys);
        return view;
    }

    private static void compare(NetSide side, NetSide enemy, SideView slow, MoverBoard board) {
        String as = board.myFree().low() + " " + board.myFree().high();
        assertThat(side.one).as(as).isEqualTo(slow.one);
        assertThat(side.two).as(as).isEqualTo(slow.two);
        assertThat(side.holds).as(as).isEqualTo(slow.holds);
        assertThat(side.pinned).as(as).isEqualTo(slow.pinned);
        assertThat(side.blots).as(as).isEqualTo(slow.blots);
        assertThat(side.landable).as(as).isEqualTo(slow.landable);
        assertThat(side.bar).as(as).isEqualTo(slow.bar);
        assertThat(side.checkers).as(as).isEqualTo(slow.checkers);
        assertThat(side.allHome()).as(as).isEqualTo(slow.allHome());
        assertThat(side.rearmost()).as(as).isEqualTo(slow.rearmost());
        SideSums sums = new SideSums();
        sums.read(side, enemy, board.direction());
        assertThat(sums.pips).as(as).isEqualTo(slow.pips);
        for (int die = 1; die <= 6; die++) {
            assertThat(side.movable(die)).as(as).isEqualTo(slow.movable(die));
            assertThat(side.checkersOn(side.movable(die))).as(as).isEqualTo(slow.movers(die));
        }
        for (int point = 1; point <= 25; point++) {
            int free = slow.free[point];
            assertThat(side.free(point)).as(as).isEqualTo(free);
            long few = point <= 12 ? side.fewLow >>> (4 * point - 4) : side.fewHigh >>> (4 * point - 52);
            assertThat(few & 15).as(as).isEqualTo((1L << Math.min(free, 4)) - 1);
            long many = point <= 12 ? side.many >>> (4 * point - 4) & 3 : side.many >>> (4 * point - 50) & 3;
            assertThat(many).as(as).isEqualTo(free >= 9 ? 3 : free >= 6 ? 1 : 0);
        }
    }
}
