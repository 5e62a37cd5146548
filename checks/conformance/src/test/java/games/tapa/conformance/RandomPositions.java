package games.tapa.conformance;

import java.util.ArrayList;
import java.util.List;

/**
 * Positions to ask the rule sources about, the same for the same seed: positions met in games of random plays, and
 * positions set up at random that the board text allows though play may never reach them (docs/rules/tapa.md 6). In
 * none of them is the game over.
 */
final class RandomPositions {

    /** A position and the letter of the side to move. */
    record Asked(String board, char turn) {}

    /** A game in which nobody could move for so many turns is left, since without {@code dead = draw} it has no end. */
    private static final int PASSES_IN_A_ROW = 30;

    private RandomPositions() {}

    /** Every second position, on average, of games in which each turn is a random roll and a random legal play. */
    static List<Asked> played(RuleSource source, ReferenceRules rules, long seed, int count) {
        Chance chance = new Chance(seed);
        List<Asked> asked = new ArrayList<>();
        while (asked.size() < count) {
            playGame(source, rules, chance, asked);
        }
        return List.copyOf(asked.subList(0, count));
    }

    /** Positions set up at random; {@code source} says in which of them the game is over, and those are left out. */
    static List<Asked> placed(RuleSource source, ReferenceRules rules, long seed, int count) {
        Chance chance = new Chance(seed);
        List<Asked> asked = new ArrayList<>();
        while (asked.size() < count) {
            String board = RandomPlacement.draw(chance, rules);
            char turn = side(chance).letter();
            if (source.over(rules, board).isEmpty()) {
                asked.add(new Asked(board, turn));
            }
        }
        return List.copyOf(asked);
    }

    private static void playGame(RuleSource source, ReferenceRules rules, Chance chance, List<Asked> asked) {
        String board = rules.start();
        ReferenceSide turn = side(chance);
        int passes = 0;
        while (passes < PASSES_IN_A_ROW) {
            if (chance.oneIn(2)) {
                asked.add(new Asked(board, turn.letter()));
            }
            ReferenceQuestion roll = ReferenceQuestion.roll(rules, board, turn.letter(), chance.die(), chance.die(), 1);
            RuleSource.Result result = source.any(roll, chance);
            if (!result.follow().isEmpty()) {
                return;
            }
            passes = result.played() ? 0 : passes + 1;
            board = result.board();
            turn = turn.enemy();
        }
    }

    static ReferenceSide side(Chance chance) {
        return chance.oneIn(2) ? ReferenceSide.WHITE : ReferenceSide.BLACK;
    }
}
