package games.tapa.tables;

import games.tapa.kernel.NextStarter;

/** The presets of Tapa (5.3), each following a source named there. */
final class TapaPresets {

    private TapaPresets() {}

    static void lay(String preset, RulesDraft draft) {
        switch (preset) {
            case "mali" -> draft.nextStarter = NextStarter.ROLL_OFF;
            case "bulgaria" -> bulgaria(draft);
            case "plakoto-greek" -> draft.bearoffPinned = BearoffPinned.NONE;
            case "plakoto-instant" -> draft.mother = Mother.INSTANT;
            case "mahbouseh-31" -> mahbouseh31(draft);
            default -> {}
        }
    }

    private static void bulgaria(RulesDraft draft) {
        draft.openingDice = OpeningDice.PLAY;
        draft.nextStarter = NextStarter.ROLL_OFF;
        draft.bothMothers = BothMothers.DRAW_1;
        draft.bearoffPinned = BearoffPinned.NONE;
    }

    private static void mahbouseh31(RulesDraft draft) {
        draft.mother = Mother.OFF;
        draft.bothMothers = BothMothers.PLAY;
        draft.gammon = Gammon.COUNT;
    }
}
