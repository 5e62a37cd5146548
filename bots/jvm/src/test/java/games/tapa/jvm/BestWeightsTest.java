package games.tapa.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.tables.TablesKind;
import games.tapa.tablesbot.Weights;
import games.tapa.tablesbot.WeightsFile;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.Set;
import org.junit.jupiter.api.Test;

class BestWeightsTest {

    @Test
    void everyGameHasWeightsOfItsOwnWhichAreReadOnce() {
        BestWeights best = new BestWeights();
        Set<String> met = new HashSet<>();
        for (TablesKind kind : TablesKind.values()) {
            Weights weights = best.of(kind);
            assertThat(weights.phases()).isEqualTo(Weights.none(kind).phases());
            assertThat(best.of(kind)).isSameAs(weights);
            // As one kind throughout, so that it is not the name of the game that tells the files apart.
            met.add(HexFormat.of().formatHex(new WeightsFile(TablesKind.TAPA, weights).write()));
        }
        assertThat(met).hasSize(TablesKind.values().length);
    }
}
