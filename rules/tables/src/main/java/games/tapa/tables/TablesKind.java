package games.tapa.tables;

import java.util.List;
import java.util.Optional;

/**
 * The three games whose presets vary everything else (5.3): how the sides travel, what happens where they meet and how
 * the checkers stand at the start is the game itself and no option.
 */
public enum TablesKind {
    /** Tapa, Plakoto, Mahbusa (section 1). */
    TAPA("tapa", Direction.CONTRARY, Contact.PIN, StartBoards.CORNER, 'T'),
    /** Tabla, Tavla, Portes, backgammon (section 2). */
    TABLA("tabla", Direction.CONTRARY, Contact.HIT, StartBoards.STANDARD, 'B'),
    /** Gul Bara and its relatives (section 3). */
    GULBARA("gulbara", Direction.PARALLEL, Contact.HOLD, StartBoards.CORNER, 'G');

    private final String key;
    private final Direction direction;
    private final Contact contact;
    private final String setup;
    private final char letter;

    TablesKind(String key, Direction direction, Contact contact, String setup, char letter) {
        this.key = key;
        this.direction = direction;
        this.contact = contact;
        this.setup = setup;
        this.letter = letter;
    }

    /** The game that goes by {@code key}; empty if none does. */
    public static Optional<TablesKind> ofKey(String key) {
        for (TablesKind kind : values()) {
            if (kind.key.equals(key)) {
                return Optional.of(kind);
            }
        }
        return Optional.empty();
    }

    /** Its name in protocols and records, such as {@code gulbara}. */
    public String key() {
        return key;
    }

    public Direction direction() {
        return direction;
    }

    public Contact contact() {
        return contact;
    }

    /** The names of its presets, the default first. */
    public List<String> presets() {
        return Presets.names(this);
    }

    /** The start position by name (option {@code setup}). */
    String setup() {
        return setup;
    }

    /** The letter before its position ids (section 7). */
    char letter() {
        return letter;
    }
}
