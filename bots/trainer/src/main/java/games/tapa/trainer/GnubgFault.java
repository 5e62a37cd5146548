package games.tapa.trainer;

import java.io.IOException;
import java.io.UncheckedIOException;

/** GNU Backgammon is missing, has died, stays silent or plays illegally: no duel can be played with it. */
public final class GnubgFault extends UncheckedIOException {

    private static final long serialVersionUID = 1L;

    private final String sentence;

    private GnubgFault(String sentence) {
        super(sentence, new IOException(sentence));
        this.sentence = sentence;
    }

    /** The fault and the remedy of that program. */
    static GnubgFault of(Gnubg gnubg, String fault) {
        return new GnubgFault("GNU Backgammon, \"" + gnubg.program() + "\": " + fault + ".");
    }

    /** The program, what is wrong with it, and the remedy, for people. */
    public String sentence() {
        return sentence;
    }
}
