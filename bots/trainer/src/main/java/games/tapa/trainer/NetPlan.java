package games.tapa.trainer;

import games.tapa.nn.NetShape;
import games.tapa.tables.TablesKind;
import games.tapa.tablesbot.Inputs;
import games.tapa.tablesbot.Outcomes;

/**
 * Which nets are trained.
 *
 * @param inputs what they are told
 * @param hidden the hidden units of each
 * @param fineness how often a weight of the first layer may be halved to a whole number, at most; fewer make smaller files
 */
public record NetPlan(Inputs inputs, int hidden, int fineness) {

    NetShape shape(TablesKind kind) {
        return new NetShape(
                inputs.words(kind),
                inputs.amounts(kind),
                hidden,
                Outcomes.of(kind).size());
    }
}
