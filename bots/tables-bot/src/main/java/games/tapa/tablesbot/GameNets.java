package games.tapa.tablesbot;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.nn.Net;
import games.tapa.nn.NetFile;
import games.tapa.nn.NetShape;
import games.tapa.tables.TablesKind;
import java.util.List;

/**
 * The nets of one game, all of one shape. Which of them is asked is told by the position; see {@link InputSet#net}.
 *
 * @param kind the game
 * @param inputs what they are told
 * @param nets as many as {@link Inputs#nets} says
 */
public record GameNets(TablesKind kind, Inputs inputs, List<Net> nets) {

    public GameNets {
        nets = List.copyOf(nets);
        if (nets.size() != inputs.nets(kind)) {
            throw new IllegalArgumentException("so many nets do not share a game of " + kind.key());
        }
    }

    /** Reads a file of nets for the game; one for another game, other inputs or outcomes is refused. */
    public static Result<GameNets> read(TablesKind kind, byte[] file) {
        return NetFile.read(file)
                .then(read -> of(kind, List.of(OwnInputs.OURS, OwnInputs.SMALL, YardstickInputs.RECIPE), read));
    }

    /** Reads a file of nets for any of the games that are told this. */
    public static Result<GameNets> read(byte[] file, Inputs inputs) {
        return NetFile.read(file).then(read -> {
            for (TablesKind kind : TablesKind.values()) {
                if (kind.key().equals(read.game())) {
                    return of(kind, List.of(inputs), read);
                }
            }
            return Result.bad(
                    Problem.Code.BAD_RECORD,
                    "file of nets: its nets know the game \"" + read.game() + "\"; take one of tapa, tabla or gulbara");
        });
    }

    private static Result<GameNets> of(TablesKind kind, List<Inputs> known, NetFile file) {
        for (Inputs inputs : known) {
            if (inputs.version() == file.inputsVersion()) {
                String wrong = wrong(kind, inputs, file);
                return wrong.isEmpty() ? Result.ok(new GameNets(kind, inputs, file.nets())) : bad(kind, wrong);
            }
        }
        return bad(
                kind,
                "its nets are told version " + file.inputsVersion() + " of a position, not version "
                        + known.getFirst().version());
    }

    private static Result<GameNets> bad(TablesKind kind, String wrong) {
        return Result.bad(
                Problem.Code.BAD_RECORD,
                "file of nets: " + wrong + "; take one made for " + kind.key() + " by this version");
    }

    private static String wrong(TablesKind kind, Inputs inputs, NetFile file) {
        NetShape shape = file.nets().getFirst().shape();
        if (!file.game().equals(kind.key())) {
            return "its nets know the game \"" + file.game() + "\"";
        }
        if (shape.words() != inputs.words(kind) || shape.amounts() != inputs.amounts(kind)) {
            return "its nets are told " + shape.words() + " words and " + shape.amounts()
                    + " amounts of a position, not " + inputs.words(kind) + " and " + inputs.amounts(kind);
        }
        int outcomes = Outcomes.of(kind).size();
        if (shape.outputs() != outcomes || file.nets().size() != inputs.nets(kind)) {
            return "it holds " + file.nets().size() + " nets that tell " + shape.outputs() + " outcomes apart, not "
                    + inputs.nets(kind) + " nets and " + outcomes + " outcomes";
        }
        return "";
    }

    /** The nets as a file, to the bit. */
    public byte[] write() {
        return new NetFile(kind.key(), inputs.version(), nets).write();
    }
}
