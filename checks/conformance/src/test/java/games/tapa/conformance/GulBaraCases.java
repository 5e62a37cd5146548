package games.tapa.conformance;

import java.util.List;
import java.util.stream.Stream;

/**
 * The cases of the rule page, 6.3: G01 to G17, holding points the same way round and chains of doubles with their rest;
 * results derived by hand. A letter after the number marks a further case beside the one of the page.
 */
final class GulBaraCases {

    private static final String START = ReferenceRules.preset("gulbara").start();

    private static final RuleCase G08 = gulbara(
                    "G08", "on the third roll a double is four steps", "3.1(4)", "20:W2 1:B13", 'W')
            .roll(3, "55")
            .plays(4, "20/15/10(2)", "20/15 20/15/10/5");

    private static final RuleCase G10 = gulbara(
                    "G10",
                    "a chain stops at the first number that cannot be completed, and the rest is the opponent's",
                    "3.1(5), 3.2",
                    "20:W1 10:B1 1:B13",
                    'W')
            .roll(4, "55")
            .plays(1, "20/15 = rest 5556666");

    private static final RuleCase G11 = gulbara(
                    "G11",
                    "a chain not even started is lost, though a 6 could be played",
                    "3.2",
                    "20:W1 15:B1 1:B13",
                    'W')
            .roll(4, "55")
            .plays(0, "pass");

    private static final RuleCase G13 = gulbara(
                    "G13",
                    "as many as possible looks at each group of four on its own",
                    "3.2, 5.2 cascade_scope",
                    "24:W1 7:W1 1:B1",
                    'W')
            .roll(4, "55")
            .plays(4, "24/19/14/9 7/2 = continues 6666", "24/19/14/9/4 = continues 6666");

    static final List<RuleCase> HOLDING = List.of(
            gulbara("G01", "the opponent's start is held", "3.1(1), 3.1(2)", START, 'W')
                    .roll("66")
                    .plays(4, "24/18(4)"),
            gulbara("G02", "no checker can make four 3s from the start", "3.1(1), 3.1(2)", START, 'W')
                    .roll("33")
                    .plays(4, "24/21(4)", "24/21(2) 24/21/18", "24/21/18(2)", "24/21 24/21/18/15"),
            gulbara("G03", "Black moves the same way round: its own 12 is White's start", "3.1(1)", START, 'B')
                    .roll("44")
                    .plays(4, "24/20(4)", "24/20(2) 24/20/16", "24/20/16(2)"),
            gulbara("G04", "one checker holds a point", "3.1(2)", "13:W1 12:B14 10:B1", 'W')
                    .roll("32")
                    .plays(2, "13/11/8"),
            gulbara(
                            "G05",
                            "behind six held points the roll passes",
                            "3.1(2), 3.1(3)",
                            "24:W3 12:B3 11:W2 10:W2 9:W2 8:W2 7:W2 6:W2",
                            'B')
                    .roll("65")
                    .plays(0, "pass"),
            gulbara("G06", "Black goes on from White's 1 to White's 24", "3.1(1)", "24:W1 20:W14 1:B1", 'B')
                    .roll("21")
                    .plays(2, "13/11/10"),
            gulbara("G07", "higher dice take the highest", "3.1(6), 1.1(6)", "15:B5 14:B5 13:B5 3:W2 1:W1", 'W')
                    .roll("65")
                    .plays(2, "3/off(2)"));

    static final List<RuleCase> CHAINS = List.of(
            G08,
            G08.like("G08b", "cascade_from_roll = 3: the third roll is a chain", "3.2, 5.2 cascade_from_roll")
                    .with("cascade_from_roll", "3")
                    .plays(4, "20/15/10(2) = continues 6666", "20/15 20/15/10/5 = continues 6666"),
            G08.like("G09", "from the fourth roll 5-5 is four 5s and four 6s", "3.1(4)")
                    .roll(4, "55")
                    .plays(4, "20/15/10(2) = continues 6666", "20/15 20/15/10/5 = continues 6666")
                    .then("20/15/10(2)", 4, "10/4(2) 4/off(2) = W 1 off"),
            G08.like("G09b", "the other four 5s win as well", "3.1(4)")
                    .roll(4, "55")
                    .plays(4, "20/15/10(2) = continues 6666", "20/15 20/15/10/5 = continues 6666")
                    .then("20/15 20/15/10/5", 4, "15/9/3 5/off 3/off = W 1 off"),
            G10,
            G10.like("G10b", "cascade_rest = lost: nobody plays the rest", "3.2, 5.2 cascade_rest")
                    .with("cascade_rest", "lost")
                    .plays(1, "20/15"),
            G11,
            G11.like("G11b", "cascade_rest = lost: nobody plays the chain", "3.2, 5.2 cascade_rest")
                    .with("cascade_rest", "lost"),
            G11.like("G12", "a chain of sixes is four sixes", "3.1(4)")
                    .roll(4, "66")
                    .plays(4, "20/14/8/2/off = W 1 off"),
            G13,
            G13.like("G13b", "after four 5s with one checker no 6 can be played", "3.2")
                    .then("24/19/14/9/4", 0, "pass = rest 6666"),
            G13.like("G13c", "after four 5s with two checkers the 6s win", "3.2")
                    .then("24/19/14/9 7/2", 4, "9/3/off 2/off = W 1 off"),
            G13.like("G13d", "cascade_scope = chain: only what uses the most dice of all", "3.2, 5.2 cascade_scope")
                    .with("cascade_scope", "chain")
                    .plays(4, "24/19/14/9 7/2 = continues 6666"),
            gulbara(
                            "G14",
                            "of the rest what the opponent cannot play is lost, and he goes on with the next number",
                            "3.2",
                            "20:W1 10:B1 5:W1",
                            'W')
                    .roll(4, "55")
                    .plays(1, "20/15 = rest 5556666")
                    .then("20/15", 0, "pass = continues 6666")
                    .then("pass", 4, "22/16/10/4/off = B 1 off"));

    private static final RuleCase G15 = gulbara("G15", "nothing of a rest passes back", "3.2", "20:W1 10:B1 3:B1", 'W')
            .roll(4, "55")
            .plays(1, "20/15 = rest 5556666")
            .then(
                    "20/15",
                    3,
                    "22/17/12/7 = continues 6666",
                    "22/17/12 15/10 = continues 6666",
                    "22/17 15/10/5 = continues 6666");

    static final List<RuleCase> RESTS = List.of(
            G15.then("22/17/12/7", 2, "15/9 7/1"),
            G15.like("G15b", "after the second way to play three 5s the 6s win", "3.2")
                    .then("22/17/12 15/10", 4, "12/6/off 10/4/off = B 1 off"),
            G15.like("G15c", "after the third way to play three 5s the 6s win", "3.2")
                    .then("22/17 15/10/5", 4, "17/11/5 5/off(2) = B 1 off"),
            gulbara(
                            "G16",
                            "a later number that cannot be played at all is passed on, for the chain was started",
                            "3.2",
                            "24:W1 3:B2",
                            'W')
                    .roll(4, "44")
                    .plays(4, "24/20/16/12/8 = continues 55556666")
                    .then("24/20/16/12/8", 0, "pass = rest 55556666")
                    .then("pass", 4, "15/10/5(2) = continues 6666")
                    .then("15/10/5(2)", 4, "5/off(2) = B 1 off"),
            G11.like("G17", "cascade_rest = opponent: a chain not even started is passed on", "3.2")
                    .with("cascade_rest", "opponent")
                    .plays(0, "pass = rest 55556666"));

    static final List<RuleCase> ALL =
            Stream.of(HOLDING, CHAINS, RESTS).flatMap(List::stream).toList();

    private GulBaraCases() {}

    private static RuleCase gulbara(String id, String says, String article, String position, char turn) {
        return RuleCase.of("gulbara", id, says, article, position, turn);
    }
}
