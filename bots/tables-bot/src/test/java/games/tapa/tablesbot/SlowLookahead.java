package games.tapa.tablesbot;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Side;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Looking ahead without tricks: over the plays of the rules, roll by roll, all 36 of them, with chances. */
record SlowLookahead(TablesGame game, Judge judge) {

    private static final int[] MOST = {0, 8, 5, 3};
    private static final double[] BEHIND = {0, 0.16, 0.08, 0.04};

    /** A play as it looks so many rolls ahead. */
    record Seen(TablesPlay play, int plies, Told told, Map<Integer, Double> worths) {
        Seen(TablesPlay play, Told told) {
            this(play, 0, told, Map.of(0, told.worth));
        }

        Seen deeper(int deep, Told now) {
            Map<Integer, Double> all = new HashMap<>(worths);
            all.put(deep, now.worth);
            return new Seen(play, deep, now, all);
        }

        /** How much less than {@code best}, where both were looked at so far ahead. */
        double loss(Seen best) {
            return best.worths.getOrDefault(plies, Double.NaN) - worth();
        }

        double worth() {
            return told.worth;
        }
    }

    /** A worth and chances. */
    record Told(double worth, List<Double> chances) {
        Told reversed() {
            return new Told(-worth, chances.reversed());
        }
    }

    /** All plays, in the order of those with a look-ahead so deep, and those after them. */
    List<Seen> rank(TablesPosition.ToMove position, int plies) {
        List<Seen> ranked = new ArrayList<>();
        for (TablesPlay play : game.plays(position)) {
            ranked.add(new Seen(play, atFirstSight(position, play)));
        }
        ranked.sort(Comparator.comparingDouble(Seen::worth).reversed());
        for (int deep = 1; deep <= plies; deep++) {
            int plyBefore = deep - 1;
            double least = ranked.getFirst().worth() - BEHIND[deep];
            List<Seen> promising = ranked.stream()
                    .filter(seen -> seen.plies == plyBefore && seen.worth() >= least)
                    .limit(MOST[deep])
                    .toList();
            ranked.removeAll(promising);
            List<Seen> looked = new ArrayList<>();
            for (Seen seen : promising) {
                looked.add(seen.deeper(deep, worth(game.after(position, seen.play), position.turn(), deep)));
            }
            looked.sort(Comparator.comparingDouble(Seen::worth).reversed());
            ranked.addAll(0, looked);
        }
        return ranked;
    }

    /** What a position is worth to {@code side}, which has just played. */
    Told worth(TablesPosition position, Side side, int ahead) {
        return switch (position) {
            case TablesPosition.Over over -> at(over.board(), side, Sequel.OTHER_THROWS);
            case TablesPosition.ToMove toMove -> {
                Told reply = reply(toMove, ahead);
                yield toMove.turn() == side ? reply : reply.reversed();
            }
            case TablesPosition.ToThrow toThrow when ahead == 0 -> at(toThrow.board(), side, Sequel.of(toThrow, side));
            case TablesPosition.ToThrow toThrow -> {
                Told mean = mean(toThrow, ahead);
                yield toThrow.turn() == side ? mean : mean.reversed();
            }
        };
    }

    private Told mean(TablesPosition.ToThrow toThrow, int ahead) {
        double sum = 0;
        double[] chances = new double[judge.outcomes().size()];
        for (int first = 1; first <= 6; first++) {
            for (int second = 1; second <= 6; second++) {
                Told told = reply(game.thrown(toThrow, new Dice(first, second)), ahead - 1);
                sum += told.worth / 36;
                for (int i = 0; i < chances.length; i++) {
                    chances[i] += told.chances.get(i) / 36;
                }
            }
        }
        return new Told(sum, boxed(chances));
    }

    /** The best play of the promising ones, once all stages before the next throw are played. */
    private Told reply(TablesPosition.ToMove position, int ahead) {
        List<Seen> plays = new ArrayList<>();
        for (TablesPlay play : game.plays(position)) {
            plays.add(new Seen(play, atFirstSight(position, play)));
        }
        plays.sort(Comparator.comparingDouble(Seen::worth).reversed());
        double least = plays.getFirst().worth() - 0.08;
        List<Told> replies = new ArrayList<>();
        for (Seen seen : plays) {
            int most = ahead > 0 && isTurnOver(position, seen.play) ? 3 : 1;
            if (replies.size() < most && seen.worth() >= least) {
                replies.add(worth(game.after(position, seen.play), position.turn(), ahead));
            }
        }
        return replies.stream().max(Comparator.comparingDouble(Told::worth)).orElseThrow();
    }

    /** Whether the other side throws after the play; so it is taken after one that ends the game. */
    private boolean isTurnOver(TablesPosition.ToMove position, TablesPlay play) {
        return switch (game.after(position, play)) {
            case TablesPosition.Over over -> true;
            case TablesPosition.ToMove toMove -> false;
            case TablesPosition.ToThrow toThrow -> toThrow.turn() != position.turn();
        };
    }

    private Told atFirstSight(TablesPosition.ToMove position, TablesPlay play) {
        return at(play.result(), position.turn(), Sequel.of(game.after(position, play), position.turn()));
    }

    private Told at(TablesBoard board, Side side, Sequel sequel) {
        MoverBoard view = new MoverBoard();
        view.set(board, side);
        double[] chances = new double[judge.outcomes().size()];
        judge.tell(view, sequel, chances);
        return new Told(judge.of(view, sequel), boxed(chances));
    }

    private static List<Double> boxed(double[] chances) {
        List<Double> boxed = new ArrayList<>();
        for (double chance : chances) {
            boxed.add(chance);
        }
        return boxed;
    }
}
