package games.tapa.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.tables.TablesKind;
import games.tapa.tablesbot.GameNets;
import games.tapa.tablesbot.OwnInputs;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The nets that ship. */
final class BestNetsTest {

    private static final int MEGABYTE = 1 << 20;

    @ParameterizedTest
    @EnumSource(TablesKind.class)
    void shippedNetsAreReadAndTakeNoMoreThanAMegabyteAGame(TablesKind kind) {
        GameNets nets = BestNets.of(kind);
        assertThat(nets.kind()).isEqualTo(kind);
        assertThat(nets.inputs()).isEqualTo(OwnInputs.OURS);
        assertThat(nets.write()).hasSizeLessThan(MEGABYTE);
    }

    @ParameterizedTest
    @EnumSource(TablesKind.class)
    void theLevelsHaveSmallNetsForEachGame(TablesKind kind) {
        GameNets nets = new LevelNets().of(kind).orThrow();
        assertThat(nets.kind()).isEqualTo(kind);
        assertThat(nets.inputs()).isEqualTo(OwnInputs.SMALL);
    }
}
