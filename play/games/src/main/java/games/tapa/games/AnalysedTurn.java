package games.tapa.games;

import games.tapa.kernel.Side;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesStage;
import games.tapa.tablesbot.JudgedPlay;
import java.util.Optional;

/**
 * A turn of a game that was analysed, or a part of it where one throw is played in parts.
 *
 * @param number which throw of the game is played, 1 for the first
 * @param position what was to be played
 * @param luck how many points the throw brought the side that threw; 0 in a later part, which falls by no chance
 * @param judged the play that was made; empty if the game ended or was left before there was one
 */
public record AnalysedTurn(int number, TablesPosition.ToMove position, double luck, Optional<JudgedPlay> judged) {

    /** Whose turn it was. */
    public Side side() {
        return position.turn();
    }

    /** Whether its dice were thrown for it. */
    public boolean isThrow() {
        return position.stage().origin() == TablesStage.Origin.ROLL;
    }

    /** Whether there was a choice, and it was made. */
    public boolean isDecision() {
        return judged.isPresent() && !judged.get().forced();
    }

    /** How many points the play made loses. */
    public double loss() {
        return judged.map(JudgedPlay::loss).orElse(0.0);
    }
}
