package games.tapa.client;

import java.util.Optional;

/** Who plays a side. */
enum Seat {
    /** A person at this device. */
    HUMAN("human"),
    /** A bot, asked through the thinker. */
    BOT("bot");

    private final String key;

    Seat(String key) {
        this.key = key;
    }

    static Optional<Seat> ofKey(String key) {
        for (Seat seat : values()) {
            if (seat.key.equals(key)) {
                return Optional.of(seat);
            }
        }
        return Optional.empty();
    }

    String key() {
        return key;
    }
}
