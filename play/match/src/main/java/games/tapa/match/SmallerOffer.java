package games.tapa.match;

import java.util.List;
import java.util.Optional;

/** When a side may offer to give the game up for less than it costs (5.1, resignation): only where it could matter. */
final class SmallerOffer {

    private SmallerOffer() {}

    /**
     * Why the offer cannot be made, as one sentence.
     *
     * @param cost what giving up costs the side that offers
     * @param before what has happened in the game so far
     */
    static Optional<String> fault(GameEvent.Offered offer, int cost, List<GameEvent> before) {
        String said = offer.words() + ": ";
        if (cost == 1) {
            return Optional.of(said + "giving up costs 1, and less cannot be offered; resign");
        }
        if (offer.points() < 1 || offer.points() >= cost) {
            return Optional.of(said + "giving up costs " + cost + "; offer 1" + (cost == 2 ? "" : " to " + (cost - 1))
                    + ", or resign");
        }
        return refusedJustNow(offer, before)
                ? Optional.of(said + offer.side().other().letter()
                        + " has refused as much since the last throw or move; offer more, resign, or play on")
                : Optional.empty();
    }

    /** Whether the other side has refused as much since anything else happened: saying it again changes nothing. */
    private static boolean refusedJustNow(GameEvent.Offered offer, List<GameEvent> before) {
        for (int at = before.size() - 1; at >= 0; at--) {
            GameEvent event = before.get(at);
            if (event instanceof GameEvent.Offered refused) {
                if (refused.side() == offer.side() && refused.points() >= offer.points()) {
                    return true;
                }
            } else if (!(event instanceof GameEvent.Answered)) {
                return false;
            }
        }
        return false;
    }
}
