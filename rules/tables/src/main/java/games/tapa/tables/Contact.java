package games.tapa.tables;

import games.tapa.kernel.Keyed;

/** What happens where checkers of both sides meet (option {@code contact}): which points may be landed on. */
public enum Contact implements Keyed {
    /** A lone checker is hit and goes to the bar; two hold a point (section 2). */
    HIT("hit") {
        @Override
        boolean mayLand(int top, int beneath, boolean pinnerPinnable) {
            return top >= -1;
        }
    },
    /** A lone checker is pinned under the one that lands on it (1.1(3)). */
    PIN("pin") {
        @Override
        boolean mayLand(int top, int beneath, boolean pinnerPinnable) {
            return top >= 0 || (top == -1 && (pinnerPinnable || beneath == 0));
        }
    },
    /** One checker holds a point (3.1(2)). */
    HOLD("hold") {
        @Override
        boolean mayLand(int top, int beneath, boolean pinnerPinnable) {
            return top >= 0;
        }
    };

    private final String key;

    Contact(String key) {
        this.key = key;
    }

    /**
     * Whether a side may land on a point.
     *
     * @param top the free checkers there, positive if they are the side's own
     * @param beneath how many single checkers lie pinned under them
     */
    abstract boolean mayLand(int top, int beneath, boolean pinnerPinnable);

    @Override
    public String key() {
        return key;
    }
}
