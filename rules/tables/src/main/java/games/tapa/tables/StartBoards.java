package games.tapa.tables;

import games.tapa.kernel.Result;
import java.util.Optional;

/** The start positions that have a name (option {@code setup}). */
final class StartBoards {

    static final String CORNER_NAME = "corner";
    static final String STANDARD_NAME = "standard";

    /** All 15 on the own 24 (1.1(1)). */
    static final TablesBoard CORNER = BoardText.read("24:W15 1:B15", false).orThrow();

    /** 2 on 24, 5 on 13, 3 on 8, 5 on 6 (section 2). */
    static final TablesBoard STANDARD = BoardText.read("24:W2 19:B5 17:B3 13:W5 12:B5 8:W3 6:W5 1:B2", false)
            .orThrow();

    private StartBoards() {}

    /** The board that {@code setup} names or writes. */
    static Result<TablesBoard> read(String setup, boolean pinnerPinnable) {
        return named(setup).map(Result::ok).orElseGet(() -> BoardText.read(setup, pinnerPinnable));
    }

    private static Optional<TablesBoard> named(String setup) {
        return switch (setup) {
            case CORNER_NAME -> Optional.of(CORNER);
            case STANDARD_NAME -> Optional.of(STANDARD);
            default -> Optional.empty();
        };
    }
}
