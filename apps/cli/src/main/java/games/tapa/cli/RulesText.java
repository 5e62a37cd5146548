package games.tapa.cli;

import games.tapa.kernel.Result;
import games.tapa.wire.JsonReader;
import games.tapa.wire.RulesChoice;
import games.tapa.wire.RulesJson;

/** Rules as a person writes them: a preset's name, a JSON object of options, or nothing for the default. */
final class RulesText {

    private static final int LONGEST = 10_000;

    private RulesText() {}

    static Result<RulesChoice> read(String rules) {
        if (rules.isEmpty()) {
            return Result.ok(RulesChoice.DEFAULT);
        }
        return rules.trim().startsWith("{")
                ? JsonReader.read(rules, LONGEST).then(RulesJson::read)
                : Result.ok(RulesChoice.ofPreset(rules));
    }
}
