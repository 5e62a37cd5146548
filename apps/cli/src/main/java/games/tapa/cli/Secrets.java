package games.tapa.cli;

import games.tapa.kernel.Hex;
import games.tapa.kernel.SplitMix64;
import java.util.Optional;
import java.util.function.LongSupplier;

/** Fresh seeds and ids for the dice of games, from chance or all of them from one number. */
final class Secrets {

    private static final int SEED_LONGS = 4;
    private static final int ID_LONGS = 2;

    private final LongSupplier longs;

    private Secrets(LongSupplier longs) {
        this.longs = longs;
    }

    /** Secrets from {@code chance}, or where a number is given always the same ones. */
    static Secrets of(Optional<Long> number, LongSupplier chance) {
        return new Secrets(number.<LongSupplier>map(start -> new SplitMix64(start)::nextLong)
                .orElse(chance));
    }

    /** 64 hex digits. */
    String seed() {
        return hex(SEED_LONGS);
    }

    /** 32 hex digits. */
    String gameId() {
        return hex(ID_LONGS);
    }

    private String hex(int count) {
        StringBuilder digits = new StringBuilder();
        for (int i = 0; i < count; i++) {
            digits.append(Hex.ofLong(longs.getAsLong()));
        }
        return digits.toString();
    }
}
