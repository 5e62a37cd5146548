package games.tapa.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.tables.TablesKind;
import games.tapa.tablesbot.GameNets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The nets that ship. */
final class BestNetsTest {

    private static final int MEGABYTE = 1 << 20;

    @Test
    void shippedNetsAreReadAndTakeNoMoreThanAMegabyteAGame() {
        for (TablesKind kind : List.of(TablesKind.TAPA, TablesKind.GULBARA)) {
            GameNets nets = BestNets.of(kind).orThrow();
            assertThat(nets.kind()).isEqualTo(kind);
            assertThat(nets.write()).hasSizeLessThan(MEGABYTE);
        }
    }

    @Test
    void aGameWithoutNetsSaysSo() {
        assertThat(BestNets.of(TablesKind.TABLA).failure().orElseThrow().message())
                .isEqualTo("nets of tabla: none ship yet; ./tapa train makes some, net:FILE names them");
    }
}
