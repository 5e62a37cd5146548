package games.tapa.client;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Side;
import games.tapa.match.Opening;
import java.util.Optional;

/**
 * How it was settled who starts, as saved games write it: {@code play} or {@code reroll} where it was thrown for,
 * {@code W} where White was given the start, {@code W61 24:W15 1:B15} or {@code W 24:W15 1:B15} for a position that was set
 * up, White to play 61 or to throw.
 */
final class OpeningText {

    private static final String PLAYED = "play";
    private static final String AFRESH = "reroll";

    private OpeningText() {}

    static String write(Opening opening) {
        return switch (opening) {
            case Opening.ThrownFor(boolean played) -> played ? PLAYED : AFRESH;
            case Opening.Given(Side starter) -> String.valueOf(starter.letter());
            case Opening.SetUp(String board, Side turn, Optional<Dice> dice) ->
                turn.letter() + dice.map(Dice::digits).orElse("") + " " + board;
        };
    }

    /** What {@code text} says; empty if it says nothing of that kind. */
    static Optional<Opening> read(String text) {
        if (text.equals(PLAYED) || text.equals(AFRESH)) {
            return Optional.of(new Opening.ThrownFor(text.equals(PLAYED)));
        }
        Optional<Side> side = text.isEmpty() ? Optional.empty() : Side.ofLetter(text.charAt(0));
        if (side.isEmpty() || text.length() == 1) {
            return side.map(Opening.Given::new);
        }
        int space = text.indexOf(' ');
        return space < 0 ? Optional.empty() : setUp(text.substring(space + 1), side.get(), text.substring(1, space));
    }

    /** A position as the page and saved games give it; empty if the dice are none. */
    static Optional<Opening> setUp(String board, Side turn, String dice) {
        if (dice.isEmpty()) {
            return Optional.of(new Opening.SetUp(board, turn, Optional.empty()));
        }
        return Dice.read(dice).toOptional().map(thrown -> new Opening.SetUp(board, turn, Optional.of(thrown)));
    }
}
