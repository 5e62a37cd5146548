package games.tapa.tablesbot;

import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesRules;

/**
 * What a net is told of a position: the features of {@link PositionFeatures}, an input each, then what comes next where
 * it is no throw of the other side; and which of the game's nets is asked. Scratch, refilled for every position; not for
 * use by several threads at once.
 */
public final class PositionInputs {

    /** Names this choice of inputs, their order and scale; nets made for another are refused. */
    public static final int VERSION = 2;

    private static final int NUMBERS = 6;

    /** Table of 6: the same side goes on with dice of this number, in fourths of four dice. */
    private static final int SAME_PLAYS = Features.COUNT;

    /** Table of 6: the other side plays a rest that begins with dice of this number, likewise. */
    private static final int OTHER_PLAYS = SAME_PLAYS + NUMBERS;

    /** The same side throws. */
    private static final int SAME_THROWS = OTHER_PLAYS + NUMBERS;

    /** How many inputs there are. */
    public static final int SIZE = SAME_THROWS + 1;

    /** A group of a chain or a rest has at most so many dice. */
    private static final float DICE_OF_A_NUMBER = 4;

    private final PositionFeatures features;
    private final int[] indices = new int[SIZE];
    private final float[] values = new float[SIZE];
    private final Lore lore;
    private int count;

    public PositionInputs(TablesRules rules) {
        features = new PositionFeatures(rules);
        lore = Lore.of(rules.kind());
    }

    /** Reads a position as the side sees it that has just played; it is not over. */
    public void read(MoverBoard board, Sequel sequel) {
        features.read(board);
        count = features.size();
        for (int i = 0; i < count; i++) {
            indices[i] = features.feature(i);
            values[i] = (float) features.amount(i);
        }
        switch (sequel.kind()) {
            case OTHER_THROWS -> {}
            case SAME_THROWS -> add(SAME_THROWS, 1);
            case SAME_PLAYS -> add(SAME_PLAYS + sequel.number() - 1, sequel.dice() / DICE_OF_A_NUMBER);
            case OTHER_PLAYS -> add(OTHER_PLAYS + sequel.number() - 1, sequel.dice() / DICE_OF_A_NUMBER);
        }
    }

    /** How many inputs are not 0. */
    public int count() {
        return count;
    }

    /** Which they are; good until the next position is read. */
    public int[] indices() {
        return indices;
    }

    /** What they are; good until the next position is read. */
    public float[] values() {
        return values;
    }

    /** The number of the net that is asked, from 0. */
    public int net() {
        return lore.net(features.phase());
    }

    private void add(int input, float value) {
        indices[count] = input;
        values[count] = value;
        count++;
    }
}
