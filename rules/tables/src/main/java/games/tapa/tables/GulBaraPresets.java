package games.tapa.tables;

import games.tapa.kernel.NextStarter;
import java.util.List;

/** The presets of Gul Bara and its relatives (5.3), each following a source named there. */
final class GulBaraPresets {

    private static final List<Integer> HEAD_DOUBLES = List.of(3, 4, 6);
    private static final int QUARTER = 6;

    private GulBaraPresets() {}

    static void lay(String preset, RulesDraft draft) {
        switch (preset) {
            case "gulbara" -> draft.cascade = Cascade.from(4, CascadeRest.OPPONENT_IF_STARTED);
            case "gulbara-simple" -> draft.cascade = Cascade.from(4, CascadeRest.LOST);
            case "crazy-narde" -> {
                draft.cascade = Cascade.from(1, CascadeRest.OPPONENT);
                draft.limits = new StepLimits(1, HEAD_DOUBLES, false, Prime.ENEMY_AHEAD, QUARTER, QUARTER);
                draft.bearoffOver = BearoffOver.EXACT_ONLY;
            }
            case "fevga" -> draft.limits = new StepLimits(0, List.of(), true, Prime.OPEN_IF_TRAPPED, 5, QUARTER);
            case "moultezim" -> {
                draft.limits = new StepLimits(0, List.of(), true, Prime.FREE, QUARTER, 4);
                draft.nextStarter = NextStarter.ROLL_OFF;
            }
            case "long-narde" ->
                draft.limits = new StepLimits(1, HEAD_DOUBLES, false, Prime.ENEMY_AHEAD, QUARTER, QUARTER);
            default -> {}
        }
    }
}
