package games.tapa.tablesbot;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Looking ahead, against the same search written over the plays of the rules, roll by roll. */
final class LookaheadTest {

    @Test
    void withNoRollAheadItIsOnePly() {
        for (TablesGame game : EveryPreset.ofAllGames()) {
            Stages stages = new Stages(game);
            Lookahead none = new Lookahead(game, new Equity(game, Shipped.weights(game)), 0);
            OnePly onePly = new OnePly(new Equity(game, Shipped.weights(game)));
            new RandomPositions(game, 5).show(200, position -> {
                int chosen = none.choose(stages.of(position));
                assertThat(chosen).as("%s", position).isEqualTo(onePly.choose(stages.of(position)));
            });
        }
    }

    @ParameterizedTest
    @CsvSource({"TAPA,mali", "TABLA,tabla", "GULBARA,gulbara", "GULBARA,fevga"})
    void withOneRollAheadItTakesWhatAllTwentyOneRollsMakeBest(TablesKind kind, String preset) {
        TablesGame game = new TablesGame(TablesRules.of(kind, preset).orThrow());
        Stages stages = new Stages(game);
        Lookahead lookahead = new Lookahead(game, PipJudge.of(game), 1);
        SlowLookahead slow = new SlowLookahead(game, PipJudge.of(game));
        new RandomPositions(game, 6).show(12, position -> {
            Choice choice = stages.of(position);
            if (choice.size() > 40) {
                return;
            }
            int chosen = lookahead.choose(choice);
            choice.show(chosen);
            TablesBoard board = choice.board().toBoard(position.turn());
            assertThat(slow.rank(position, 1).getFirst().play().result())
                    .as("%s", position)
                    .isEqualTo(board);
        });
    }
}
