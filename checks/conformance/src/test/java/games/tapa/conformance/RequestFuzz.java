package games.tapa.conformance;

/** Fuzzes {@link TextParsers#REQUEST}. */
class RequestFuzz extends ParserFuzz {

    RequestFuzz() {
        super(TextParsers.REQUEST);
    }
}
