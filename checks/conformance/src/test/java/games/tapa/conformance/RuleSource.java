package games.tapa.conformance;

import java.util.List;
import java.util.Objects;

/** Something that knows the rules of the tables games and is put to the same questions as the others. */
interface RuleSource {

    /** Every result of a stage; the game must not be over in the position. */
    ReferencePlays plays(ReferenceQuestion question);

    /**
     * What one play leads to: whether any die was played, the board, and what follows there as in {@link
     * ReferencePlays}.
     */
    record Result(boolean played, String board, String follow) {}

    /** One of the results at random, each as likely as the others. */
    default Result any(ReferenceQuestion question, Chance chance) {
        ReferencePlays plays = plays(question);
        List<String> boards = List.copyOf(plays.follows().keySet());
        String result = boards.get(chance.below(boards.size()));
        return new Result(
                plays.dicePlayed() > 0,
                result,
                Objects.requireNonNull(plays.follows().get(result)));
    }

    /** "" or the end that already stands in the position, whoever is to move. */
    String over(ReferenceRules rules, String board);
}
