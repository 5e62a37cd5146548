package games.tapa.conformance;

/** Fuzzes {@link TextParsers#SAVED}. */
class SavedFuzz extends ParserFuzz {

    SavedFuzz() {
        super(TextParsers.SAVED);
    }
}
