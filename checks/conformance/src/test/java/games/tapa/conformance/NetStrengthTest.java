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
        beatsFirst(TablesKind.GULBARA, 0.2, 300);
    }

    @Test
    void theNetsOfTapaBeatTheFirstBot() {
        beatsFirst(TablesKind.TAPA, 0.2, 400);
    }

    @Test
    void theNetsOfTablaBeatTheFirstBot() {
        beatsFirst(TablesKind.TABLA, 0.1, 300);
    }

    /** Both games of a pair have the same dice. */
    private static void beatsFirst(TablesKind kind, double points, int pairs) {
        TablesGame game = new TablesGame(TablesRules.of(kind, kind.key()).orThrow());
        Duel duel = new Duel(
                game,
                Contender.named("0ply", game).orThrow(),
                Contender.named("first", game).orThrow());
        DuelScore score = duel.play(pairs, 1, 1);
        assertThat(score.points()).as("%s", score).isGreaterThan(points);
    }
}
