package games.tapa.tablesbot;

import games.tapa.kernel.Side;
import games.tapa.tables.TablesPosition;

/**
 * What comes after a stage, seen by the side that has played it. Nearly always the other side throws; where doubles
 * cascade it may be otherwise.
 *
 * @param kind who goes on, with what
 * @param number the number of the dice to be played next; 0 before a throw
 * @param dice how many of that number are played next, 1 to 4; 0 before a throw
 */
public record Sequel(Kind kind, int number, int dice) {

    /** The other side throws. */
    public static final Sequel OTHER_THROWS = new Sequel(Kind.OTHER_THROWS, 0, 0);

    private static final Sequel SAME_THROWS = new Sequel(Kind.SAME_THROWS, 0, 0);

    /** Who goes on, with what. */
    public enum Kind {
        /** The other side throws. */
        OTHER_THROWS,
        /** The side that has just played the last of a rest throws. */
        SAME_THROWS,
        /** The same side goes on with the dice of a chain or of a rest. */
        SAME_PLAYS,
        /** The other side plays what is left of a chain. */
        OTHER_PLAYS
    }

    /** What {@code next} is for the side that has just played; as after a throw of the other side if the game is over. */
    public static Sequel of(TablesPosition next, Side played) {
        return switch (next) {
            case TablesPosition.Over over -> OTHER_THROWS;
            case TablesPosition.ToThrow toThrow -> toThrow.turn() == played ? SAME_THROWS : OTHER_THROWS;
            case TablesPosition.ToMove toMove ->
                new Sequel(
                        toMove.turn() == played ? Kind.SAME_PLAYS : Kind.OTHER_PLAYS,
                        toMove.stage().larger(),
                        toMove.stage().dice().size());
        };
    }
}
