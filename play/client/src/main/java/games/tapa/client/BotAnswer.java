package games.tapa.client;

import games.tapa.kernel.Side;
import games.tapa.tables.Gammon;
import games.tapa.tables.Mother;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesRules;

/**
 * How a bot answers an offer to give up for less than it costs, by a plain rule. It takes what is at least as much as it
 * may well win: the points of a mother that it holds pinned while its own is free; all that giving up costs, where a
 * gammon is near; one point otherwise, and half the checkers left where each counts. A gammon is near while the other
 * side has none off and needs more pips to bring all home and one off than the bot needs to finish.
 */
final class BotAnswer {

    private static final int HOME = 6;

    private BotAnswer() {}

    static boolean accepts(TableGame on, Side resigner, int points) {
        TablesBoard board = on.game().position().map(TablesPosition::board).orElseThrow();
        int cost = on.rules().game().resignationCost(board, resigner);
        return points >= worth(on.rules().rules(), board, resigner, cost);
    }

    private static int worth(TablesRules rules, TablesBoard board, Side resigner, int cost) {
        boolean holdsMother =
                Moments.isMotherPinned(board, resigner) && !Moments.isMotherPinned(board, resigner.other());
        if (rules.mother() != Mother.OFF && holdsMother) {
            return Math.max(rules.motherPoints(), cost);
        }
        if (board.off(resigner) == 0 && pipsToOneOff(board, resigner) > board.pips(resigner.other())) {
            return cost;
        }
        return rules.gammon() == Gammon.COUNT ? (cost + 1) / 2 : 1;
    }

    /** The pips that bring all checkers of a side home and take its last one off. */
    private static int pipsToOneOff(TablesBoard board, Side side) {
        int pips = board.onBar(side) * (TablesBoard.POINTS + 1 - HOME);
        int last = HOME;
        for (int point = TablesBoard.POINTS; point >= 1; point--) {
            int checkers = board.at(side, point).of(side);
            pips += point > HOME ? checkers * (point - HOME) : 0;
            last = checkers > 0 ? Math.min(point, HOME) : last;
        }
        return pips + last;
    }
}
