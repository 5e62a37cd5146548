package games.tapa.conformance;

import static games.tapa.conformance.RuleCase.mali;

import java.util.List;

/** The cases T30 to T45 of the rule page, 6.1, bearing off and dead positions; results derived by hand. */
final class TapaBearingOffCases {

    private static final RuleCase T30 = mali(
                    "T30",
                    "with a checker pinned at home the others may go off",
                    "1.2 row 13, 5.2 bearoff_pinned",
                    "6:W2 3:W1 2:W1B1 10:B5",
                    'W')
            .roll("65")
            .plays(2, "6/off 6/1");

    private static final RuleCase T32 = mali(
                    "T32",
                    "a pinned checker on a higher point forbids a higher die",
                    "1.1(6), 1.2 rows 13 and 15",
                    "5:W1B1 3:W2 10:B4",
                    'W')
            .roll("64")
            .plays(0, "pass");

    private static final RuleCase T35 = mali(
                    "T35",
                    "a pinned checker on a lower point does not hinder a higher die",
                    "1.1(6), 1.2 row 15",
                    "5:W2 2:W1B1 10:B4",
                    'W')
            .roll("65")
            .plays(2, "5/off(2)");

    private static final RuleCase T37 = mali(
                    "T37", "a lone pinned checker passes until freed", "1.1(4), 1.2 row 13", "2:W1B1 10:B14", 'W')
            .roll(
                    "11", "21", "22", "31", "32", "33", "41", "42", "43", "44", "51", "52", "53", "54", "55", "61",
                    "62", "63", "64", "65", "66")
            .plays(0, "pass");

    private static final RuleCase T39 = mali(
                    "T39",
                    "all off wins 2 if the loser has none off, without the other die",
                    "1.1(7), 1.2 row 16, 5.1",
                    "2:W1 15:B15",
                    'W')
            .roll("61")
            .plays(2, "2/off = W 2 off");

    private static final RuleCase T41 = mali(
                    "T41",
                    "after the smaller die a higher die takes the highest",
                    "1.1(6), 1.2 row 15",
                    "6:W1 3:W1 2:W1 10:B12",
                    'W')
            .roll("63")
            .plays(2, "6/off 3/off", "6/3/off");

    static final List<RuleCase> BEARING_OFF = List.of(
            T30,
            T30.like("T31", "bearoff_pinned = none: nothing goes off", "1.2 row 13, 5.2 bearoff_pinned")
                    .with("bearoff_pinned", "none")
                    .plays(1, "6/1"),
            T32,
            T32.like("T33", "a die takes a checker off its own point", "1.1(6), 1.2 row 13")
                    .roll("31")
                    .plays(2, "3/off 3/2"),
            T32.like("T34", "bearoff_pinned = none: only the step inside home", "1.2 row 13, 5.2 bearoff_pinned")
                    .roll("31")
                    .with("bearoff_pinned", "none")
                    .plays(1, "3/2"),
            T35,
            T35.like("T36", "bearoff_pinned = none: nothing can be played", "1.2 row 13, 5.2 bearoff_pinned")
                    .with("bearoff_pinned", "none")
                    .plays(0, "pass"),
            T35.like("T35b", "bearoff_over = exact_only: the 6 takes nothing off the 5", "5.2 bearoff_over")
                    .with("bearoff_over", "exact_only")
                    .plays(1, "5/off"),
            T37,
            T37.like("T37b", "bearoff_pinned = none: a lone pinned checker passes too", "5.2 bearoff_pinned")
                    .with("bearoff_pinned", "none"),
            mali(
                            "T38",
                            "with a checker pinned outside home nothing goes off",
                            "1.1(6), 1.2 row 14",
                            "9:W1B1 6:W2 1:W12 20:B14",
                            'W')
                    .roll("65")
                    .plays(1, "6/1"),
            T39,
            T39.like("T39b", "gammon = none: all off wins 1", "5.1 value, 5.2 gammon")
                    .with("gammon", "none")
                    .plays(2, "2/off = W 1 off"),
            T39.like("T39c", "gammon = count: all off wins the checkers left", "5.1 value, 5.2 gammon")
                    .with("gammon", "count")
                    .plays(2, "2/off = W 15 off"),
            mali("T40", "all off wins 1 if the loser has one off", "1.1(7), 5.1", "2:W1 15:B14", 'W')
                    .roll("61")
                    .plays(2, "2/off = W 1 off"),
            T41,
            T41.like("T41b", "bearoff_over = exact_only: no step inside home when all are home", "5.2 bearoff_over")
                    .with("bearoff_over", "exact_only")
                    .plays(2, "6/off 3/off"),
            mali("T42", "first all home, then off", "1.1(6), 1.1(5)", "7:W1 2:W1 5:B12", 'W')
                    .roll("21")
                    .plays(2, "7/6/4", "7/6 2/off"),
            mali(
                            "T42b",
                            "the point before home is not home: nothing goes off while a checker is on the 7",
                            "1 conventions, 1.1(6)",
                            "7:W1 2:W1 1:W1 10:B12",
                            'W')
                    .roll("21")
                    .plays(2, "7/5 1/off", "7/6/4", "7/5 2/1", "7/6 2/off"),
            mali(
                            "T42c",
                            "the point before home is not Black's home either",
                            "1 conventions, 1.1(6)",
                            "18:B1 23:B1 24:B1 15:W12",
                            'B')
                    .roll("21")
                    .plays(2, "7/5 1/off", "7/6/4", "7/5 2/1", "7/6 2/off"),
            mali("T43", "higher dice take the highest, one after the other", "1.1(6)", "4:W1 2:W1 10:B12", 'W')
                    .roll("65")
                    .plays(2, "4/off 2/off = W 1 off"));

    static final List<RuleCase> DEAD = List.of(
            mali("T44", "dead: nobody can move with any die", "1.3 P3, 5.1, 5.2 dead", "24:W1B14 1:B1W14", 'W')
                    .with("both_mothers", "play")
                    .isOver("draw 0 dead"),
            mali(
                            "T45",
                            "not dead while one step is left; after it, dead",
                            "1.3 P3, 5.1, 5.2 dead",
                            "24:W1B14 2:W1 1:B1W13",
                            'W')
                    .with("both_mothers", "play")
                    .roll("21", "61")
                    .plays(2, "2/1 = draw 0 dead"));

    private TapaBearingOffCases() {}
}
