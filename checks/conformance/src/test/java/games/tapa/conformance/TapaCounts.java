package games.tapa.conformance;

import java.util.List;

/** The reference numbers of the rule page, 6.5, for Tapa. */
final class TapaCounts {

    static final ReferenceRules MALI = ReferenceRules.preset("mali");

    private static final String START = MALI.start();
    private static final String TP2 = "24:W6 20:B2 18:W3 17:W1 16:B1 13:W2 12:B2 9:B1W1 8:W1B1 7:B2 5:W1 1:B6";
    private static final String TP3 = "24:W1 22:B2 20:B3 19:B2 14:W2 12:B4 11:W2 8:B3 6:W3 5:W3 4:W2 3:W1 2:W1 1:B1";
    private static final String TP4 = "22:B3 19:B3 16:B4 13:B3 6:W4 5:W3 4:W1B2 3:W3 2:W2 1:W2";

    static final List<CountTable> ONE_ROLL = List.of(
            new CountTable(
                    "TP1 start",
                    START,
                    'W',
                    MALI,
                    "11:5 21:2 22:5 31:2 32:2 33:5 41:2 42:2 43:2 44:5 51:2 52:2 53:2 54:2 55:5 61:2 62:2 63:2 64:2 65:2"
                            + " 66:4",
                    59),
            new CountTable(
                    "TP2 pins both ways",
                    TP2,
                    'W',
                    MALI,
                    "11:52 21:22 22:74 31:25 32:31 33:107 41:16 42:20 43:24 44:29 51:15 52:19 53:20 54:12 55:17 61:13"
                            + " 62:17 63:18 64:10 65:9 66:6",
                    556),
            new CountTable(
                    "TP2 pins both ways",
                    TP2,
                    'B',
                    MALI,
                    "11:46 21:21 22:49 31:27 32:27 33:124 41:20 42:20 43:30 44:55 51:17 52:20 53:25 54:20 55:42 61:13"
                            + " 62:13 63:19 64:14 65:13 66:6",
                    621),
            new CountTable(
                    "TP3 mother in danger",
                    TP3,
                    'W',
                    MALI,
                    "11:253 21:38 22:67 31:38 32:25 33:62 41:33 42:21 43:22 44:46 51:25 52:16 53:16 54:13 55:14 61:17"
                            + " 62:11 63:10 64:10 65:8 66:1",
                    746),
            new CountTable(
                    "TP3 mother in danger",
                    TP3,
                    'B',
                    MALI,
                    "11:175 21:30 22:79 31:20 32:17 33:22 41:25 42:22 43:13 44:40 51:20 52:18 53:11 54:13 55:29 61:14"
                            + " 62:12 63:8 64:9 65:9 66:9",
                    595),
            new CountTable(
                    "TP4 bearing off, others",
                    TP4,
                    'W',
                    MALI,
                    "11:28 21:11 22:10 31:11 32:8 33:13 41:7 42:6 43:6 44:4 51:7 52:6 53:6 54:4 55:4 61:4 62:3 63:3 64:2"
                            + " 65:2 66:1",
                    146),
            new CountTable(
                    "TP4 bearing off, others",
                    TP4,
                    'B',
                    MALI,
                    "11:94 21:19 22:76 31:17 32:17 33:43 41:20 42:19 43:17 44:68 51:19 52:19 53:17 54:18 55:55 61:13"
                            + " 62:13 63:12 64:13 65:13 66:17",
                    599),
            new CountTable(
                    "TP4 bearing off, none",
                    TP4,
                    'W',
                    MALI.with("bearoff_pinned", "none"),
                    "11:12 21:6 22:3 31:5 32:4 33:4 41:5 42:4 43:4 44:4 51:3 52:2 53:2 54:2 55:1 61:3 62:2 63:2 64:2 65:1"
                            + " 66:1",
                    72));

    /** The two-roll count from the start, split by White's first roll. */
    static final String TWO_ROLLS =
            "11:295 21:118 22:295 31:118 32:118 33:293 41:118 42:118 43:118 44:293 51:118 52:118"
                    + " 53:118 54:118 55:293 61:118 62:118 63:118 64:118 65:118 66:235";

    static final int TWO_ROLLS_SUM = 3_474;

    private TapaCounts() {}
}
