package games.tapa.tablesbot;

import games.tapa.nn.NetInputs;
import games.tapa.tables.MoverBoard;

/** A choice of what nets are told of positions. Not for use by several threads at once. */
public interface InputSet {

    /** What they are told of a position as the side sees it that has just played; it is not over. Good until the next. */
    NetInputs read(MoverBoard board, Sequel sequel);

    /** The number of the net, from 0, that is asked about the position that was read last. */
    int net();
}
