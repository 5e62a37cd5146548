package games.tapa.conformance;

import static games.tapa.conformance.RuleCase.mali;

import java.util.List;
import java.util.stream.Stream;

/**
 * The cases of the rule page, 6.1, results derived by hand: here T01 to T29, moving, pinning and the mothers; the
 * rest in {@link TapaBearingOffCases}. A letter after the number marks a further case beside the one of the page.
 */
final class TapaCases {

    static final String START = "24:W15 1:B15";

    private static final String SANDWICH = "13:W1 10:W1B1 6:W1 1:W12 24:B14";

    static final List<RuleCase> MOVING = List.of(
            mali("T01", "each die is one step, of one checker or of two", "1.1(2)", START, 'W')
                    .roll("61")
                    .plays(2, "24/18 24/23", "24/18/17"),
            mali("T02", "a double gives four steps; not all home, so none goes off", "1.1(2), 1.1(6)", START, 'W')
                    .roll("66")
                    .plays(4, "24/18(4)", "24/18(2) 24/18/12", "24/18/12(2)", "24/18 24/18/12/6"),
            mali("T03", "four equal steps from the start are the partitions of four", "1.1(2)", START, 'W')
                    .roll("55")
                    .plays(4, "24/19(4)", "24/19(2) 24/19/14", "24/19/14(2)", "24/19 24/19/14/9", "24/19/14/9/4"),
            mali("T04", "Black moves the other way in its own numbering", "1.1(1), 1 conventions", START, 'B')
                    .roll("21")
                    .plays(2, "24/22 24/23", "24/22/21"),
            mali(
                            "T05",
                            "as many dice as possible: the smaller first if only so both can be played",
                            "1.1(5), 1.2 row 4",
                            "13:W1 1:W14 7:B2 24:B13",
                            'W')
                    .roll("65")
                    .plays(2, "13/8/2"),
            mali("T06", "one die only: the larger if possible", "1.1(5), 5.1", "13:W1 1:W14 2:B2 24:B13", 'W')
                    .roll("65")
                    .plays(1, "13/7"),
            mali(
                            "T06b",
                            "one die only: either, without the larger-die rule",
                            "5.2 larger_die",
                            "13:W1 1:W14 2:B2 24:B13",
                            'W')
                    .roll("65")
                    .with("larger_die", "false")
                    .plays(1, "13/7", "13/8"),
            mali(
                            "T07",
                            "one die only: the smaller if the larger cannot be played",
                            "1.1(5), 5.1",
                            "13:W1 1:W14 7:B2 2:B2 24:B11",
                            'W')
                    .roll("65")
                    .plays(1, "13/8"),
            mali(
                            "T08",
                            "two enemy checkers hold a point against every other way to play both dice",
                            "1.1(3), 1.1(5)",
                            "13:W1 9:W1 1:W13 7:B2 3:B2 24:B11",
                            'W')
                    .roll("62")
                    .plays(2, "13/11/5"),
            mali("T09", "a roll that cannot be played passes", "1.2 row 18, 5.1", "13:W1 1:W14 7:B2 8:B2 24:B11", 'W')
                    .roll("65")
                    .plays(0, "pass"),
            mali("T10", "of a double as many steps as can be made", "1.1(5), 5.1", "13:W1 1:W14 5:B2 24:B13", 'W')
                    .roll("44")
                    .plays(1, "13/9"),
            mali("T11", "the last checker comes home before any goes off", "1.1(6)", "8:W1 2:W3 24:B13", 'W')
                    .roll("22")
                    .plays(4, "8/6 2/off(3)", "8/6/4 2/off(2)", "8/6/4/2 2/off"));

    static final List<RuleCase> PINNING = List.of(
            mali(
                            "T12",
                            "a lone enemy checker is pinned, and passing on leaves it free again",
                            "1.1(3), 1.1(4)",
                            "13:W2 10:B1 1:B14",
                            'W')
                    .roll("31")
                    .plays(2, "13/10* 13/12", "13/12/9"),
            mali("T13", "no landing where an enemy lies on an own checker", "1.1(3)", "1:B12 8:B1 10:B1W1 13:W1", 'B')
                    .roll("21")
                    .plays(2, "24/22 24/23", "24/22/21", "24/22 17/16", "17/16/14"),
            mali("T14", "a pinned checker cannot move", "1.1(4)", "1:B13 10:B1W1 24:W5", 'B')
                    .roll("65")
                    .plays(2, "24/18 24/19", "24/18/13"),
            mali(
                            "T15",
                            "the pinner may add and remove checkers freely",
                            "1.1(4), 1.2 row 7",
                            "13:W1 12:W1 10:B1W1 1:B14",
                            'W')
                    .roll("32")
                    .plays(2, "13/10 12/10", "13/10/8", "13/11 12/9", "12/10/7", "12/9 10/8", "13/11 10/7", "10/7/5"),
            mali("T16", "a pinning checker cannot be pinned", "1.1(3), 1.2 row 8", SANDWICH, 'W')
                    .roll("31")
                    .plays(2, "13/12/9", "13/12 6/3", "6/5/2"),
            mali("T17", "a pinning checker can be pinned", "5.2 pinner_pinnable, 1.2 row 8", SANDWICH, 'W')
                    .roll("31")
                    .with("pinner_pinnable", "true")
                    .plays(2, "13/12/9", "13/12 6/3", "6/5/2", "13/10* 6/5"),
            mali(
                            "T17b",
                            "two checkers on a pinned one cannot be pinned in any case",
                            "1.1(3), 6 board text",
                            "13:W1 10:W1B2 6:W1 1:W12 24:B13",
                            'W')
                    .roll("31")
                    .with("pinner_pinnable", "true")
                    .plays(2, "13/12/9", "13/12 6/3", "6/5/2"),
            mali("T18", "the pinner may have to release", "1.1(4), 1.1(5)", "10:B1W1 1:W14 24:B14", 'W')
                    .roll("63")
                    .plays(2, "10/4/1"),
            mali("T19", "Black may have to release", "1.1(4), 1.1(5)", "5:W1B1 6:W10 24:B13", 'B')
                    .roll("21")
                    .plays(2, "20/18/17"));

    private static final RuleCase T20 = mali(
                    "T20",
                    "pinning the mother wins 2 at once, and need not be done",
                    "1.1(8), 1.2 rows 10 and 12, 5.1",
                    "1:B1 3:W1 13:W5 15:B5",
                    'W')
            .roll("21")
            .plays(2, "3/1* = W 2 mother", "13/12 3/1* = W 2 mother", "13/11 13/12", "13/11/10", "13/11 3/2");

    private static final RuleCase T22 = mali(
                    "T22",
                    "no win while a checker is left on the own start",
                    "1.2 row 10",
                    "24:W2 3:W1 2:W12 1:B1 15:B14",
                    'W')
            .roll("52")
            .plays(2, "24/19 24/22", "24/19/17", "24/19 3/1*");

    private static final RuleCase T24 = mali(
                    "T24",
                    "both mothers pinned is a draw and the rest of the roll is not played",
                    "1.2 row 11, 5.1",
                    "24:W1 19:W1 2:W12 1:B1W1 22:B1 15:B13",
                    'B')
            .roll("62")
            .plays(2, "3/1* = draw 0 both-mothers", "10/4 3/1* = draw 0 both-mothers", "10/8 10/4", "10/4/2");

    private static final RuleCase T28 = mali(
                    "T28",
                    "behind six held points nothing moves, and the pinner on 1 cannot go off",
                    "1.1(3), 1.1(6), 1.3 P1",
                    "24:W1 1:B1W1 2:W13 18:B2 19:B2 20:B2 21:B2 22:B2 23:B2 15:B2",
                    'W')
            .roll("65")
            .plays(0, "pass");

    static final List<RuleCase> MOTHERS = List.of(
            T20,
            T20.like("T20b", "mother_points = 3: pinning the mother wins 3", "5.2 mother_points, 1.2 row 12")
                    .with("mother_points", "3")
                    .plays(2, "3/1* = W 3 mother", "13/12 3/1* = W 3 mother", "13/11 13/12", "13/11/10", "13/11 3/2"),
            mali(
                            "T21",
                            "the win asks for a state: pin first or clear the start first",
                            "1.3 P7, 5.1",
                            "24:W1 3:W1 2:W13 1:B1 15:B14",
                            'W')
                    .roll("52")
                    .plays(2, "24/22/17", "24/19 3/1* = W 2 mother"),
            T22,
            T22.like("T23", "mother = instant wins whatever stands on the own start", "5.2 mother, 1.2 row 10")
                    .with("mother", "instant")
                    .plays(2, "3/1* = W 2 mother", "24/19 3/1* = W 2 mother", "24/19 24/22", "24/19/17"),
            T24,
            T24.like("T24b", "both mothers pinned is a draw with 1 point each", "5.2 both_mothers, 1.2 row 11")
                    .with("both_mothers", "draw_1")
                    .plays(2, "3/1* = draw 1 both-mothers", "10/4 3/1* = draw 1 both-mothers", "10/8 10/4", "10/4/2"),
            T24.like("T25", "both_mothers = play: the roll is played on", "5.2 both_mothers, 1.2 row 11")
                    .with("both_mothers", "play")
                    .plays(2, "10/4 3/1*", "10/8 10/4", "10/4/2"),
            T20.like("T26", "mother = off: a pinned mother ends nothing", "5.2 mother, 1.2 row 10")
                    .with("mother", "off")
                    .plays(2, "13/12 3/1*", "13/11 13/12", "13/11/10", "13/11 3/2"),
            mali(
                            "T27",
                            "with the enemy mother pinned, the last start checker wins by leaving",
                            "1.2 row 10, 1.3 P7, 5.1",
                            "24:W1 19:W1 2:W12 1:B1W1 15:B14",
                            'W')
                    .roll("64")
                    .plays(2, "24/18 = W 2 mother", "24/20 = W 2 mother", "19/13 24/20 = W 2 mother", "19/13/9"),
            T28,
            T28.like("T29", "one die only: the 1 beside the prime", "1.1(5), 5.1")
                    .roll("21")
                    .plays(1, "2/1"));

    /** All cases in the order of the page. */
    static final List<RuleCase> ALL = Stream.of(
                    MOVING, PINNING, MOTHERS, TapaBearingOffCases.BEARING_OFF, TapaBearingOffCases.DEAD)
            .flatMap(List::stream)
            .toList();

    private TapaCases() {}
}
