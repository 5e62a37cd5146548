package games.tapa.client;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Side;
import games.tapa.match.GameEvent;
import java.util.Optional;

/**
 * What happened in a game, as saved games write it: an opening throw {@code 61}, White's die first; a throw {@code W61};
 * a move {@code W 24/18 24/23} or {@code W pass}; {@code W resigns}, {@code W offers 1}, {@code B accepts},
 * {@code B refuses}.
 */
final class EventText {

    private static final String RESIGNS = "resigns";
    private static final String ACCEPTS = "accepts";
    private static final String REFUSES = "refuses";
    private static final String OFFERS = "offers ";
    private static final int MOST_OFFER_DIGITS = 2;

    private EventText() {}

    static String write(GameEvent event) {
        return switch (event) {
            case GameEvent.OpeningThrown(int white, int black) -> "" + white + black;
            case GameEvent.Thrown(Side side, Dice dice) -> side.letter() + dice.digits();
            case GameEvent.Moved(Side side, String move) -> side.letter() + " " + move;
            case GameEvent.Resigned(Side side) -> side.letter() + " " + RESIGNS;
            case GameEvent.Offered(Side side, int points) -> side.letter() + " " + OFFERS + points;
            case GameEvent.Answered(Side side, boolean accepted) ->
                side.letter() + " " + (accepted ? ACCEPTS : REFUSES);
        };
    }

    static Result<GameEvent> read(String text) {
        Optional<Side> side = text.isEmpty() ? Optional.empty() : Side.ofLetter(text.charAt(0));
        if (side.isEmpty()) {
            return Dice.read(text).map(dice -> new GameEvent.OpeningThrown(dice.first(), dice.second()));
        }
        return text.startsWith(" ", 1)
                ? did(side.get(), text.substring(2))
                : Dice.read(text.substring(1)).map(dice -> new GameEvent.Thrown(side.get(), dice));
    }

    private static Result<GameEvent> did(Side side, String what) {
        return switch (what) {
            case RESIGNS -> Result.ok(new GameEvent.Resigned(side));
            case ACCEPTS -> Result.ok(new GameEvent.Answered(side, true));
            case REFUSES -> Result.ok(new GameEvent.Answered(side, false));
            default ->
                what.startsWith(OFFERS)
                        ? offer(side, what.substring(OFFERS.length()))
                        : Result.ok(new GameEvent.Moved(side, what));
        };
    }

    private static Result<GameEvent> offer(Side side, String digits) {
        int points = 0;
        for (int i = 0; i < digits.length(); i++) {
            int digit = digits.charAt(i) - '0';
            if (digit < 0 || digit > 9 || digits.length() > MOST_OFFER_DIGITS) {
                return Result.bad(
                        Problem.Code.BAD_RECORD, "\"" + digits + "\" points cannot be offered; give a number");
            }
            points = 10 * points + digit;
        }
        return Result.ok(new GameEvent.Offered(side, points));
    }
}
