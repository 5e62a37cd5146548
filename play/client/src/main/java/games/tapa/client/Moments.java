package games.tapa.client;

import games.tapa.kernel.Side;
import games.tapa.tables.Contact;
import games.tapa.tables.Mother;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesRules;
import java.util.ArrayList;
import java.util.List;

/** Tapa's own moments, which the page explains on the board: a mother in danger, a mother pinned (1.1(8), 1.3). */
final class Moments {

    private static final int START = 24;

    private Moments() {}

    /** The keys of the moments on {@code board} while the game goes on, White's before Black's. */
    static List<String> of(TablesRules rules, TablesBoard board) {
        List<String> moments = new ArrayList<>();
        if (!hasMothers(rules)) {
            return moments;
        }
        for (Side side : Side.values()) {
            if (isMotherPinned(board, side)) {
                if (!isMotherPinned(board, side.other())) {
                    moments.add("mother-pinned-" + side.letter());
                    if (!canStillPinStart(board, side)) {
                        moments.add("cannot-save-" + side.letter());
                    }
                }
            } else if (isMotherInDanger(board, side)) {
                moments.add("mother-danger-" + side.letter());
            }
        }
        return moments;
    }

    /** Whether there are mothers under these rules: where nothing is pinned a last start checker is like any other. */
    static boolean hasMothers(TablesRules rules) {
        return rules.kind().contact() == Contact.PIN && rules.mother() != Mother.OFF;
    }

    /** Whether one checker alone is left on the side's start point. */
    static boolean isMotherAlone(TablesBoard board, Side side) {
        return board.at(side, START).of(side) == 1;
    }

    /** Whether the mother of a side is pinned. */
    static boolean isMotherPinned(TablesBoard board, Side side) {
        return board.at(side, START).pinned(side) > 0;
    }

    /** The mother stands alone and free, and some enemy checker has not yet gone past her. */
    private static boolean isMotherInDanger(TablesBoard board, Side side) {
        if (!isMotherAlone(board, side)) {
            return false;
        }
        for (int point = 2; point <= TablesBoard.POINTS; point++) {
            if (board.at(side.other(), point).of(side.other()) > 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether a side whose mother is pinned has a free checker on its way to the enemy's start point, its own 1-point.
     * Without one it cannot reach the draw by itself any more; only the enemy could let a pinned checker go.
     */
    private static boolean canStillPinStart(TablesBoard board, Side side) {
        for (int point = 2; point <= TablesBoard.POINTS; point++) {
            if (board.at(side, point).free(side) > 0) {
                return true;
            }
        }
        return false;
    }
}
