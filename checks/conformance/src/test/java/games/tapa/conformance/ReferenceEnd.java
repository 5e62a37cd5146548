package games.tapa.conformance;

/**
 * The tests of the end of the game (rule page, 5.1, "End test"), each answering "" or the end as {@link ReferencePlays}
 * writes it.
 */
final class ReferenceEnd {

    private ReferenceEnd() {}

    /** Tests (1) and (2), which follow every step; they ask for a state, so they hold for the other side as well. */
    static String afterStep(ReferenceRules rules, ReferenceBoard board, ReferenceSide mover) {
        String end = forMover(rules, board, mover);
        return end.isEmpty() ? forMover(rules, board, mover.enemy()) : end;
    }

    /** Test (3), which follows the last step of a turn: no side can move with any die. */
    static String afterTurn(ReferenceRules rules, ReferenceBoard board) {
        if (rules.dead().equals("off")) {
            return "";
        }
        for (int die = 1; die <= 6; die++) {
            for (ReferenceSide side : ReferenceSide.values()) {
                if (ReferenceStep.canPlay(rules, board, side, die)) {
                    return "";
                }
            }
        }
        return "draw 0 dead";
    }

    private static String forMover(ReferenceRules rules, ReferenceBoard board, ReferenceSide mover) {
        if (board.left(mover) == 0) {
            return mover.letter() + " " + valueOfAllOff(rules, board, mover) + " off";
        }
        boolean pinGame = rules.contact().equals("pin");
        if (!pinGame || rules.mother().equals("off") || !isMotherPinned(board, mover.enemy())) {
            return "";
        }
        if (isMotherPinned(board, mover)) {
            return bothMothers(rules);
        }
        boolean wins = rules.mother().equals("instant") || board.countOn(mover, 24) == 0;
        return wins ? mover.letter() + " " + rules.motherPoints() + " mother" : "";
    }

    /** The mother is the side's last checker on its start point (1.1(8)). */
    private static boolean isMotherPinned(ReferenceBoard board, ReferenceSide side) {
        return board.countOn(side, 24) == 1 && board.hasPinned(side, 24);
    }

    private static String bothMothers(ReferenceRules rules) {
        return switch (rules.bothMothers()) {
            case "draw_0" -> "draw 0 both-mothers";
            case "draw_1" -> "draw 1 both-mothers";
            default -> "";
        };
    }

    private static int valueOfAllOff(ReferenceRules rules, ReferenceBoard board, ReferenceSide winner) {
        int left = board.left(winner.enemy());
        return switch (rules.gammon()) {
            case "double" -> left == 15 ? valueOfNoneOff(rules, board, winner) : 1;
            case "count" -> left;
            default -> 1;
        };
    }

    /** 2, or with {@code triple} 3 if the loser is on the bar or in the winner's home. */
    private static int valueOfNoneOff(ReferenceRules rules, ReferenceBoard board, ReferenceSide winner) {
        ReferenceSide loser = winner.enemy();
        int behind = board.countOn(loser, ReferenceBoard.BAR);
        for (int home = 1; home <= 6; home++) {
            behind += board.countOn(loser, ReferenceBoard.opposite(board.parallel(), home));
        }
        return rules.triple() && behind > 0 ? 3 : 2;
    }
}
