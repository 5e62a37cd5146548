package games.tapa.tablesbot;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.SplitMix64;
import games.tapa.nn.Net;
import games.tapa.nn.NetFile;
import games.tapa.nn.NetShape;
import games.tapa.tables.TablesKind;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The nets of a game and their file. */
final class GameNetsTest {

    @Test
    void whatIsWrittenIsReadAgain() {
        for (TablesKind kind : TablesKind.values()) {
            GameNets nets = nets(kind);
            GameNets read = GameNets.read(kind, nets.write()).orThrow();
            assertThat(read.write()).isEqualTo(nets.write());
            assertThat(GameNets.read(kind, nets.writeSmall()).orThrow().shape()).isEqualTo(nets.shape());
            assertThat(nets.writeSmall()).hasSizeLessThan(nets.write().length);
        }
    }

    @Test
    void netsOfAnotherGameInputsOrOutcomesAreRefused() {
        TablesKind tapa = TablesKind.TAPA;
        List<Net> good = nets(tapa, PositionInputs.SIZE, 3, 5, 3).nets();
        assertThat(problem(new NetFile("tabla", PositionInputs.VERSION, good)))
                .isEqualTo("file of nets: its nets know the game \"tabla\"; take one made for tapa by this version");
        assertThat(problem(new NetFile("tapa", PositionInputs.VERSION - 1, good)))
                .contains("told version " + (PositionInputs.VERSION - 1) + " of a position");
        List<Net> fewInputs = nets(tapa, PositionInputs.SIZE - 1, 3, 5, 3).nets();
        assertThat(problem(new NetFile("tapa", PositionInputs.VERSION, fewInputs)))
                .contains((PositionInputs.SIZE - 1) + " numbers, not");
        List<Net> noDraw = nets(tapa, PositionInputs.SIZE, 3, 4, 3).nets();
        assertThat(problem(new NetFile("tapa", PositionInputs.VERSION, noDraw))).contains("tell 4 outcomes apart");
        assertThat(problem(new NetFile("tapa", PositionInputs.VERSION, good.subList(0, 2))))
                .contains("it holds 2 nets");
    }

    private static String problem(NetFile file) {
        return GameNets.read(TablesKind.TAPA, file.write())
                .failure()
                .orElseThrow()
                .message();
    }

    /** Small nets of a game with any weights. */
    static GameNets nets(TablesKind kind) {
        return nets(kind, PositionInputs.SIZE, 3, Outcomes.of(kind).size(), GameNets.count(kind));
    }

    private static GameNets nets(TablesKind kind, int inputs, int hidden, int outputs, int count) {
        SplitMix64 chance = new SplitMix64(3);
        NetShape shape = new NetShape(inputs, hidden, outputs);
        List<Net> nets = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            float[] weights = new float[shape.size()];
            for (int at = 0; at < weights.length; at++) {
                weights[at] = chance.below(2001) / 1000f - 1;
            }
            nets.add(Net.of(shape, weights));
        }
        return new GameNets(kind, nets);
    }
}
