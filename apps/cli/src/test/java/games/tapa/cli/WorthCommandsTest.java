package games.tapa.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

/** What {@code eval} and {@code hint} print. */
class WorthCommandsTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void evalSaysWhatAPositionIsWorthToTheSideAboutToRoll() {
        assertThat(run("eval", "--position", "1:W1 15:B15", "--turn", "B", "--plies", "2"))
                .isZero();
        assertThat(out.toString().lines())
                .satisfiesExactly(
                        line -> assertThat(line).isEqualTo(" equity     W2     W1      D     L1     L2   plies   net"),
                        line -> assertThat(line)
                                .startsWith(" -2.000   0.00   0.00   0.00   0.00 100.00   2       tapa-"));
        out.getBuffer().setLength(0);
        assertThat(run("eval", "--position", "24:W15 1:B15", "--turn", "W", "--nodes", "1", "--json"))
                .isZero();
        assertThat(out.toString()).startsWith("{\"equity\":").contains("\"plies\":0,\"net\":\"tapa-");
    }

    @Test
    void anXgidTellsHintWhoseTurnItIsAndTheDice() {
        String xgid = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
        String[] rules = {"--game", "tabla", "--rules", "backgammon"};
        assertThat(run("hint", "--position", xgid, rules[0], rules[1], rules[2], rules[3], "--plies", "0"))
                .isZero();
        assertThat(out.toString().lines().skip(1).findFirst())
                .hasValueSatisfying(best -> assertThat(best).startsWith("8/5 6/5 "));
        assertThat(run("hint", "--position", xgid, "--plies", "0")).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString()).contains("only positions of tabla");
        err.getBuffer().setLength(0);
        assertThat(run("hint", "--position", "4HPwATDgc/ABMA", rules[0], rules[1]))
                .isEqualTo(ExitCode.USAGE);
        assertThat(err.toString()).contains("--dice is missing");
    }

    @Test
    void hintListsThePlaysTheBestFirst() {
        String[] hint = {"hint", "--position", "3:W1 2:W1 24:B1", "--turn", "W", "--dice", "32", "--plies", "0"};
        assertThat(run(hint)).isZero();
        assertThat(out.toString().lines())
                .satisfiesExactly(
                        line -> assertThat(line)
                                .isEqualTo(
                                        "play          equity    loss  plies     W2     W1      D     L1     L2   position"),
                        line -> assertThat(line)
                                .isEqualTo(
                                        "3/off 2/off   +1.000   0.000      0   0.00 100.00   0.00   0.00   0.00   24:B1"
                                                + "   W wins 1 (off)"),
                        line -> assertThat(line).startsWith("3/1 2/off ").endsWith("   24:B1 1:W1"));
        out.getBuffer().setLength(0);
        assertThat(run(
                        "hint",
                        "--position",
                        "3:W1 2:W1 24:B1",
                        "--turn",
                        "W",
                        "--dice",
                        "32",
                        "--limit",
                        "1",
                        "--json"))
                .isZero();
        assertThat(out.toString())
                .startsWith("{\"plays\":[{\"play\":\"3/off 2/off\"")
                .contains("\"plies\":1}]}");
    }

    @Test
    void aHintLooksNoFurtherThanItsBudget() {
        String[] hint = {"hint", "--position", "24:W15 1:B15", "--turn", "W", "--dice", "61", "--nodes", "1", "--json"};
        assertThat(run(hint)).isZero();
        assertThat(out.toString()).contains("\"plies\":0}").doesNotContain("\"plies\":1}");
        hint[7] = "--millis";
        assertThat(run(hint)).isZero();
    }

    private int run(String... args) {
        long[] now = {0};
        return Tapa.run(
                () -> 7,
                Clocks.of(() -> now[0] += 1_000_000),
                new PrintWriter(out, true),
                new PrintWriter(err, true),
                args);
    }
}
