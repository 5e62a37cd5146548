package games.tapa.tables;

import games.tapa.kernel.NextStarter;

/** The presets of Tabla (5.3), each following a source named there. */
final class TablaPresets {

    private TablaPresets() {}

    static void lay(String preset, RulesDraft draft) {
        switch (preset) {
            case "tabla-bulgaria" -> playsOpeningDice(draft);
            case "tavla", "portes" -> draft.hitAndRunHome = false;
            case "backgammon" -> {
                playsOpeningDice(draft);
                draft.triple = true;
            }
            case "chelebi" -> {
                playsOpeningDice(draft);
                draft.cascade = Cascade.from(4, CascadeRest.OPPONENT_IF_STARTED);
            }
            default -> {}
        }
    }

    private static void playsOpeningDice(RulesDraft draft) {
        draft.openingDice = OpeningDice.PLAY;
        draft.nextStarter = NextStarter.ROLL_OFF;
    }
}
