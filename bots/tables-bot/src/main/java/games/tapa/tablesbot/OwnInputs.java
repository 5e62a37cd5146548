package games.tapa.tablesbot;

import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesRules;

/** What our nets are told. */
public enum OwnInputs implements Inputs {
    /** Several nets share the positions of a game among them. */
    OURS(3),
    /** One net knows the whole game: for small files. */
    SMALL(4);

    private final int version;

    OwnInputs(int version) {
        this.version = version;
    }

    @Override
    public int version() {
        return version;
    }

    @Override
    public InputSet reader(TablesRules rules) {
        return new PositionInputs(rules, this == OURS);
    }

    @Override
    public int words(TablesKind kind) {
        return PositionInputs.words(kind);
    }

    @Override
    public int amounts(TablesKind kind) {
        return PositionInputs.AMOUNTS;
    }

    @Override
    public int nets(TablesKind kind) {
        return this == OURS ? PositionInputs.nets(kind) : 1;
    }
}
