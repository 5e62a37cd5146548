package games.tapa.conformance;

import java.util.List;
import java.util.stream.Stream;

/**
 * Cases for the options of the relatives of Gul Bara (rule page, 3.3 and 5.2): head, first checker, primes and quarters;
 * results derived by hand from the wording of 5.2. The page has no numbers for them.
 */
final class NardeCases {

    private static final String START = ReferenceRules.preset("long-narde").start();
    private static final ReferenceRules GULBARA = ReferenceRules.preset("gulbara");

    static final List<RuleCase> HEAD = List.of(
            narde("long-narde", "N01", "one checker leaves the head in a roll", "5.2 head", START)
                    .roll("65")
                    .plays(2, "24/18/13"),
            narde("long-narde", "N02", "two leave it on a first 6-6", "5.2 head_first_doubles", START)
                    .roll("66")
                    .plays(2, "24/18(2)"),
            narde("long-narde", "N03", "two leave it on a first 4-4", "5.2 head_first_doubles", START)
                    .roll("44")
                    .plays(4, "24/20/16(2)"),
            narde("long-narde", "N04", "two leave it on a first 3-3", "5.2 head_first_doubles", START)
                    .roll("33")
                    .plays(4, "24/21/18(2)", "24/21 24/21/18/15"),
            narde("long-narde", "N05", "a first 5-5 is not among those doubles", "5.2 head_first_doubles", START)
                    .roll("55")
                    .plays(4, "24/19/14/9/4"),
            narde("long-narde", "N06", "a later 4-4 is not either", "5.2 head_first_doubles", START)
                    .roll(2, "44")
                    .plays(2, "24/20/16"),
            narde("crazy-narde", "N07", "a rest counts as a roll of its own, not a first one", "5.2 head", START)
                    .roll("66")
                    .plays(2, "24/18(2) = rest 66")
                    .then("24/18(2)", 1, "24/18"),
            narde("crazy-narde", "N08", "all groups of a chain count together", "5.2 head", START)
                    .roll("55")
                    .plays(4, "24/19/14/9/4 = continues 6666 head 1")
                    .then("24/19/14/9/4", 0, "pass = rest 6666")
                    .then("pass", 1, "24/18"),
            narde(
                            "crazy-narde",
                            "N09",
                            "exact dice only: inside home nothing moves, and the rest is the opponent's",
                            "5.2 bearoff_over, head, cascade_rest",
                            "24:W2 12:B1")
                    .roll("44")
                    .plays(4, "24/20/16(2) = continues 55556666 head 2")
                    .then(
                            "24/20/16(2)",
                            4,
                            "16/11/6(2) = continues 6666 head 2",
                            "16/11 16/11/6/1 = continues 6666 head 2")
                    .then("16/11 16/11/6/1", 1, "11/5 = rest 666")
                    .then("11/5", 3, "24/18/12/6"));

    static final List<RuleCase> FIRST_CHECKER = List.of(
            narde("fevga", "N10", "only the first checker steps", "3.3, 5.2 first_checker_away", START)
                    .roll("21")
                    .plays(2, "24/22/21"),
            narde(
                            "fevga",
                            "N11",
                            "once it is past the enemy start the others may step",
                            "3.3, 5.2 first_checker_away",
                            "24:W14 13:W1 12:B15")
                    .roll("62")
                    .plays(2, "13/11 24/18", "13/11/5", "13/7 24/22"),
            narde(
                            "fevga",
                            "N12",
                            "if the first checker cannot step nothing can",
                            "3.3, 5.2 first_checker_away",
                            "24:W13 18:W1 13:W1 12:B15")
                    .roll("11")
                    .plays(0, "pass"));

    private static final RuleCase N13 = narde(
                    "fevga",
                    "N13",
                    "no step may leave all six points of the start quarter held, even to go on",
                    "3.3, 5.2 max_start_quarter",
                    "24:W10 23:W1 22:W1 21:W1 20:W1 18:B2 17:B2 16:B2 15:B2 12:B7 5:W1")
            .roll("55")
            .plays(0, "pass");

    private static final RuleCase N14 = narde(
                    "moultezim",
                    "N14",
                    "no step may leave five points of the enemy's start quarter held, even to go on",
                    "3.3, 5.2 max_enemy_quarter",
                    "24:W10 18:B2 13:W1 12:B9 11:W1 10:W1 9:W1 8:W1 5:B1 4:B1 3:B1 2:B1")
            .roll("66")
            .plays(0, "pass");

    static final List<RuleCase> QUARTERS = List.of(
            N13,
            N13.like("N13b", "without the limit they may be held", "5.2 max_start_quarter")
                    .under(GULBARA)
                    .plays(4, "24/19(4)", "24/19(2) 24/19/14", "24/19/14(2)", "24/19 24/19/14/9", "24/19/14/9/4"),
            N14,
            N14.like("N14b", "without the limit they may be held", "5.2 max_enemy_quarter")
                    .under(GULBARA)
                    .plays(2, "13/7/1"));

    /** White's home on 2 to 6, its last checker on 7. */
    private static final String HOME = " 7:W1 6:W3 5:W3 4:W3 3:W3 2:W2";

    private static final RuleCase N15 = narde(
                    "long-narde",
                    "N15",
                    "no step may leave a prime with all the enemies behind it",
                    "3.3, 5.2 prime",
                    "12:B15" + HOME)
            .roll(2, "65")
            .plays(2, "7/2 6/off");

    private static final RuleCase N16 = narde(
                    "fevga",
                    "N16",
                    "no step may leave a prime directly in front of all the enemies on one point",
                    "3.3, 5.2 prime",
                    "8:W1 7:B15 6:W3 5:W3 4:W3 3:W3 2:W2")
            .roll("65")
            .plays(2, "8/2 5/off", "8/3 6/off");

    static final List<RuleCase> PRIMES = List.of(
            N15,
            narde("long-narde", "N15b", "nor with one more enemy behind it", "5.2 prime", "12:B14 8:B1" + HOME)
                    .roll(2, "65")
                    .plays(2, "7/2 6/off"),
            narde("long-narde", "N15c", "with an enemy off it may", "5.2 prime", "12:B14" + HOME)
                    .roll(2, "65")
                    .plays(2, "7/2 6/off", "7/1 6/1", "7/1 5/off"),
            narde("long-narde", "N15d", "with an enemy ahead it may", "5.2 prime", "24:B1 12:B14" + HOME)
                    .roll(2, "65")
                    .plays(2, "7/2 6/off", "7/1 6/1", "7/1 5/off"),
            N16,
            narde(
                            "fevga",
                            "N16b",
                            "with one enemy elsewhere it may",
                            "3.3, 5.2 prime",
                            "12:B1 8:W1 7:B14 6:W3 5:W3 4:W3 3:W3 2:W2")
                    .roll("65")
                    .plays(2, "8/2 5/off", "8/3 6/off", "8/2 6/1"),
            N16.like("N16c", "a free prime may stand anywhere", "3.1(3), 5.2 prime")
                    .under(GULBARA)
                    .plays(2, "8/2 5/off", "8/3 6/off", "8/2 6/1"));

    static final List<RuleCase> ALL = Stream.of(HEAD, FIRST_CHECKER, QUARTERS, PRIMES)
            .flatMap(List::stream)
            .toList();

    private NardeCases() {}

    private static RuleCase narde(String preset, String id, String says, String article, String position) {
        return RuleCase.of(preset, id, says, article, position, 'W');
    }
}
