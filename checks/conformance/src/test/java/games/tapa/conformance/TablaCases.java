package games.tapa.conformance;

import java.util.List;

/**
 * The cases of the rule page, 6.2: B01 to B11, the bar, hits, and what a win is worth; results derived by hand. A letter
 * after the number marks a further case beside the one of the page.
 */
final class TablaCases {

    private static final RuleCase B05 = tabla(
                    "B05", "a checker may hit and go on inside its own home", "2", "8:W1 6:W1 4:B1 19:B14", 'W')
            .roll("42")
            .plays(2, "8/4* 6/4", "8/4*/2", "8/6 6/2");

    private static final RuleCase B07 = tabla(
                    "B07", "hitting and going on may be forced", "2, 5.1", "8:W1 1:W14 4:B1 6:B2 19:B12", 'W')
            .roll("42")
            .plays(2, "8/4*/2");

    private static final RuleCase B09 = tabla(
                    "B09",
                    "hit_and_run_home = false: a hit outside the own home may run on",
                    "2, 5.2 hit_and_run_home",
                    "13:W1 10:B1 1:W14 20:B14",
                    'W')
            .roll("32")
            .with("hit_and_run_home", "false")
            .plays(2, "13/10*/8", "13/11/8");

    private static final RuleCase B10 = tabla(
                    "B10", "all off wins 2 if the loser has none off", "2, 5.1", "1:W1 12:B14 barB:1", 'W')
            .roll("21")
            .plays(2, "1/off = W 2 off");

    private static final RuleCase B12 = tabla(
                    "B12b",
                    "under chelebi a chain that cannot enter is not started and passes nothing on",
                    "2 Chelebi, 3.2",
                    "20:B2 13:W14 12:B13 barW:1",
                    'W')
            .under(ReferenceRules.preset("chelebi"))
            .roll(4, "55")
            .plays(0, "pass");

    static final List<RuleCase> ALL = List.of(
            tabla("B01", "the bar first", "2", "13:W5 6:B5 barW:1", 'W')
                    .roll("65")
                    .plays(2, "bar/20/14", "bar/19 13/8", "bar/20 13/7"),
            tabla("B02", "with one of two entered no other checker moves", "2", "19:B2 13:W5 barW:2", 'W')
                    .roll("65")
                    .plays(1, "bar/20"),
            tabla(
                            "B03",
                            "before a closed home the roll passes",
                            "2",
                            "24:B2 23:B2 22:B2 21:B2 20:B2 19:B2 13:W5 barW:1",
                            'W')
                    .roll("65")
                    .plays(0, "pass"),
            tabla("B03b", "Black enters in its own numbering", "2", "13:W2 12:B2 6:W2 5:W2 barB:1", 'B')
                    .roll("63")
                    .plays(2, "bar/22/16", "bar/22 13/7"),
            tabla("B04", "a lone enemy checker is hit, running on or not", "2", "13:W2 10:B1 1:B5", 'W')
                    .roll("31")
                    .plays(2, "13/10* 13/12", "13/10*/9", "13/12/9"),
            B05,
            B05.like("B06", "hit_and_run_home = false: who hits at home stays", "2, 5.2 hit_and_run_home")
                    .with("hit_and_run_home", "false")
                    .plays(2, "8/4* 6/4", "8/6 6/2"),
            B05.like(
                            "B06b",
                            "hit_and_run_home = false: one that comes later may go on over the one that has hit",
                            "2, 5.2 hit_and_run_home")
                    .roll("22")
                    .with("hit_and_run_home", "false")
                    .plays(4, "6/4* 8/6/4/2"),
            B05.like("B06c", "a double hits at home and runs, or another follows", "2")
                    .roll("22")
                    .plays(4, "6/4* 8/6/4/2", "8/6/4*/2/off"),
            B07,
            B07.like("B08", "hit_and_run_home = false: then only one die is played", "2, 5.2 hit_and_run_home")
                    .with("hit_and_run_home", "false")
                    .plays(1, "8/4*"),
            B09,
            B10,
            B10.like("B11", "a backgammon wins 3", "2, 5.1, 5.2 triple")
                    .with("triple", "true")
                    .plays(2, "1/off = W 3 off"),
            B10.like("B11b", "gammon = none: always 1", "5.1 value")
                    .with("triple", "true")
                    .with("gammon", "none")
                    .plays(2, "1/off = W 1 off"),
            tabla("B11c", "a loser in the winner's home loses 3", "2, 5.1, 5.2 triple", "12:B14 6:B1 1:W1", 'W')
                    .roll("21")
                    .with("triple", "true")
                    .plays(2, "1/off = W 3 off"),
            tabla("B11d", "a loser just outside the winner's home loses 2", "5.1, 5.2 triple", "12:B14 7:B1 1:W1", 'W')
                    .roll("21")
                    .with("triple", "true")
                    .plays(2, "1/off = W 2 off"),
            tabla("B11e", "a loser with one off loses 1, wherever it stands", "2, 5.1", "12:B13 1:W1 barB:1", 'W')
                    .roll("21")
                    .with("triple", "true")
                    .plays(2, "1/off = W 1 off"),
            B12,
            B12.like("B12c", "cascade_rest = opponent: an unstarted chain is passed on whole", "3.2")
                    .with("cascade_rest", "opponent")
                    .plays(0, "pass = rest 55556666"));

    private TablaCases() {}

    private static RuleCase tabla(String id, String says, String article, String position, char turn) {
        return RuleCase.of("tabla", id, says, article, position, turn);
    }
}
