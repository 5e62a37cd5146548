package games.tapa.conformance;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Every way to play dice of a stage step by step, tried one after the other (rule page, 5.1, "Stage" and "Play"); only a
 * board reached again with the same dice used and the same checkers bound is not tried twice.
 */
final class ReferenceSteps {

    /**
     * Steps made so far.
     *
     * @param board where they led to
     * @param dice the dice used, from the smallest, as digits
     * @param bound the own points on which a checker that has hit must stay ({@code hit_and_run_home = false}, 2)
     * @param offHead how many checkers have left the own 24 in this roll (3.3, head)
     * @param end the end of the game there or ""
     */
    record Play(ReferenceBoard board, String dice, Set<Integer> bound, int offHead, String end) {}

    private final ReferenceRules rules;
    private final ReferenceSide mover;
    private final int headLimit;
    private final Set<Play> plays = new HashSet<>();

    private ReferenceSteps(ReferenceRules rules, ReferenceSide mover, int headLimit) {
        this.rules = rules;
        this.mover = mover;
        this.headLimit = headLimit;
    }

    /** Every play of one step or more, each step being legal when made and none following an end. */
    static Set<Play> all(
            ReferenceRules rules, ReferenceSide mover, ReferenceBoard board, String stage, int offHead, int headLimit) {
        ReferenceSteps steps = new ReferenceSteps(rules, mover, headLimit);
        steps.tryAll(new Play(board, "", Set.of(), offHead, ""), stage);
        return steps.plays;
    }

    private void tryAll(Play made, String left) {
        if (!made.end().isEmpty()) {
            return;
        }
        for (char digit : distinct(left)) {
            int die = digit - '0';
            for (int from = ReferenceBoard.BAR; from >= 1; from--) {
                if (mayLeave(made, from) && ReferenceStep.isLegal(rules, made.board(), mover, from, die)) {
                    Play longer = withStep(made, from, die);
                    if (plays.add(longer)) {
                        tryAll(longer, without(left, digit));
                    }
                }
            }
        }
    }

    private static List<Character> distinct(String left) {
        return left.chars().distinct().mapToObj(digit -> (char) digit).toList();
    }

    private static String without(String left, char used) {
        int at = left.indexOf(used);
        return left.substring(0, at) + left.substring(at + 1);
    }

    /** What the roll has done so far forbids: a step too many off the head, and to run with the checker that has hit. */
    private boolean mayLeave(Play made, int from) {
        boolean headIsFree = from != 24 || made.offHead() < headLimit;
        boolean mustStay = made.bound().contains(from) && made.board().countOn(mover, from) == 1;
        return headIsFree && !mustStay;
    }

    private Play withStep(Play made, int from, int die) {
        int to = from - die;
        ReferenceBoard board = ReferenceStep.after(rules, made.board(), mover, from, die);
        boolean binds = !rules.hitAndRunHome() && to <= 6 && ReferenceStep.isHit(rules, made.board(), mover, to);
        return new Play(
                board,
                withDie(made.dice(), (char) ('0' + die)),
                binds ? with(made.bound(), to) : made.bound(),
                made.offHead() + (from == 24 ? 1 : 0),
                ReferenceEnd.afterStep(rules, board, mover));
    }

    private static String withDie(String dice, char die) {
        boolean last = dice.isEmpty() || dice.charAt(dice.length() - 1) <= die;
        return last ? dice + die : die + dice;
    }

    private static Set<Integer> with(Set<Integer> bound, int point) {
        Set<Integer> more = new TreeSet<>(bound);
        more.add(point);
        return more;
    }
}
