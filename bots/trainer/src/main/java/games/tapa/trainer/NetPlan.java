package games.tapa.trainer;

import games.tapa.kernel.Hex;
import games.tapa.kernel.Sha256;
import games.tapa.nn.NetShape;
import games.tapa.tables.TablesKind;
import games.tapa.tablesbot.GameNets;
import games.tapa.tablesbot.Inputs;
import games.tapa.tablesbot.Outcomes;
import java.util.Optional;

/**
 * Which nets are trained.
 *
 * @param inputs what they are told
 * @param hidden the hidden units of each
 * @param fineness how often a weight of the first layer may be halved to a whole number, at most; fewer make smaller files
 * @param start those they begin as; random ones if there are none
 */
public record NetPlan(Inputs inputs, int hidden, int fineness, Optional<GameNets> start) {

    /** Nets that begin with random weights. */
    public static NetPlan random(Inputs inputs, int hidden, int fineness) {
        return new NetPlan(inputs, hidden, fineness, Optional.empty());
    }

    /** Nets that go on from others. */
    public static NetPlan from(GameNets start, int fineness) {
        int hidden = start.nets().getFirst().shape().hidden();
        return new NetPlan(start.inputs(), hidden, fineness, Optional.of(start));
    }

    /** Tells plans apart. */
    String fingerprint() {
        return inputs.version() + "|" + hidden + "|" + fineness + "|"
                + start.map(nets -> Hex.write(Sha256.of(nets.write()))).orElse("random");
    }

    NetShape shape(TablesKind kind) {
        return new NetShape(
                inputs.words(kind),
                inputs.amounts(kind),
                hidden,
                Outcomes.of(kind).size());
    }
}
