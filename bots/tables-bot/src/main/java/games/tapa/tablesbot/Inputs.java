package games.tapa.tablesbot;

import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesRules;

/** What nets may be told of positions; a file of nets names the version of what they were made for. */
public sealed interface Inputs permits OwnInputs, YardstickInputs {

    /** Names this choice of inputs, their order and scale; it changes with any of them. */
    int version();

    /** Reads positions of the game. */
    InputSet reader(TablesRules rules);

    /** How many words of inputs that are 0 or 1. */
    int words(TablesKind kind);

    /** How many inputs that are amounts. */
    int amounts(TablesKind kind);

    /** How many nets share the positions of a game among them. */
    int nets(TablesKind kind);
}
