package games.tapa.conformance;

import java.util.ArrayList;
import java.util.List;

/** The rule sources that every case and count of the rule page, 6, is checked against. */
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

    /** The sources to hold against the reference. Add a further one here; every test asks it too. */
    static final List<Named> FAST =
            List.of(new Named("plays", ProjectRules.PLAYS), new Named("generator", ProjectRules.GENERATOR));

    /** The quickest source, for games to be played with and for the longest counts. */
    static final Named QUICKEST = FAST.getFirst();

    /** All sources, the slow one first. */
    static final List<Named> ALL = all();

    private RuleSources() {}

    private static List<Named> all() {
        List<Named> all = new ArrayList<>(List.of(new Named("reference", REFERENCE)));
        all.addAll(FAST);
        return List.copyOf(all);
    }
}
