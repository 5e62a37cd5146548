package games.tapa.tables;

import games.tapa.kernel.Outcome;
import games.tapa.kernel.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A moment within a stage: the free checkers of the mover, the dice left, and what the frame of the turn says. Immutable
 * but for the shared frame, which nobody changes after the stage has begun.
 */
final class TurnState {

    private final MoverBoard before;
    private final Side mover;
    private final TurnFrame frame;
    private final long low;
    private final long high;
    private final List<Integer> dice;
    private final int offHead;

    private TurnState(
            MoverBoard before, Side mover, TurnFrame frame, long low, long high, List<Integer> dice, int offHead) {
        this.before = before;
        this.mover = mover;
        this.frame = frame;
        this.low = low;
        this.high = high;
        this.dice = dice;
        this.offHead = offHead;
    }

    /** The start of the stage that is due. */
    static TurnState begin(TablesRules rules, TablesPosition.ToMove due) {
        MoverBoard before = new MoverBoard();
        before.set(due.board(), due.turn());
        TurnFrame frame = new TurnFrame(rules);
        frame.set(before);
        TablesStage stage = due.stage();
        frame.begin(stage, due.rolls().of(due.turn()));
        List<Integer> dice = stage.isTwoDice() ? List.of(stage.larger(), stage.smaller()) : stage.dice();
        return new TurnState(before, due.turn(), frame, before.low(), before.high(), dice, 0);
    }

    /** All ways to play {@code stage}, from here as its start. */
    PlaySearch search(TablesStage stage, boolean largerDie) {
        return new PlaySearch(frame, low, high, stage, largerDie);
    }

    TurnFrame frame() {
        return frame;
    }

    /** The dice left, the larger first. */
    List<Integer> dice() {
        return dice;
    }

    /** How many checkers have left the head in this stage so far. */
    int offHead() {
        return offHead;
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

    /** Whether the last checker on {@code point} has hit there and must stay. */
    boolean stands(int point) {
        return frame.stands(low, point);
    }

    /** Every step that some die left can make now, the dice put to no further use: higher point, then larger die first. */
    List<TablesStep> steps() {
        List<TablesStep> steps = new ArrayList<>();
        int larger = dice.isEmpty() ? 0 : sources(dice.getFirst());
        int smaller = dice.isEmpty() || dice.getLast().equals(dice.getFirst()) ? 0 : sources(dice.getLast());
        for (int point = TablesStep.BAR; point >= 1; point--) {
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
        return frame.sources(low, high, occupied(), die, offHead);
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
                frame.low(low, from, to),
                frame.high(high, from, to),
                List.copyOf(left),
                from == TablesBoard.POINTS ? offHead + 1 : offHead);
    }

    TablesBoard board() {
        return board(low, high);
    }

    /** The board with other free checkers of the mover. */
    TablesBoard board(long nowLow, long nowHigh) {
        MoverBoard now = new MoverBoard();
        now.set(before);
        now.setMine(nowLow, nowHigh);
        return now.toBoard(mover);
    }

    /** The plays that {@code ways} are. */
    List<TablesPlay> plays(TablesRules rules, List<PlaySearch.Way> ways) {
        MoverBoard now = new MoverBoard();
        now.set(before);
        List<TablesPlay> plays = new ArrayList<>(ways.size());
        for (PlaySearch.Way way : ways) {
            now.setMine(way.low(), way.high());
            plays.add(play(rules, way, now.toBoard(mover)));
        }
        return plays;
    }

    /** The play that {@code way} is. */
    TablesPlay play(TablesRules rules, PlaySearch.Way way) {
        return play(rules, way, board(way.low(), way.high()));
    }

    private TablesPlay play(TablesRules rules, PlaySearch.Way way, TablesBoard board) {
        Optional<Outcome> outcome = way.steps().isEmpty()
                ? Optional.empty()
                : Ends.afterTurn(rules, frame, way.low(), way.high(), board, mover);
        return new TablesPlay(way.steps(), board, outcome);
    }

    /**
     * Whether the enemy's checker is alone and on top of {@code point} now, so that landing there hits or pins it: it may
     * have lain under a checker of the mover when the turn began.
     */
    boolean touchesAt(int point) {
        return point >= 1
                && before.theirs(point) > 0
                && before.top(point) >= -1
                && free(point) == 0
                && (Packed.hits(low, high) & 1 << point) == 0;
    }
}
