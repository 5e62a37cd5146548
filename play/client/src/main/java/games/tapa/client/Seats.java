package games.tapa.client;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Side;
import java.util.Optional;

/**
 * Who plays which side.
 *
 * @param white who plays White
 * @param black who plays Black
 */
record Seats(Seat white, Seat black) {

    static Result<Seats> read(String white, String black) {
        Optional<Seat> ofWhite = Seat.ofKey(white);
        Optional<Seat> ofBlack = Seat.ofKey(black);
        return ofWhite.isPresent() && ofBlack.isPresent()
                ? Result.ok(new Seats(ofWhite.get(), ofBlack.get()))
                : Result.bad(
                        Problem.Code.BAD_REQUEST,
                        "seats \"" + white + "\" and \"" + black + "\": each is human or bot");
    }

    Seat of(Side side) {
        return side == Side.WHITE ? white : black;
    }

    boolean haveBot() {
        return white == Seat.BOT || black == Seat.BOT;
    }
}
