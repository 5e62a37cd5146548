package games.tapa.tables;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Side;
import games.tapa.kernel.SplitMix64;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Section 7: positions in the notations of other programs. */
class DiagramTextTest {

    private static final TablesRules TABLA = rules(TablesKind.TABLA);
    private static final String START = "24:W2 19:B5 17:B3 13:W5 12:B5 8:W3 6:W5 1:B2";

    @ParameterizedTest
    @CsvSource({
        // extremegammon.com: the start; and the same with White having 31 to play.
        START + ", W, '', XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
        START + ", W, 31, XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10",
        // The manual of GNU Backgammon: player 1 has 52 to play. Ours has no cube and no match.
        START + ", B, 66, XGID=-b----E-C---eE---c-e----B-:0:0:-1:66:0:0:0:0:10",
        "20:B1 6:W1 barW:2 barB:1, B, '', XGID=a-----A-------------a----B:0:0:-1:00:0:0:0:0:10",
    })
    void xgidsAreWrittenAndReadBack(String board, char turn, String dice, String xgid) {
        Diagram diagram = diagram(board, turn, dice);
        assertThat(Xgid.write(diagram)).isEqualTo(xgid);
        assertThat(read(xgid)).isEqualTo(diagram);
        assertThat(read(xgid.substring("XGID=".length()))).isEqualTo(diagram);
    }

    @Test
    void aCubeAndAMatchInAnXgidAreReadOver() {
        assertThat(read("XGID=-b----E-C---eE---c-e----B-:1:-1:1:52:2:4:0:9:10")).isEqualTo(diagram(START, 'W', "52"));
    }

    @Test
    void theMatchIdOfTheManualTellsTurnAndDice() {
        assertThat(read("4HPwATDgc/ABMA:QYkqASAAIAAA")).isEqualTo(diagram(START, 'W', "52"));
    }

    @Test
    void theIdsOfGnuBackgammonAreReadBack() {
        for (Side turn : Side.values()) {
            for (String dice : new String[] {"", "11", "64"}) {
                Diagram diagram = diagram("20:B1 6:W1 barW:2 barB:1", turn.letter(), dice);
                assertThat(read(GnubgId.write(diagram))).isEqualTo(diagram);
            }
        }
        assertThat(GnubgId.write(diagram(START, 'W', ""))).startsWith("4HPwATDgc/ABMA:");
    }

    @Test
    void everyOtherNotationIsReadToo() {
        assertThat(DiagramText.read(TABLA, "4HPwATDgc/ABMA", Optional.of(Side.BLACK))
                        .orThrow())
                .isEqualTo(diagram(START, 'B', ""));
        assertThat(read("B:4HPwATDgc/ABMA")).isEqualTo(diagram(START, 'W', ""));
        assertThat(DiagramText.read(TABLA, START, Optional.of(Side.BLACK)).orThrow())
                .isEqualTo(diagram(START, 'B', ""));
        assertThat(fault(TABLA, START, Optional.empty())).contains("give W or B");
    }

    @ParameterizedTest
    @CsvSource({
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:D:0:0:0:0:10, nobody doubles",
        "XGID=-b----E-C---eE---c-e----B-:0:0:0:00:0:0:0:0:10, write 1 or -1",
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0, 9 fields",
        "XGID=-b----E-C---eE---c-e----B-, 9 fields",
        "XGID=Ab----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10, place 0",
        "XGID=-b----E-C---eE---c-e----Ba:0:0:1:00:0:0:0:0:10, place 25",
        "XGID=-b----P-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10, place 6",
        "XGID=-b----O-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10, more than 15",
        "XGID=--------------------------:0:0:1:00:0:0:0:0:10, at least one",
        "4HPwATDgc/ABMA:QYkqASAAIA!A, outside",
        "4HPwATDgc/ABMA:QZkqASAAIAAA, waits for an answer",
    })
    void whatIsNoPositionOfOursIsRefusedInOneSentence(String id, String why) {
        assertThat(fault(TABLA, id, Optional.empty())).contains(why);
    }

    @Test
    void theOtherGamesHaveNoXgid() {
        String xgid = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";
        assertThat(fault(rules(TablesKind.TAPA), xgid, Optional.empty())).contains("only positions of tabla");
    }

    @Test
    void whatTheIdSaysOfTheTurnIsNotOverruled() {
        String xgid = "XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:0:0:0:0:10";
        assertThat(fault(TABLA, xgid, Optional.of(Side.WHITE))).contains("it is B's");
        assertThat(DiagramText.read(TABLA, xgid, Optional.of(Side.BLACK)).failure())
                .isEmpty();
    }

    @Test
    void mutatedIdsGiveAPositionOrAProblem() {
        SplitMix64 chance = new SplitMix64(5);
        String letters = "ABbe-:01/+=XGID9 é";
        for (String id :
                new String[] {"XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10", "4HPwATDgc/ABMA:QYkqASAAIAAA"}) {
            for (int i = 0; i < 20_000; i++) {
                StringBuilder mutated = new StringBuilder(id);
                for (int j = chance.below(3); j >= 0; j--) {
                    mutated.setCharAt(chance.below(id.length()), letters.charAt(chance.below(letters.length())));
                }
                mutated.setLength(id.length() - (i % 3 == 0 ? chance.below(id.length()) : 0));
                DiagramText.read(TABLA, mutated.toString(), Optional.of(Side.WHITE))
                        .toOptional()
                        .ifPresent(read -> assertThat(read(Xgid.write(read))).isEqualTo(read));
            }
        }
    }

    private static Diagram read(String text) {
        return DiagramText.read(TABLA, text, Optional.empty()).orThrow();
    }

    private static String fault(TablesRules rules, String text, Optional<Side> turn) {
        return DiagramText.read(rules, text, turn)
                .failure()
                .map(Problem::message)
                .orElse("");
    }

    private static Diagram diagram(String board, char turn, String dice) {
        return new Diagram(
                BoardText.read(board, TABLA.laws()).orThrow(),
                Side.ofLetter(turn).orElseThrow(),
                dice.isEmpty() ? Optional.empty() : Dice.read(dice).toOptional());
    }

    private static TablesRules rules(TablesKind kind) {
        return TablesRules.of(kind, kind.presets().getFirst(), java.util.Map.of())
                .orThrow();
    }
}
