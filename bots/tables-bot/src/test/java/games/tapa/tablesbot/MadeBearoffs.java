package games.tapa.tablesbot;

import games.tapa.tables.Doubles;

/** The bear-off databases, made once for all tests. */
final class MadeBearoffs {

    static final Bearoff FOUR = Bearoff.make(Doubles.FOUR);
    static final Bearoff CASCADE = Bearoff.make(Doubles.CASCADE);

    private MadeBearoffs() {}

    static Bearoff of(Doubles doubles) {
        return switch (doubles) {
            case FOUR -> FOUR;
            case CASCADE -> CASCADE;
        };
    }
}
