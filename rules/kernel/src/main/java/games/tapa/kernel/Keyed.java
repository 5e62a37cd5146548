package games.tapa.kernel;

/** A value of a rule option that has a word for it in rules text (5.2). */
public interface Keyed {

    /** The word, such as {@code clear}. */
    String key();
}
