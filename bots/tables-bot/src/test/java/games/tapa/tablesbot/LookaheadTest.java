package games.tapa.tablesbot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Side;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesRules;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Looking ahead, against the same search written over the plays of the rules, roll by roll. */
final class LookaheadTest {

    private static final int MOST = 8;
    private static final double BEHIND = 0.16;

    @Test
    void withNoRollAheadItIsOnePly() {
        for (TablesGame game : EveryPreset.ofAllGames()) {
            Stages stages = new Stages(game);
            Lookahead none = new Lookahead(game, evaluator(game), 0);
            OnePly onePly = new OnePly(evaluator(game));
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
        Lookahead lookahead = new Lookahead(game, evaluator(game), 1);
        Slow slow = new Slow(game, evaluator(game));
        new RandomPositions(game, 6).show(12, position -> {
            Choice choice = stages.of(position);
            if (choice.size() > 40) {
                return;
            }
            int chosen = lookahead.choose(choice);
            choice.show(chosen);
            TablesBoard board = choice.board().toBoard(position.turn());
            slow.check(position, board);
        });
    }

    /** The lead in pips, and a little of every point, so that no two boards are worth the same. */
    private static Evaluator evaluator(TablesGame game) {
        GameEnd end = new GameEnd(game);
        return (board, sequel) -> {
            if (end.isOver(board)) {
                return end.balance();
            }
            int lead = 25 * (board.theirsOnBar() - board.onBar());
            long hash = sequel.kind().name().length() + 7L * sequel.number();
            for (int point = 1; point <= TablesBoard.POINTS; point++) {
                lead += (25 - point) * board.theirs(board.direction().across(25 - point)) - point * board.mine(point);
                hash = hash * 31 + board.mine(point) + 16L * board.theirs(point);
            }
            return lead / 2000.0 + Math.floorMod(hash * 0x9E3779B97F4A7C15L, 1_000_003) / 1e8;
        };
    }

    /** The search without tricks. */
    private record Slow(TablesGame game, Evaluator evaluator) {

        void check(TablesPosition.ToMove position, TablesBoard chosen) {
            List<TablesPlay> plays = new ArrayList<>(game.plays(position));
            plays.sort(Comparator.comparingDouble(play -> -atFirstSight(position, play)));
            double least = atFirstSight(position, plays.getFirst()) - BEHIND;
            double best = Double.NEGATIVE_INFINITY;
            double taken = Double.NaN;
            for (int i = 0; i < Math.min(MOST, plays.size()); i++) {
                if (atFirstSight(position, plays.get(i)) >= least) {
                    double worth = worth(game.after(position, plays.get(i)), position.turn(), 1);
                    best = Math.max(best, worth);
                    taken = plays.get(i).result().equals(chosen) ? worth : taken;
                }
            }
            assertThat(taken).as("%s takes %s", position, chosen).isCloseTo(best, within(1e-9));
        }

        private double worth(TablesPosition position, Side side, int ahead) {
            return switch (position) {
                case TablesPosition.Over over ->
                    over.outcome().pointsOf(side) - over.outcome().pointsOf(side.other());
                case TablesPosition.ToMove toMove -> (toMove.turn() == side ? 1 : -1) * reply(toMove, ahead);
                case TablesPosition.ToThrow toThrow
                when ahead == 0 -> evaluator.of(view(toThrow.board(), side), Sequel.of(toThrow, side));
                case TablesPosition.ToThrow toThrow -> {
                    double sum = 0;
                    for (int first = 1; first <= 6; first++) {
                        for (int second = 1; second <= 6; second++) {
                            sum += reply(game.thrown(toThrow, new Dice(first, second)), 0);
                        }
                    }
                    yield (toThrow.turn() == side ? 1 : -1) * sum / 36;
                }
            };
        }

        /** What the best play at first sight is worth, once all stages before the next throw are played. */
        private double reply(TablesPosition.ToMove position, int ahead) {
            TablesPlay best = game.plays(position).stream()
                    .max(Comparator.comparingDouble(play -> atFirstSight(position, play)))
                    .orElseThrow();
            return worth(game.after(position, best), position.turn(), ahead);
        }

        private double atFirstSight(TablesPosition.ToMove position, TablesPlay play) {
            TablesPosition next = game.after(position, play);
            return evaluator.of(view(play.result(), position.turn()), Sequel.of(next, position.turn()));
        }

        private static MoverBoard view(TablesBoard board, Side side) {
            MoverBoard view = new MoverBoard();
            view.set(board, side);
            return view;
        }
    }
}
