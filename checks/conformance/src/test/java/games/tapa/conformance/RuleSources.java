package games.tapa.conformance;

import java.util.List;

/** The one list of rule sources that every case and count of docs/rules/tapa.md 6 is checked against. */
final class RuleSources {

    /** A rule source under the name that test reports show. */
    record Named(String name, RuleSource source) {}

    /** The slow reference rules. */
    static final RuleSource REFERENCE = new RuleSource() {
        @Override
        public ReferencePlays plays(ReferenceRules rules, String board, char turn, int die1, int die2) {
            return ReferenceTapa.plays(rules, board, turn, die1, die2);
        }

        @Override
        public String over(ReferenceRules rules, String board) {
            return ReferenceTapa.over(rules, board);
        }
    };

    /** Add a further source of the rules here; every test then asks it too. */
    static final List<Named> ALL = List.of(
            new Named("reference", REFERENCE),
            new Named("plays", ProjectRules.PLAYS),
            new Named("generator", ProjectRules.GENERATOR));

    private RuleSources() {}
}
