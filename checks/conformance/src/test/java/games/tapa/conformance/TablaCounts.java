package games.tapa.conformance;

import java.util.List;

/** The reference numbers of the rule page, 6.5, for Tabla. */
final class TablaCounts {

    static final ReferenceRules TABLA = ReferenceRules.preset("tabla");

    private static final String START = TABLA.start();
    private static final String BP2 = "24:W2 20:B2 19:B2 18:B2 17:B2 13:W4 12:B4 9:W1 8:W3 6:W4 5:B1 4:W1 1:B2";
    private static final String BP3 =
            "24:W1 23:B2 21:B2 20:B3 19:B3 18:B2 16:W1 13:W3 12:B2 8:W3 6:W4 5:W2 3:B1 barW:1";

    static final List<CountTable> ONE_ROLL = List.of(
            new CountTable(
                    "BP1 start",
                    START,
                    'W',
                    TABLA,
                    "11:42 21:15 22:75 31:16 32:17 33:73 41:14 42:18 43:17 44:52 51:8 52:8 53:9 54:9 55:4 61:10 62:14"
                            + " 63:14 64:14 65:7 66:11",
                    447),
            new CountTable(
                    "BP2 middle",
                    BP2,
                    'W',
                    TABLA,
                    "11:97 21:31 22:124 31:28 32:31 33:85 41:20 42:24 43:20 44:27 51:14 52:17 53:15 54:10 55:8 61:15"
                            + " 62:19 63:16 64:11 65:8 66:8",
                    628),
            new CountTable(
                    "BP2 middle",
                    BP2,
                    'B',
                    TABLA,
                    "11:90 21:36 22:272 31:32 32:43 33:147 41:32 42:44 43:38 44:107 51:22 52:28 53:25 54:25 55:27 61:21"
                            + " 62:28 63:27 64:25 65:16 66:23",
                    1108),
            new CountTable(
                    "BP2 middle, no hit-and-run",
                    BP2,
                    'W',
                    TABLA.with("hit_and_run_home", "false"),
                    "11:84 21:30 22:119 31:26 32:30 33:74 41:19 42:23 43:19 44:27 51:14 52:17 53:15 54:10 55:8 61:15"
                            + " 62:19 63:16 64:11 65:8 66:8",
                    592),
            new CountTable(
                    "BP3 bar",
                    BP3,
                    'W',
                    TABLA,
                    "11:28 21:6 22:1 31:9 32:6 33:35 41:4 42:1 43:4 44:1 51:4 52:1 53:5 54:1 55:1 61:3 62:1 63:4 64:1"
                            + " 65:1 66:1",
                    118),
            new CountTable(
                    "BP3 bar",
                    BP3,
                    'B',
                    TABLA,
                    "11:106 21:29 22:91 31:30 32:25 33:69 41:29 42:28 43:28 44:73 51:19 52:16 53:16 54:18 55:14 61:18"
                            + " 62:16 63:16 64:15 65:10 66:9",
                    675));

    /** The two-roll count from the start, split by White's first roll. */
    static final String TWO_ROLLS =
            "11:18498 21:7070 22:34136 31:7459 32:7974 33:32063 41:6586 42:8409 43:7988 44:22620"
                    + " 51:3744 52:3691 53:4118 54:4194 55:1742 61:4701 62:6647 63:6659 64:6613 65:3300"
                    + " 66:4570";

    static final int TWO_ROLLS_SUM = 202_782;

    private TablaCounts() {}
}
