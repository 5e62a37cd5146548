package games.tapa.tablesbot;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.SplitMix64;
import games.tapa.nn.Net;
import games.tapa.nn.NetFile;
import games.tapa.nn.NetShape;
import games.tapa.tables.TablesKind;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The nets of a game and their file. */
final class GameNetsTest {

    private static final TablesKind TAPA = TablesKind.TAPA;
    private static final int VERSION = OwnInputs.OURS.version();

    @Test
    void whatIsWrittenIsReadAgain() {
        for (TablesKind kind : TablesKind.values()) {
            for (Inputs inputs : List.of(OwnInputs.OURS, OwnInputs.SMALL, YardstickInputs.RECIPE)) {
                GameNets nets = new GameNets(kind, inputs, nets(shape(kind, inputs), inputs.nets(kind)));
                GameNets read = GameNets.read(kind, nets.write()).orThrow();
                assertThat(read.inputs()).isEqualTo(inputs);
                assertThat(read.write()).isEqualTo(nets.write());
            }
        }
    }

    @Test
    void netsOfAnotherGameInputsOrOutcomesAreRefused() {
        NetShape shape = shape(TAPA, OwnInputs.OURS);
        List<Net> good = nets(shape, 3);
        assertThat(problem(new NetFile("tabla", VERSION, good)))
                .isEqualTo("file of nets: its nets know the game \"tabla\"; take one made for tapa by this version");
        assertThat(problem(new NetFile("tapa", VERSION - 1, good)))
                .contains("told version " + (VERSION - 1) + " of a position");
        List<Net> fewWords = nets(new NetShape(shape.words() - 1, shape.amounts(), 3, 5), 3);
        assertThat(problem(new NetFile("tapa", VERSION, fewWords))).contains((shape.words() - 1) + " words");
        List<Net> noDraw = nets(new NetShape(shape.words(), shape.amounts(), 3, 4), 3);
        assertThat(problem(new NetFile("tapa", VERSION, noDraw))).contains("tell 4 outcomes apart");
        assertThat(problem(new NetFile("tapa", VERSION, good.subList(0, 2)))).contains("it holds 2 nets");
    }

    @Test
    void netsAreAtHandOnceTheirFileHasBeenHandedIn() {
        LoadedNets nets = new LoadedNets();
        assertThat(nets.of(TablesKind.TABLA).failure().orElseThrow().message())
                .isEqualTo("nets of tabla: they are not loaded; hand in their file first");
        assertThat(nets.load(nets(TablesKind.TABLA).write()).orElseThrow().message())
                .contains("told version " + VERSION + " of a position, not version " + OwnInputs.SMALL.version());
        assertThat(nets.load(small(TablesKind.TABLA).write())).isEmpty();
        assertThat(nets.load("nothing".getBytes(StandardCharsets.US_ASCII))).isPresent();
        assertThat(nets.of(TablesKind.TABLA).orThrow().kind()).isEqualTo(TablesKind.TABLA);
        assertThat(nets.of(TAPA).failure()).isPresent();
        byte[] ofChess = new NetFile("chess", VERSION, nets(TAPA).nets()).write();
        assertThat(nets.load(ofChess).orElseThrow().message())
                .isEqualTo("file of nets: its nets know the game \"chess\"; take one of tapa, tabla or gulbara");
    }

    private static NetShape shape(TablesKind kind, Inputs inputs) {
        return new NetShape(
                inputs.words(kind), inputs.amounts(kind), 3, Outcomes.of(kind).size());
    }

    private static String problem(NetFile file) {
        return GameNets.read(TAPA, file.write()).failure().orElseThrow().message();
    }

    private static GameNets small(TablesKind kind) {
        return new GameNets(kind, OwnInputs.SMALL, nets(shape(kind, OwnInputs.SMALL), 1));
    }

    /** Small nets of a game with any weights. */
    static GameNets nets(TablesKind kind) {
        return new GameNets(kind, OwnInputs.OURS, nets(shape(kind, OwnInputs.OURS), OwnInputs.OURS.nets(kind)));
    }

    private static List<Net> nets(NetShape shape, int count) {
        SplitMix64 chance = new SplitMix64(3);
        List<Net> nets = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            float[] weights = new float[shape.size()];
            for (int at = 0; at < weights.length; at++) {
                weights[at] = chance.below(2001) / 1000f - 1;
            }
            nets.add(Net.rounded(shape, weights, 8));
        }
        return nets;
    }
}
