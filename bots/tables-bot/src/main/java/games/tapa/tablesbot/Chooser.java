package games.tapa.tablesbot;

/** Chooses plays. Not for use by several threads at once. */
@FunctionalInterface
public interface Chooser {

    /** One of the results to choose from, by its number. */
    int choose(Choice choice);
}
