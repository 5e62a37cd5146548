package games.tapa.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesRules;
import games.tapa.trainer.Contender;
import games.tapa.trainer.Duel;
import games.tapa.trainer.DuelScore;
import org.junit.jupiter.api.Test;

/** The nets that ship, without look-ahead, against the first bot (docs/nets.md). */
class NetStrengthTest {

    @Test
    void theNetsOfGulBaraBeatTheFirstBot() {
        assertThat(pointsAgainstFirst(TablesKind.GULBARA, 300)).isGreaterThan(0.2);
    }

    /** Both games of a pair have the same dice. */
    private static double pointsAgainstFirst(TablesKind kind, int pairs) {
        TablesGame game = new TablesGame(TablesRules.of(kind, kind.key()).orThrow());
        Duel duel = new Duel(
                game,
                Contender.named("net", game).orThrow(),
                Contender.named("first", game).orThrow());
        DuelScore score = duel.play(pairs, 1, 1);
        return score.points();
    }
}
