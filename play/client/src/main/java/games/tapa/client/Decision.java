package games.tapa.client;

import games.tapa.tables.BoardText;
import games.tapa.tables.MoveText;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.tablesbot.Outcomes;
import games.tapa.tablesbot.Ranked;
import games.tapa.tablesbot.Valuation;
import games.tapa.wire.EngineAnswer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A position in which dice are to be played, as the engine protocol writes what can come of it.
 *
 * @param game the rules
 * @param position what is to be played
 */
record Decision(TablesGame game, TablesPosition.ToMove position) {

    /** Every play. */
    EngineAnswer.Plays plays() {
        List<EngineAnswer.Played> plays = new ArrayList<>();
        for (TablesPlay play : game.plays(position)) {
            plays.add(played(play));
        }
        return new EngineAnswer.Plays(game.dicePlayed(position), plays);
    }

    /** Plays with what they are worth. */
    EngineAnswer.Hint hint(List<Ranked> ranking) {
        List<EngineAnswer.Hinted> plays = new ArrayList<>();
        for (Ranked ranked : ranking) {
            plays.add(new EngineAnswer.Hinted(played(ranked.play()), judged(game, ranked.valuation()), ranked.loss()));
        }
        return new EngineAnswer.Hint(plays);
    }

    /** A worth with the names of the game's outcomes. */
    static EngineAnswer.Judged judged(TablesGame game, Valuation valuation) {
        Outcomes outcomes = Outcomes.of(game.rules().kind());
        List<EngineAnswer.Chance> chances = new ArrayList<>();
        for (int outcome = 0; outcome < outcomes.size(); outcome++) {
            chances.add(new EngineAnswer.Chance(outcomes.key(outcome), valuation.chance(outcome)));
        }
        return new EngineAnswer.Judged(valuation.equity(), chances, valuation.plies());
    }

    /** A play and what follows it. */
    EngineAnswer.Played played(TablesPlay play) {
        return new EngineAnswer.Played(
                MoveText.write(game, position, play), BoardText.write(play.result()), next(play));
    }

    private EngineAnswer.Next next(TablesPlay play) {
        Optional<String> continues = Optional.empty();
        Optional<Integer> head = Optional.empty();
        Optional<String> rest = Optional.empty();
        if (game.after(position, play) instanceof TablesPosition.ToMove next) {
            if (next.turn() == position.turn()) {
                continues = Optional.of(next.stage().left());
                head = game.rules().limits().head() > 0
                        ? Optional.of(next.stage().offHead())
                        : Optional.empty();
            } else {
                rest = Optional.of(next.stage().left());
            }
        }
        return new EngineAnswer.Next(play.outcome(), continues, head, rest);
    }
}
