package games.tapa.tablesbot;

import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesRules;

/** What nets may be told of positions; a file of nets names the version of what they were made for. */
public enum Inputs {
    /** What ours are told. */
    OURS(3) {
        @Override
        public InputSet reader(TablesRules rules) {
            return new PositionInputs(rules, true);
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
            return PositionInputs.nets(kind);
        }
    },
    /** The same, but one net knows the whole game: for small files. */
    SMALL(4) {
        @Override
        public InputSet reader(TablesRules rules) {
            return new PositionInputs(rules, false);
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
            return 1;
        }
    },
    /** What the nets are told that ours are measured against; see docs/nets.md. */
    RECIPE(1001) {
        @Override
        public InputSet reader(TablesRules rules) {
            return new RecipeInputs(rules);
        }

        @Override
        public int words(TablesKind kind) {
            return RecipeInputs.WORDS;
        }

        @Override
        public int amounts(TablesKind kind) {
            return RecipeInputs.AMOUNTS;
        }

        @Override
        public int nets(TablesKind kind) {
            return 1;
        }
    };

    private final int version;

    Inputs(int version) {
        this.version = version;
    }

    /** Names this choice of inputs, their order and scale; it changes with any of them. */
    public int version() {
        return version;
    }

    /** Reads positions of the game. */
    public abstract InputSet reader(TablesRules rules);

    /** How many words of inputs that are 0 or 1. */
    public abstract int words(TablesKind kind);

    /** How many inputs that are amounts. */
    public abstract int amounts(TablesKind kind);

    /** How many nets share the positions of a game among them. */
    public abstract int nets(TablesKind kind);
}
