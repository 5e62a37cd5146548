package games.tapa.games;

import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;

/** Whoever chooses the moves of a seat without being asked twice. Not for use by several threads at once. */
public interface Bot {

    /** The play it chooses. */
    TablesPlay best(TablesPosition.ToMove position);
}
