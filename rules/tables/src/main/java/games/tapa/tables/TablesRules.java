package games.tapa.tables;

import games.tapa.kernel.AfterDrawStarter;
import games.tapa.kernel.NextStarter;
import games.tapa.kernel.OptionValue;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import java.util.Map;

/**
 * The rules of one tables game as data: a preset and the options laid over it (5.2, 5.3).
 *
 * @param kind which of the three games it is
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
 * @param hitAndRunHome a checker that hits at home may go on in the same turn (section 2)
 * @param gammon what a win is worth (1.1(7), 1.2 row 16)
 * @param triple 3 points while the loser has a checker on the bar or in the winner's home (section 2)
 * @param cascade how doubles are played (3.1(4))
 * @param limits what single steps must keep to besides (3.3)
 * @param dead what happens when neither side can move with any die (1.2 row 18)
 * @param openingDice what becomes of the opening dice (1.2 row 3)
 * @param openingTie what equal opening dice mean
 * @param nextStarter who starts the next game (1.2 row 2)
 * @param afterDrawStarter who starts after a drawn game (section 4)
 */
public record TablesRules(
        TablesKind kind,
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
        boolean hitAndRunHome,
        Gammon gammon,
        boolean triple,
        Cascade cascade,
        StepLimits limits,
        Dead dead,
        OpeningDice openingDice,
        OpeningTie openingTie,
        NextStarter nextStarter,
        AfterDrawStarter afterDrawStarter) {

    /** A preset by its name; the name of the game means its default. */
    public static Result<TablesRules> of(TablesKind kind, String preset) {
        return of(kind, preset, Map.of());
    }

    /**
     * A preset with options laid over it, in the order given. A {@code setup} on which the game is over is refused.
     *
     * @param options option names and values as they came from outside
     */
    public static Result<TablesRules> of(TablesKind kind, String preset, Map<String, OptionValue> options) {
        return Presets.named(kind, preset)
                .then(draft -> RuleOptions.lay(options, draft))
                .then(TablesRules::withOpenStart);
    }

    /** Every option with its value, {@code preset} first, in the order of 5.3; reading them gives equal rules. */
    public Map<String, OptionValue> options() {
        return RuleOptions.all(this);
    }

    /** Which boards these rules know. */
    public BoardLaws laws() {
        return new BoardLaws(kind, pinnerPinnable);
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
