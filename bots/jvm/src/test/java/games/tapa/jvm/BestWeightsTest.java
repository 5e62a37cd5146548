package games.tapa.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.tables.TablesKind;
import games.tapa.tablesbot.Weights;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class BestWeightsTest {

    @Test
    void everyGameHasWeightsOfItsOwnWhichAreReadOnce() {
        BestWeights best = new BestWeights();
        Set<Weights> met = new HashSet<>();
        for (TablesKind kind : TablesKind.values()) {
            Weights weights = best.of(kind).orThrow();
            assertThat(weights.phases()).isEqualTo(Weights.none(kind).phases());
            assertThat(best.of(kind).orThrow()).isSameAs(weights);
            met.add(weights);
        }
        assertThat(met).hasSize(TablesKind.values().length);
    }
}
