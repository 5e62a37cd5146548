package games.tapa.games;

import games.tapa.kernel.AfterDrawStarter;
import games.tapa.kernel.NextStarter;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.match.MatchRules;
import games.tapa.match.Variant;
import games.tapa.tables.OpeningDice;
import games.tapa.tables.TablesRules;
import java.util.List;
import java.util.Optional;

/** The matches that have a name (section 4, 5.3), and the match of one game over and over. */
public final class MatchPresets {

    private static final String SINGLE = "single";

    private static final List<String> NAMES =
            List.of("balkan-5", "balkan-7", "sreshta", "tavli-3", "tavli-5", "tavli-7");

    private MatchPresets() {}

    /** The names of the matches in rotation, the default first; {@code single} needs a game and is not among them. */
    public static List<String> names() {
        return NAMES;
    }

    /** The rules of the match that {@code name} stands for. */
    public static Result<MatchRules> named(String name) {
        return switch (name) {
            case "balkan-5" -> Result.ok(balkan(5));
            case "balkan-7" -> Result.ok(balkan(7));
            case "sreshta" -> Result.ok(sreshta());
            case "tavli-3" -> Result.ok(tavli(3));
            case "tavli-5" -> Result.ok(tavli(5));
            case "tavli-7" -> Result.ok(tavli(7));
            default ->
                Result.bad(
                        Problem.Code.UNKNOWN_PRESET,
                        "match \"" + name + "\": there is no such match; choose one of " + String.join(", ", NAMES)
                                + ", or " + SINGLE + " with a game, its preset and a target");
        };
    }

    /**
     * One game over and over, opened as its own preset says.
     *
     * @param game the game, its preset and what is laid over that
     * @param target the points that win the match, from 1 on
     */
    public static Result<MatchRules> single(Variant game, int target) {
        if (target < 1) {
            return Result.bad(
                    Problem.Code.BAD_RULES,
                    "match \"" + SINGLE + "\", target " + target
                            + ": a match is played to 1 point or more; give 1, 3, 5 or 7");
        }
        return Games.rules(game.game(), Optional.of(game.preset()), game.options())
                .map(found -> single(game, found.rules(), target));
    }

    private static MatchRules single(Variant game, TablesRules rules, int target) {
        // A game's name as a preset means its default: a match calls that by its own name, as the records of games do.
        Variant variant = new Variant(game.game(), rules.preset(), game.options());
        boolean openingDicePlayed = rules.openingDice() == OpeningDice.PLAY;
        return new MatchRules(
                List.of(variant), target, false, openingDicePlayed, rules.nextStarter(), rules.afterDrawStarter());
    }

    /** WikiTapa: Tabla, Gul Bara, Tapa. */
    private static MatchRules balkan(int target) {
        List<Variant> rotation = List.of(
                Variant.of("tabla", "tabla"), Variant.of("gulbara", "gulbara"), Variant.of("tapa", "macedonia"));
        return winnerStarts(rotation, target);
    }

    /** Greek Tavli: Portes, Plakoto, Fevga. */
    private static MatchRules tavli(int target) {
        List<Variant> rotation = List.of(
                Variant.of("tabla", "portes"), Variant.of("tapa", "plakoto-greek"), Variant.of("gulbara", "fevga"));
        return winnerStarts(rotation, target);
    }

    /** RULES.md: every game is thrown for, and these dice are played. */
    private static MatchRules sreshta() {
        List<Variant> rotation = List.of(
                Variant.of("tabla", "tabla-bulgaria"),
                Variant.of("gulbara", "gulbara"),
                Variant.of("tapa", "bulgaria"));
        return new MatchRules(rotation, 5, true, true, NextStarter.ROLL_OFF, AfterDrawStarter.ROLL_OFF);
    }

    private static MatchRules winnerStarts(List<Variant> rotation, int target) {
        return new MatchRules(rotation, target, false, false, NextStarter.WINNER, AfterDrawStarter.LAST_WINNER);
    }
}
