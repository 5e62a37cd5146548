package games.tapa.tablesbot;

import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesRules;

/** What the nets are told that ours are measured against; see docs/nets.md. Never in the browser. */
public enum YardstickInputs implements Inputs {
    RECIPE;

    @Override
    public int version() {
        return 1001;
    }

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
}
