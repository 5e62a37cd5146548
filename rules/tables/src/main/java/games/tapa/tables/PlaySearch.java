package games.tapa.tables;

import java.util.ArrayList;
import java.util.List;

/**
 * The plays of one stage with their steps, for people and texts: goes through step sequences in the order in which they
 * are written (see {@link TablesPlay}), so the first that reaches a board is the one to write. Search uses
 * {@link PlayGenerator}.
 */
final class PlaySearch {

    /**
     * A way to play.
     *
     * @param steps in order
     * @param low the mover's free checkers after them (see {@link Packed})
     * @param high likewise
     */
    record Way(List<TablesStep> steps, long low, long high) {}

    private final TurnFrame frame;
    private final int larger;
    private final int smaller;
    private final int dice;

    /** The free checkers of the mover with their hits, the dice still to play, and how many have left the head. */
    private final PairSet seen = new PairSet();

    /** The free checkers after each of {@code ways}. */
    private final PairSet kept = new PairSet();

    private final List<Way> ways = new ArrayList<>();
    private final List<TablesStep> made = new ArrayList<>();
    private int worth;

    /** @param frame set to the position at the beginning of the stage */
    PlaySearch(TurnFrame frame, long low, long high, TablesStage stage, boolean largerDie) {
        this.frame = frame;
        larger = stage.larger();
        smaller = stage.smaller();
        dice = stage.dice().size();
        search(stage.isTwoDice() ? 1 : dice, stage.isTwoDice() ? 1 : 0, 0, low, high);
        if (worth == 1 && largerDie && stage.isTwoDice()) {
            keepLargerDie();
        }
        if (ways.isEmpty()) {
            ways.add(new Way(List.of(), low, high));
        }
    }

    /** The greatest worth (5.1): dice played; all of them for a play that ends the game. */
    int worth() {
        return worth;
    }

    /** The ways of greatest worth, one for each board; a pass is one way without steps. */
    List<Way> ways() {
        return List.copyOf(ways);
    }

    /** Goes on with so many larger and smaller dice: higher points first, then the larger die. */
    private void search(int largerLeft, int smallerLeft, int offHead, long low, long high) {
        int occupied = Packed.occupied(low, high);
        int byLarger = largerLeft == 0 ? 0 : frame.sources(low, high, occupied, larger, offHead);
        int bySmaller = smallerLeft == 0 ? 0 : frame.sources(low, high, occupied, smaller, offHead);
        int sources = byLarger | bySmaller;
        while (sources != 0) {
            int from = 31 - Integer.numberOfLeadingZeros(sources);
            sources ^= 1 << from;
            int nowOffHead = from == TablesBoard.POINTS ? offHead + 1 : offHead;
            if ((byLarger >>> from & 1) != 0) {
                step(from, larger, largerLeft - 1, smallerLeft, nowOffHead, low, high);
            }
            if ((bySmaller >>> from & 1) != 0) {
                step(from, smaller, largerLeft, smallerLeft - 1, nowOffHead, low, high);
            }
        }
    }

    private void step(int from, int die, int largerLeft, int smallerLeft, int offHead, long low, long high) {
        int to = Math.max(0, from - die);
        long newLow = frame.low(low, from, to);
        long newHigh = frame.high(high, from, to);
        // A later way to the same checkers with the same dice left leads to nothing that is written earlier.
        if (seen.add(newLow, newHigh, largerLeft + 8 * smallerLeft + 64 * offHead)) {
            made.add(new TablesStep(from, die));
            boolean over = frame.ended(newLow, newHigh);
            keep(over ? dice : made.size(), newLow, newHigh);
            if (!over) {
                search(largerLeft, smallerLeft, offHead, newLow, newHigh);
            }
            made.removeLast();
        }
    }

    private void keep(int value, long low, long high) {
        if (value > worth) {
            worth = value;
            ways.clear();
            kept.clear();
        }
        if (value == worth && kept.add(low, high, 0)) {
            ways.add(new Way(List.copyOf(made), low, high));
        }
    }

    /** 1.1(5): one of two different dice can be played; if the larger can, it must. */
    private void keepLargerDie() {
        List<Way> byLarger = new ArrayList<>();
        for (Way way : ways) {
            if (way.steps().getFirst().die() == larger) {
                byLarger.add(way);
            }
        }
        if (!byLarger.isEmpty()) {
            ways.clear();
            ways.addAll(byLarger);
        }
    }
}
