package games.tapa.tables;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Side;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Section 7 and the engine protocol: the text of moves. */
class MoveTextTest {

    private static final TablesGame GAME =
            new TablesGame(TablesRules.of(TablesKind.TAPA, "mali").orThrow());
    private static final String T27 = "24:W1 19:W1 2:W12 1:B1W1 15:B14";

    @Test
    void theFourSixesOfTheStartAreWrittenStepByStepTheHighestPointFirst() {
        assertThat(texts(position("24:W15 1:B15", 6, 6)))
                .containsExactly("24/18(4)", "24/18(2) 24/18/12", "24/18 24/18/12 18/12", "24/18 24/18/12/6");
    }

    @Test
    void eachLandingThatPinsIsStarredAndOneThatJoinsIsNot() {
        assertThat(texts(position("13:W2 10:B1 1:B14", 3, 1))).containsExactly("13/10* 13/12", "13/10*/9");
    }

    /** Leaving the start ends the game here, so the checker on 20 has to go first. */
    @Test
    void aCheckerThatIsSetFreeAndPinnedAgainInOneTurnIsWrittenWithAStarAndReadSo() {
        TablesPosition.ToMove position = position("24:W1 23:B13 20:B1W1 2:W12 1:B1W1", 5, 4);
        assertThat(texts(position)).contains("20/15 24/20*");
        for (String text : texts(position)) {
            assertThat(MoveText.read(GAME, position, text)
                            .map(play -> MoveText.write(GAME, position, play))
                            .toOptional())
                    .contains(text);
        }
    }

    @Test
    void whereTheFirstStepWouldEndTheGameTheOrderOfStepsIsKept() {
        assertThat(texts(position(T27, 6, 4))).contains("19/13 24/20");
    }

    @ParameterizedTest
    @CsvSource({
        "24/18 24/23, 24/18 24/23",
        "24/23 24/18, 24/18 24/23",
        "24/17, 24/18/17",
        "24/23/17, 24/18/17",
        "' 24/18  24/23 ', 24/18 24/23"
    })
    void aMoveIsReadInAnyOrderAndWithAHopOverBothDice(String text, String play) {
        TablesPosition.ToMove position = position("24:W15 1:B15", 6, 1);
        assertThat(MoveText.write(
                        GAME, position, MoveText.read(GAME, position, text).orThrow()))
                .isEqualTo(play);
    }

    @ParameterizedTest
    @CsvSource({
        "24/18, not a legal play",
        "pass, not a legal play",
        "24/18* 24/23, not a legal play",
        "24/18 24/23 24/22, not a legal play",
        "24-18, not a move at character 3",
        "'', the move is empty",
        "24/18(5), not a move at character",
    })
    void whatIsNoLegalMoveIsRefusedWithAReason(String text, String message) {
        assertThat(MoveText.read(GAME, position("24:W15 1:B15", 6, 1), text).failure())
                .hasValueSatisfying(problem -> {
                    assertThat(problem.code()).isEqualTo(Problem.Code.BAD_MOVE);
                    assertThat(problem.message()).contains(message);
                });
    }

    /** In Tabla the checker may hit on 18 on its way, on 20 or nowhere. */
    @ParameterizedTest
    @CsvSource({"24/14, 24/20/14", "24/18*/14, 24/18*/14", "24/18/14, 24/18*/14"})
    void aHopThatCouldHitOnItsWayHitsNothingUnlessItSaysSo(String text, String play) {
        TablesGame tabla =
                new TablesGame(TablesRules.of(TablesKind.TABLA, "tabla").orThrow());
        TablesPosition.ToMove position = tabla.rolled(
                BoardText.read("24:W1 6:W14 18:B1 19:B14", tabla.rules().laws()).orThrow(),
                Side.WHITE,
                new Dice(6, 4),
                1);
        assertThat(MoveText.write(
                        tabla, position, MoveText.read(tabla, position, text).orThrow()))
                .isEqualTo(play);
    }

    @Test
    void theHopsOfATextAreItsStepsInOrderLegalOrNot() {
        assertThat(MoveText.hops("bar/20*/13 6/off(2)").orThrow())
                .extracting(MoveText.Hop::toString)
                .containsExactly("bar/20", "20/13", "6/off", "6/off");
        assertThat(MoveText.hops("13-7").failure()).isPresent();
    }

    private static List<String> texts(TablesPosition.ToMove position) {
        List<String> texts = new ArrayList<>();
        for (TablesPlay play : GAME.plays(position)) {
            texts.add(MoveText.write(GAME, position, play));
        }
        return texts;
    }

    private static TablesPosition.ToMove position(String board, int die1, int die2) {
        return GAME.rolled(BoardText.read(board, GAME.rules().laws()).orThrow(), Side.WHITE, new Dice(die1, die2), 1);
    }
}
