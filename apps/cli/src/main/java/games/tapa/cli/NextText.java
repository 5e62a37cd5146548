package games.tapa.cli;

import games.tapa.kernel.Outcome;
import games.tapa.wire.EngineAnswer;

/** What follows a play, in words. */
final class NextText {

    private NextText() {}

    /** Behind the play's position; empty if the other side just rolls. */
    static String of(EngineAnswer.Next next) {
        return next.over().map(over -> "   " + of(over)).orElse("")
                + next.continues().map(dice -> "   then " + dice).orElse("")
                + next.rest()
                        .map(dice -> "   rest " + dice + " for the other side")
                        .orElse("");
    }

    private static String of(Outcome over) {
        String what = over.winner().map(side -> side.letter() + " wins ").orElse("draw, each side gets ");
        return what + over.points() + " (" + over.ending().key() + ")";
    }
}
