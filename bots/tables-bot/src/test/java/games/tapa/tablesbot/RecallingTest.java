package games.tapa.tablesbot;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.Side;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** An evaluator that recalls says of every board what the other would say. */
final class RecallingTest {

    private static final int POSITIONS = 60;
    private static final int RESULTS = 40;

    @Test
    void everyBoardOfEveryPresetIsTakenForNoOther() {
        for (TablesGame game : EveryPreset.ofAllGames()) {
            Recalling recalling = new Recalling(game, numbering());
            Evaluator plain = numbering();
            Stages stages = new Stages(game);
            new RandomPositions(game, 5).show(POSITIONS, position -> {
                Choice choice = stages.of(position);
                for (int i = 0; i < 2 * Math.min(choice.size(), RESULTS); i++) {
                    choice.show(i / 2);
                    assertThat(recalling.of(choice.board(), choice.sequel()))
                            .as("%s: %s", EveryPreset.name(game), choice.board().toBoard(Side.WHITE))
                            .isEqualTo(plain.of(choice.board(), choice.sequel()));
                }
            });
            assertThat(recalling.recalled() > POSITIONS)
                    .as("%s recalls", EveryPreset.name(game))
                    .isEqualTo(!game.rules().pinnerPinnable());
        }
    }

    /** Says of each board which one it was to be seen first, counted from 1. */
    private static Evaluator numbering() {
        Map<TablesBoard, Integer> numbers = new HashMap<>();
        return (board, sequel) -> numbers.computeIfAbsent(board.toBoard(Side.WHITE), next -> numbers.size() + 1);
    }
}
