package games.tapa.tables;

import games.tapa.kernel.Side;
import java.util.ArrayList;
import java.util.List;

/**
 * A moment within a turn: the free checkers of the mover, the dice left, and what the frame of the turn says. Immutable
 * but for the shared frame, which nobody changes after the turn has begun.
 */
final class TurnState {

    private final MoverBoard before;
    private final Side mover;
    private final TurnFrame frame;
    private final long low;
    private final long high;
    private final List<Integer> dice;

    private TurnState(MoverBoard before, Side mover, TurnFrame frame, long low, long high, List<Integer> dice) {
        this.before = before;
        this.mover = mover;
        this.frame = frame;
        this.low = low;
        this.high = high;
        this.dice = dice;
    }

    /** The start of a turn with {@code dice} to play, the larger first. */
    static TurnState begin(TablesRules rules, TablesBoard board, Side mover, List<Integer> dice) {
        MoverBoard before = new MoverBoard();
        before.set(board, mover);
        TurnFrame frame = new TurnFrame(rules);
        frame.set(before);
        return new TurnState(before, mover, frame, before.low(), before.high(), List.copyOf(dice));
    }

    /** All ways to play the dice left, from here as the start of the turn. */
    PlaySearch search(boolean largerDie) {
        return new PlaySearch(frame, low, high, dice.getFirst(), dice.getLast(), largerDie);
    }

    TurnFrame frame() {
        return frame;
    }

    List<Integer> dice() {
        return dice;
    }

    int occupied() {
        return Packed.occupied(low, high);
    }

    int free(int point) {
        return Packed.count(low, high, point);
    }

    boolean ended() {
        return frame.ended(low, high);
    }

    /** Every step that some die left can make now, the dice put to no further use: higher point, then larger die first. */
    List<TablesStep> steps() {
        List<TablesStep> steps = new ArrayList<>();
        int larger = dice.isEmpty() ? 0 : sources(dice.getFirst());
        int smaller = dice.isEmpty() || dice.getLast().equals(dice.getFirst()) ? 0 : sources(dice.getLast());
        for (int point = TablesBoard.POINTS; point >= 1; point--) {
            if ((larger >>> point & 1) != 0) {
                steps.add(new TablesStep(point, dice.getFirst()));
            }
            if ((smaller >>> point & 1) != 0) {
                steps.add(new TablesStep(point, dice.getLast()));
            }
        }
        return steps;
    }

    int sources(int die) {
        return frame.sources(occupied(), die);
    }

    TurnState after(TablesStep step) {
        List<Integer> left = new ArrayList<>(dice);
        left.remove(Integer.valueOf(step.die()));
        int from = step.from();
        int to = step.to();
        return new TurnState(
                before,
                mover,
                frame,
                low - Packed.LOW[from] + Packed.LOW[to],
                high - Packed.HIGH[from] + Packed.HIGH[to],
                List.copyOf(left));
    }

    TablesBoard board() {
        return board(low, high);
    }

    /** The board with other free checkers of the mover. */
    TablesBoard board(long low, long high) {
        MoverBoard now = new MoverBoard();
        now.set(before);
        now.setMine(low, high);
        return now.toBoard(mover);
    }

    /**
     * Whether the enemy's checker is alone and on top of {@code point} now, so that landing there pins it: it may have
     * lain under a checker of the mover when the turn began.
     */
    boolean pinsAt(int point) {
        return point >= 1 && before.top(point) >= -1 && before.theirs(point) > 0 && free(point) == 0;
    }
}
