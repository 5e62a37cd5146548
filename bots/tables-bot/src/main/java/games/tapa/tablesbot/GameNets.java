package games.tapa.tablesbot;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.nn.Net;
import games.tapa.nn.NetFile;
import games.tapa.nn.NetShape;
import games.tapa.tables.TablesKind;
import java.util.List;

/**
 * The nets of one game, all of one shape. Which of them is asked is told by the position: in every game the first knows
 * races, where neither side gets in the other's way any more; in Tapa the second knows contact without and the third
 * with a pin, in the others the second knows all contact.
 *
 * @param kind the game
 * @param nets its nets, as many as {@link #count} says
 */
public record GameNets(TablesKind kind, List<Net> nets) {

    public GameNets {
        nets = List.copyOf(nets);
        if (nets.size() != count(kind)) {
            throw new IllegalArgumentException(kind.key() + " has " + count(kind) + " nets, not " + nets.size());
        }
        for (Net net : nets) {
            if (!net.shape().equals(nets.getFirst().shape())) {
                throw new IllegalArgumentException("the nets of a game have one shape, not " + net.shape() + " too");
            }
        }
    }

    /** Reads a file of nets for the game; one for another game, other inputs or outcomes is refused. */
    public static Result<GameNets> read(TablesKind kind, byte[] file) {
        return NetFile.read(file).then(read -> {
            String wrong = wrong(kind, read);
            return wrong.isEmpty()
                    ? Result.ok(new GameNets(kind, read.nets()))
                    : Result.bad(
                            Problem.Code.BAD_RECORD,
                            "file of nets: " + wrong + "; take one made for " + kind.key() + " by this version");
        });
    }

    private static String wrong(TablesKind kind, NetFile file) {
        NetShape shape = file.nets().getFirst().shape();
        if (!file.game().equals(kind.key())) {
            return "its nets know the game \"" + file.game() + "\"";
        }
        if (file.inputsVersion() != PositionInputs.VERSION || shape.inputs() != PositionInputs.SIZE) {
            return "its nets are told version " + file.inputsVersion() + " of a position, " + shape.inputs()
                    + " numbers, not " + "version " + PositionInputs.VERSION + ", " + PositionInputs.SIZE + " numbers";
        }
        if (shape.outputs() != Outcomes.of(kind).size() || file.nets().size() != count(kind)) {
            return "it holds " + file.nets().size() + " nets that tell " + shape.outputs() + " outcomes apart, not "
                    + count(kind) + " nets and " + Outcomes.of(kind).size() + " outcomes";
        }
        return "";
    }

    /** The nets as a file, to the bit. */
    public byte[] write() {
        return file().write();
    }

    /** The nets as a file of half the size; see {@link NetFile#writeSmall}. */
    public byte[] writeSmall() {
        return file().writeSmall();
    }

    private NetFile file() {
        return new NetFile(kind.key(), PositionInputs.VERSION, nets);
    }

    /** How many nets a game has. */
    public static int count(TablesKind kind) {
        return Lore.of(kind).nets();
    }

    /** The shape of all of them. */
    public NetShape shape() {
        return nets.getFirst().shape();
    }
}
