package games.tapa.tables;

/** Why a step may not be made now. */
public enum Refusal {
    /** No free checker of the mover is there. */
    NOT_YOURS("not-yours"),
    /** The checker lies pinned (1.1(4)). */
    PINNED("pinned"),
    /** No die that is left goes there. */
    NO_DIE("no-die"),
    /** The enemy holds the point (1.1(3)). */
    HELD("held"),
    /** Bearing off asks for all 15 checkers at home (1.1(6)). */
    NOT_HOME("not-home"),
    /** Nothing goes off while an own checker lies pinned at home (option {@code bearoff_pinned}). */
    PINNED_AT_HOME("pinned-at-home"),
    /** A higher die takes off from the highest occupied point only (1.1(6)). */
    HIGHER_POINT("higher-point"),
    /** Once all are home, checkers only go off (option {@code bearoff_over}). */
    OFF_ONLY("off-only"),
    /** Checkers on the bar enter before anything else moves (section 2). */
    BAR_FIRST("bar-first"),
    /** The checker has hit at home and must stay there for this turn (option {@code hit_and_run_home}). */
    STANDS("stands"),
    /** One of the limits on single steps forbids it: head, first checker, prime or quarter (3.3). */
    LIMIT("limit"),
    /** Another way plays more dice (1.1(5)). */
    MORE_DICE("more-dice"),
    /** Only one die can be played, and the larger one can (1.1(5)). */
    LARGER_DIE("larger-die");

    private final String key;

    Refusal(String key) {
        this.key = key;
    }

    /** The name in protocols and catalogues. */
    public String key() {
        return key;
    }
}
