package games.tapa.tables;

import games.tapa.kernel.OptionValue;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import java.util.List;
import java.util.Map;

/**
 * The rules of one tables game as data: a preset and the options laid over it (5.2, 5.3). Only Tapa's options are here
 * so far: contrary direction, contact by pinning.
 *
 * @param preset the name of the preset that the options were laid over
 * @param start the start position (option {@code setup})
 * @param setup how {@code start} was named: {@code corner}, {@code standard} or a board text
 * @param largerDie if only one of two different dice can be played, it must be the larger if possible (1.1(5))
 * @param pinnerPinnable a pinning checker may be pinned itself (1.2 row 8)
 * @param mother when pinning the enemy's mother wins (1.2 row 10)
 * @param motherPoints what that is worth, 2 or 3 (1.2 row 12)
 * @param bothMothers what happens when both mothers are pinned (1.2 row 11)
 * @param bearoffPinned what may go off while an own checker lies pinned at home (1.2 row 13)
 * @param bearoffOver what a die higher than needed may do (1.1(6))
 * @param gammon what a win is worth (1.1(7), 1.2 row 16)
 * @param dead what happens when neither side can move with any die (1.2 row 18)
 * @param openingDice what becomes of the opening dice (1.2 row 3)
 * @param openingTie what equal opening dice mean
 * @param nextStarter who starts the next game (1.2 row 2)
 * @param afterDrawStarter who starts after a drawn game (section 4)
 */
public record TablesRules(
        String preset,
        TablesBoard start,
        String setup,
        boolean largerDie,
        boolean pinnerPinnable,
        Mother mother,
        int motherPoints,
        BothMothers bothMothers,
        BearoffPinned bearoffPinned,
        BearoffOver bearoffOver,
        Gammon gammon,
        Dead dead,
        OpeningDice openingDice,
        OpeningTie openingTie,
        NextStarter nextStarter,
        AfterDrawStarter afterDrawStarter) {

    /** The names of Tapa's presets, the default first. */
    public static List<String> tapaPresets() {
        return TapaPresets.NAMES;
    }

    /** A preset of Tapa by its name; {@code tapa} means the default. */
    public static Result<TablesRules> tapa(String preset) {
        return TapaPresets.named(preset).map(RulesDraft::rules);
    }

    /**
     * A preset of Tapa with options laid over it, in the order given. A {@code setup} on which the game is over is
     * refused.
     *
     * @param options option names and values as they came from outside
     */
    public static Result<TablesRules> tapa(String preset, Map<String, OptionValue> options) {
        return TapaPresets.named(preset)
                .then(draft -> RuleOptions.lay(options, draft).map(RulesDraft::rules))
                .then(TablesRules::withOpenStart);
    }

    /** Every option with its value, {@code preset} first, in the order of 5.3; reading them gives equal rules. */
    public Map<String, OptionValue> options() {
        return RuleOptions.all(this);
    }

    /** Refuses rules by which the game is over on its start position. */
    private static Result<TablesRules> withOpenStart(TablesRules rules) {
        return new TablesGame(rules)
                .outcome(rules.start())
                .map(outcome -> Result.<TablesRules>bad(
                        Problem.Code.BAD_RULES,
                        "option \"setup\": on \"" + rules.start() + "\" the game is over before it begins ("
                                + outcome.ending().key() + "); give a start on which it goes on"))
                .orElseGet(() -> Result.ok(rules));
    }
}
