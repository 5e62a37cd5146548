package games.tapa.tables;

/** Rules in the making; the fields mean what they mean in {@link TablesRules}. The initial values are {@code mali}. */
final class RulesDraft {

    final String preset;
    TablesBoard start = StartBoards.CORNER;
    String setup = StartBoards.CORNER_NAME;
    boolean largerDie = true;
    boolean pinnerPinnable;
    Mother mother = Mother.CLEAR;
    int motherPoints = 2;
    BothMothers bothMothers = BothMothers.DRAW_0;
    BearoffPinned bearoffPinned = BearoffPinned.OTHERS;
    BearoffOver bearoffOver = BearoffOver.HIGHEST;
    Gammon gammon = Gammon.DOUBLE;
    Dead dead = Dead.DRAW;
    OpeningDice openingDice = OpeningDice.REROLL;
    OpeningTie openingTie = OpeningTie.AGAIN;
    NextStarter nextStarter = NextStarter.ROLL_OFF;
    AfterDrawStarter afterDrawStarter = AfterDrawStarter.LAST_WINNER;

    RulesDraft(String preset) {
        this.preset = preset;
    }

    TablesRules rules() {
        return new TablesRules(
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
                gammon,
                dead,
                openingDice,
                openingTie,
                nextStarter,
                afterDrawStarter);
    }
}
