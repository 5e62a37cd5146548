package games.tapa.wire;

import java.util.List;

/**
 * A play and what it has come to, played on many times.
 *
 * @param play the play
 * @param equity what it is worth to the side that plays it, in points of the preset
 * @param error the standard error of that
 * @param loss how much less that is than after the best of the plays
 * @param lossError the standard error of that, the dice being the same
 * @param results how likely each outcome is, in the order of the game's
 * @param trials how often it was played on
 */
public record RolledOut(
        EngineAnswer.Played play,
        double equity,
        double error,
        double loss,
        double lossError,
        List<EngineAnswer.Chance> results,
        int trials) {

    public RolledOut {
        results = List.copyOf(results);
    }

    Json.Obj object() {
        JsonFields fields = new JsonFields();
        play.write(fields);
        return fields.put("equity", JsonNumber.rounded(equity))
                .put("se", JsonNumber.rounded(error))
                .put("loss", JsonNumber.rounded(loss))
                .put("lossSe", JsonNumber.rounded(lossError))
                .put("results", EngineAnswer.Chance.object(results))
                .put("trials", trials)
                .object();
    }
}
