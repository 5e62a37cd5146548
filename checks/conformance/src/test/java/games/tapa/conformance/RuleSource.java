package games.tapa.conformance;

import java.util.List;
import java.util.Objects;

/** Something that knows the rules of Tapa (docs/rules/tapa.md 1, 5.1) and is put to the same questions as the others. */
interface RuleSource {

    /** Every result of a roll; the game must not be over in the position. */
    ReferencePlays plays(ReferenceRules rules, String board, char turn, int die1, int die2);

    /** What one play leads to: whether any die was played, the board, and how the game ends there as in {@link #plays}. */
    record Result(boolean played, String board, String end) {}

    /** One of the results of a roll at random, each as likely as the others. */
    default Result any(ReferenceRules rules, String board, char turn, Chance chance) {
        ReferencePlays plays = plays(rules, board, turn, chance.die(), chance.die());
        List<String> boards = List.copyOf(plays.ends().keySet());
        String result = boards.get(chance.below(boards.size()));
        return new Result(
                plays.dicePlayed() > 0,
                result,
                Objects.requireNonNull(plays.ends().get(result)));
    }

    /** "" or the end that already stands in the position, whoever is to move. */
    String over(ReferenceRules rules, String board);
}
