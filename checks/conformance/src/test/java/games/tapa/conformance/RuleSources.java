package games.tapa.conformance;

import java.util.ArrayList;
import java.util.List;

/** The lists of rule sources that every case and count of the rule page, 6, is checked against, one for each game. */
final class RuleSources {

    /** A rule source under the name that test reports show. */
    record Named(String name, RuleSource source) {}

    /** The slow reference rules. */
    static final RuleSource REFERENCE = new RuleSource() {
        @Override
        public ReferencePlays plays(ReferenceQuestion question) {
            return ReferenceTurn.plays(question);
        }

        @Override
        public String over(ReferenceRules rules, String board) {
            return ReferenceTurn.over(rules, board);
        }
    };

    private static final Named SLOW = new Named("reference", REFERENCE);

    /** The faster sources, the quickest to play a game with first. Add a further one here; every test asks it too. */
    private static final List<Named> FAST =
            List.of(new Named("plays", ProjectRules.PLAYS), new Named("generator", ProjectRules.GENERATOR));

    private RuleSources() {}

    /** The sources to hold against the reference in the game of these rules. */
    static List<Named> fast(ReferenceRules rules) {
        return FAST;
    }

    /** All sources that know the game of these rules. */
    static List<Named> all(ReferenceRules rules) {
        List<Named> all = new ArrayList<>(List.of(SLOW));
        all.addAll(fast(rules));
        return all;
    }

    /** The source to play games with: the first of the fast ones, else the reference. */
    static RuleSource player(ReferenceRules rules) {
        List<Named> fast = fast(rules);
        return fast.isEmpty() ? REFERENCE : fast.getFirst().source();
    }
}
