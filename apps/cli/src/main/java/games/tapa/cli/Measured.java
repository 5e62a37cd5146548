package games.tapa.cli;

import games.tapa.wire.Json;

/** Figures of a measurement. */
interface Measured {

    /** One line, for people. */
    String line();

    Json.Obj json();
}
