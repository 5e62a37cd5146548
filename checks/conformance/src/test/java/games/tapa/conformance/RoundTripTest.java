package games.tapa.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.conformance.RandomPositions.Asked;
import games.tapa.kernel.Dice;
import games.tapa.kernel.Side;
import games.tapa.tables.BoardLaws;
import games.tapa.tables.BoardText;
import games.tapa.tables.MoveText;
import games.tapa.tables.PositionId;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is written is read back as the same (docs/rules/tapa.md 6 and 7). */
class RoundTripTest {

    private static final ReferenceRules MALI = ReferenceRules.preset("mali");
    private static final ReferenceRules SANDWICH = MALI.with("pinner_pinnable", "true");

    @Test
    void theBoardTextOf100000PositionsIsReadBackAsTheSameBoard() {
        for (Asked asked : positions(MALI, 1, 40_000, 40_000)) {
            TablesBoard board = BoardText.read(asked.board(), new BoardLaws(TablesKind.TAPA, false))
                    .orThrow();
            assertThat(BoardText.write(board)).isEqualTo(asked.board());
            assertThat(BoardText.read(scrambled(asked.board()), new BoardLaws(TablesKind.TAPA, false))
                            .orThrow())
                    .as(asked.board())
                    .isEqualTo(board);
        }
        for (Asked asked : positions(SANDWICH, 2, 10_000, 10_000)) {
            assertThat(BoardText.write(BoardText.read(asked.board(), new BoardLaws(TablesKind.TAPA, true))
                            .orThrow()))
                    .isEqualTo(asked.board());
        }
    }

    @Test
    void theIdOf100000PositionsIsReadBackAsTheSameBoard() {
        for (Asked asked : positions(MALI, 3, 50_000, 50_000)) {
            TablesBoard board = BoardText.read(asked.board(), new BoardLaws(TablesKind.TAPA, false))
                    .orThrow();
            Side onRoll = Side.ofLetter(asked.turn()).orElseThrow();
            Optional<String> id = PositionId.write(TablesKind.TAPA, board, onRoll);
            assertThat(id).as(asked.board()).isPresent();
            assertThat(PositionId.read(TablesKind.TAPA, id.orElseThrow(), onRoll)
                            .orThrow())
                    .as(asked.board())
                    .isEqualTo(board);
        }
    }

    @Test
    void theTextOfEveryPlayMeansThatPlayInAnyOrderOfItsPartsAndWithoutItsMarks() {
        TablesGame game = ProjectRules.game(MALI);
        Chance chance = new Chance(5);
        int plays = 0;
        for (Asked asked : positions(MALI, 4, 1_500, 500)) {
            TablesPosition.ToMove position = game.rolled(
                    BoardText.read(asked.board(), game.rules().laws()).orThrow(),
                    Side.ofLetter(asked.turn()).orElseThrow(),
                    new Dice(chance.die(), chance.die()),
                    1);
            for (TablesPlay play : game.plays(position)) {
                String text = MoveText.write(game, position, play);
                assertThat(MoveText.read(game, position, text).toOptional())
                        .as("%s in %s", text, position)
                        .contains(play);
                assertThat(MoveText.read(game, position, backwards(text)).toOptional())
                        .as("%s backwards in %s", text, position)
                        .contains(play);
                plays++;
            }
        }
        assertThat(plays).isGreaterThan(20_000);
    }

    @ParameterizedTest
    @ValueSource(strings = {"mali", "plakoto-instant", "tabla", "tavla", "long-narde"})
    void aPlayIsAlsoReadWhereTheStepsOfOneCheckerAreOneMove(String preset) {
        ReferenceRules rules = ReferenceRules.preset(preset);
        TablesGame game = ProjectRules.game(rules);
        Chance chance = new Chance(7);
        for (Asked asked : positions(rules, 6, 100, 40)) {
            TablesPosition.ToMove position = game.rolled(
                    BoardText.read(asked.board(), game.rules().laws()).orThrow(),
                    Side.ofLetter(asked.turn()).orElseThrow(),
                    new Dice(chance.die(), chance.die()),
                    1);
            for (TablesPlay play : game.plays(position)) {
                String text = WholeMoves.of(MoveText.write(game, position, play));
                assertThat(MoveText.read(game, position, text).toOptional())
                        .as("%s in %s", text, position)
                        .contains(play);
            }
        }
    }

    private static List<Asked> positions(ReferenceRules rules, int seed, int played, int placed) {
        List<Asked> positions = new ArrayList<>(RandomPositions.played(ProjectRules.PLAYS, rules, seed, played));
        positions.addAll(RandomPositions.placed(ProjectRules.PLAYS, rules, seed, placed));
        return positions;
    }

    /** The tokens in the opposite order, with more spaces, and counts of one left out. */
    private static String scrambled(String board) {
        StringBuilder text = new StringBuilder();
        for (String token : board.split(" ")) {
            String shorter = token.replaceAll("([WB])1(?![0-9])", "$1");
            text.insert(0, "  " + shorter);
        }
        return text.toString();
    }

    private static String backwards(String move) {
        StringBuilder text = new StringBuilder();
        for (String part : move.split(" ")) {
            text.insert(0, part.replace("*", "") + " ");
        }
        return text.toString();
    }
}
