package games.tapa.conformance;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** The reference numbers of the rule page, 6.5, for Gul Bara. */
final class GulBaraCounts {

    static final ReferenceRules GULBARA = ReferenceRules.preset("gulbara");

    private static final String START = GULBARA.start();
    private static final String GP2 = "24:W9 20:W1 18:W1 17:W1 14:W2 12:B8 11:W1 10:B1 8:B1 7:B2 5:B1 3:B1 1:B1";

    static final List<CountTable> ONE_ROLL = List.of(
            new CountTable(
                    "GP1 start",
                    START,
                    'W',
                    GULBARA,
                    "11:5 21:2 22:5 31:2 32:2 33:4 41:2 42:2 43:2 44:3 51:2 52:2 53:2 54:2 55:5 61:2 62:2 63:2 64:2 65:2"
                            + " 66:1",
                    53),
            new CountTable(
                    "GP2 middle",
                    GP2,
                    'W',
                    GULBARA,
                    "11:70 21:25 22:54 31:23 32:24 33:41 41:18 42:18 43:17 44:15 51:26 52:25 53:24 54:20 55:49 61:13"
                            + " 62:13 63:13 64:9 65:14 66:4",
                    515),
            new CountTable(
                    "GP2 middle",
                    GP2,
                    'B',
                    GULBARA,
                    "11:53 21:32 22:149 31:31 32:37 33:126 41:33 42:43 43:38 44:138 51:24 52:30 53:30 54:32 55:44 61:34"
                            + " 62:43 63:40 64:45 65:33 66:140",
                    1175));

    /** The two-roll count from the start, split by White's first roll. */
    static final String TWO_ROLLS =
            "11:263 21:104 22:264 31:104 32:104 33:206 41:106 42:106 43:104 44:157 51:106 52:106"
                    + " 53:103 54:106 55:249 61:106 62:105 63:104 64:106 65:106 66:53";

    static final int TWO_ROLLS_SUM = 2_768;

    /** A position, and the distinct boards that chains of doubles from White's fourth roll lead to. */
    record Chains(String id, String position, SortedMap<Integer, Integer> byDie) {}

    /** Stage by stage; the chains of 3-3 are in {@link #LONG_CHAINS}. */
    static final List<Chains> CHAINS = List.of(
            new Chains("GP1 start", START, new TreeMap<>(Map.of(6, 1, 5, 44, 4, 1_601))),
            new Chains("GP2 middle", GP2, new TreeMap<>(Map.of(6, 4, 5, 217, 4, 2_936))));

    static final List<Chains> LONG_CHAINS = List.of(
            new Chains("GP1 start", START, new TreeMap<>(Map.of(3, 42_675))),
            new Chains("GP2 middle", GP2, new TreeMap<>(Map.of(3, 86_388))));

    private GulBaraCounts() {}
}
