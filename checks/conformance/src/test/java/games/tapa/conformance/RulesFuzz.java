package games.tapa.conformance;

/** Fuzzes {@link TextParsers#RULES}. */
class RulesFuzz extends ParserFuzz {

    RulesFuzz() {
        super(TextParsers.RULES);
    }
}
