package games.tapa.tables;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import java.util.List;

/** The presets of Tapa (5.3), each following a source named there. */
final class TapaPresets {

    static final List<String> NAMES =
            List.of("mali", "macedonia", "bulgaria", "plakoto-greek", "plakoto-instant", "mahbouseh", "mahbouseh-31");

    private TapaPresets() {}

    static Result<RulesDraft> named(String name) {
        String preset = name.equals("tapa") ? NAMES.getFirst() : name;
        if (!NAMES.contains(preset)) {
            return Result.bad(
                    Problem.Code.UNKNOWN_PRESET,
                    "preset \"" + name + "\": tapa has no such preset; choose one of " + String.join(", ", NAMES));
        }
        RulesDraft draft = new RulesDraft(preset);
        switch (preset) {
            case "macedonia", "mahbouseh" -> draft.nextStarter = NextStarter.WINNER;
            case "bulgaria" -> bulgaria(draft);
            case "plakoto-greek" -> plakotoGreek(draft);
            case "plakoto-instant" -> plakotoInstant(draft);
            case "mahbouseh-31" -> mahbouseh31(draft);
            default -> {}
        }
        return Result.ok(draft);
    }

    private static void bulgaria(RulesDraft draft) {
        draft.openingDice = OpeningDice.PLAY;
        draft.bothMothers = BothMothers.DRAW_1;
        draft.bearoffPinned = BearoffPinned.NONE;
    }

    private static void plakotoGreek(RulesDraft draft) {
        draft.nextStarter = NextStarter.WINNER;
        draft.bearoffPinned = BearoffPinned.NONE;
    }

    private static void plakotoInstant(RulesDraft draft) {
        draft.nextStarter = NextStarter.WINNER;
        draft.mother = Mother.INSTANT;
    }

    private static void mahbouseh31(RulesDraft draft) {
        draft.nextStarter = NextStarter.WINNER;
        draft.mother = Mother.OFF;
        draft.bothMothers = BothMothers.PLAY;
        draft.gammon = Gammon.COUNT;
    }
}
