package games.tapa.conformance;

/** Something that knows the rules of Tapa (docs/rules/tapa.md 1, 5.1) and is put to the same questions as the others. */
interface RuleSource {

    /** Every result of a roll; the game must not be over in the position. */
    ReferencePlays plays(ReferenceRules rules, String board, char turn, int die1, int die2);

    /** "" or the end that already stands in the position, whoever is to move. */
    String over(ReferenceRules rules, String board);
}
