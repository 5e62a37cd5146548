package games.tapa.tablesbot;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.Side;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesRules;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What speed is measured with. */
final class AfterstatesTest {

    private final TablesGame game =
            new TablesGame(TablesRules.of(TablesKind.TAPA, "mali").orThrow());
    private final Decisions decisions = Decisions.ofSelfPlay(game, choice -> choice.size() / 2, 130, 3);

    @Test
    void everyResultOfEveryDecisionIsJudgedOnceInTheGeneratorsOrder() {
        List<String> expected = new ArrayList<>();
        Stages stages = new Stages(game);
        for (TablesPosition.ToMove position : decisions.positions()) {
            Choice choice = stages.of(position);
            for (int result = 0; result < choice.size(); result++) {
                choice.show(result);
                expected.add(text(choice.board(), choice.sequel()));
            }
        }
        List<String> judged = new ArrayList<>();
        Afterstates afterstates = new Afterstates(decisions);
        int laidOut = 0;
        for (int batch = 0; batch < afterstates.batches(); batch++) {
            laidOut += afterstates.layOut(batch);
            afterstates.judge((board, sequel) -> {
                judged.add(text(board, sequel));
                return 0.5;
            });
        }
        assertThat(judged).isEqualTo(expected).hasSize(laidOut);
        assertThat(afterstates.worths()).isEqualTo(laidOut / 2.0);
    }

    @Test
    void decisionsAreThoseWithAChoiceOfAsManyGamesAsItTakesAndTheSameForTheSameSeed() {
        assertThat(decisions.positions())
                .hasSize(130)
                .allMatch(position -> game.plays(position).size() > 1);
        assertThat(decisions.positions())
                .filteredOn(position -> position.board().equals(game.rules().start()))
                .hasSizeGreaterThan(1);
        assertThat(Decisions.ofSelfPlay(game, choice -> choice.size() / 2, 130, 3))
                .isEqualTo(decisions);
        assertThat(Decisions.ofSelfPlay(game, choice -> choice.size() / 2, 130, 4))
                .isNotEqualTo(decisions);
    }

    private static String text(MoverBoard board, Sequel sequel) {
        return board.toBoard(Side.WHITE) + " " + sequel;
    }
}
