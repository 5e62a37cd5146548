package games.tapa.tables;

import games.tapa.kernel.AfterDrawStarter;
import games.tapa.kernel.NextStarter;

/**
 * Rules in the making; the fields mean what they mean in {@link TablesRules}. The initial values are those of an option
 * that a preset does not name (5.2).
 */
final class RulesDraft {

    final TablesKind kind;
    final String preset;
    String setup;
    boolean largerDie = true;
    boolean pinnerPinnable;
    Mother mother = Mother.CLEAR;
    int motherPoints = 2;
    BothMothers bothMothers = BothMothers.DRAW_0;
    BearoffPinned bearoffPinned = BearoffPinned.OTHERS;
    BearoffOver bearoffOver = BearoffOver.HIGHEST;
    boolean hitAndRunHome = true;
    Gammon gammon = Gammon.DOUBLE;
    boolean triple;
    Cascade cascade = Cascade.NONE;
    StepLimits limits = StepLimits.NONE;
    Dead dead = Dead.DRAW;
    OpeningDice openingDice = OpeningDice.REROLL;
    OpeningTie openingTie = OpeningTie.AGAIN;
    NextStarter nextStarter = NextStarter.WINNER;
    AfterDrawStarter afterDrawStarter = AfterDrawStarter.LAST_WINNER;

    RulesDraft(TablesKind kind, String preset) {
        this.kind = kind;
        this.preset = preset;
        setup = kind.setup();
    }

    /** The finished rules with {@code start} as the board that {@code setup} names. */
    TablesRules rules(TablesBoard start) {
        return new TablesRules(
                kind,
                preset,
                start,
                setup,
                largerDie,
                pinnerPinnable,
                mother,
                motherPoints,
                bothMothers,
                bearoffPinned,
                bearoffOver,
                hitAndRunHome,
                gammon,
                triple,
                cascade,
                limits,
                dead,
                openingDice,
                openingTie,
                nextStarter,
                afterDrawStarter);
    }
}
