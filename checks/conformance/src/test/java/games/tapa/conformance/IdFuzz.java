package games.tapa.conformance;

/** Fuzzes {@link TextParsers#ID}. */
class IdFuzz extends ParserFuzz {

    IdFuzz() {
        super(TextParsers.ID);
    }
}
