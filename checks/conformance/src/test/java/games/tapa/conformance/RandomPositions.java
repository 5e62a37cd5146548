package games.tapa.conformance;

import games.tapa.conformance.ReferenceQuestion.Kind;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Positions and questions to ask the rule sources, the same for the same seed: those met in games of random plays, and
 * those set up at random that the board text allows though play may never reach them (rule page, 6). In none of them is
 * the game over.
 */
final class RandomPositions {

    /** A position and the letter of the side to move. */
    record Asked(String board, char turn) {}

    /** A game in which nobody could move for so many stages is left, since without {@code dead = draw} it has no end. */
    private static final int PASSES_IN_A_ROW = 100;

    private RandomPositions() {}

    /** Every second position before a roll, on average, of games of random rolls and random legal plays. */
    static List<Asked> played(RuleSource source, ReferenceRules rules, long seed, int count) {
        return questionsPlayed(source, rules, seed, Map.of(Kind.ROLL, count)).stream()
                .map(question -> new Asked(question.board(), question.turn()))
                .toList();
    }

    /**
     * Every second question, on average, that comes up in such games, so many of each kind; the rolls asked are not those
     * of the game, for one third of them are doubles.
     */
    static List<ReferenceQuestion> questionsPlayed(
            RuleSource source, ReferenceRules rules, long seed, Map<Kind, Integer> counts) {
        Chance chance = new Chance(seed);
        Chance dice = new Chance(~seed);
        Map<Kind, Integer> wanted = new EnumMap<>(counts);
        List<ReferenceQuestion> asked = new ArrayList<>();
        while (wanted.values().stream().anyMatch(more -> more > 0)) {
            playGame(source, rules, chance, met -> {
                int more = wanted.getOrDefault(met.kind(), 0);
                if (more > 0) {
                    wanted.put(met.kind(), more - 1);
                    asked.add(met.kind() == Kind.ROLL ? roll(rules, met.board(), met.turn(), met.roll(), dice) : met);
                }
            });
        }
        return List.copyOf(asked);
    }

    /** Positions set up at random; {@code source} says in which of them the game is over, and those are left out. */
    static List<Asked> placed(RuleSource source, ReferenceRules rules, long seed, int count) {
        return placed(source, rules, new Chance(seed), count);
    }

    private static List<Asked> placed(RuleSource source, ReferenceRules rules, Chance chance, int count) {
        List<Asked> asked = new ArrayList<>();
        while (asked.size() < count) {
            String board = RandomPlacement.draw(chance, rules);
            char turn = turn(rules, board, chance).letter();
            if (source.over(rules, board).isEmpty()) {
                asked.add(new Asked(board, turn));
            }
        }
        return List.copyOf(asked);
    }

    /** Questions of every kind that the rules know, about positions set up at random. */
    static List<ReferenceQuestion> questionsPlaced(RuleSource source, ReferenceRules rules, long seed, int count) {
        Chance chance = new Chance(seed);
        return placed(source, rules, chance, count).stream()
                .map(asked -> question(rules, asked, chance))
                .toList();
    }

    /** Either side; where whole chains are searched the one with fewer checkers, or that would take long. */
    private static ReferenceSide turn(ReferenceRules rules, String board, Chance chance) {
        if (!rules.wholeChain()) {
            return side(chance);
        }
        ReferenceBoard read = ReferenceBoard.parse(board, rules);
        boolean fewer = read.left(ReferenceSide.WHITE) < read.left(ReferenceSide.BLACK);
        return fewer ? ReferenceSide.WHITE : ReferenceSide.BLACK;
    }

    private static ReferenceQuestion question(ReferenceRules rules, Asked asked, Chance chance) {
        int kinds = rules.cascade() ? 3 : 1;
        return switch (chance.below(kinds)) {
            case 0 -> {
                boolean first = rules.head() > 0 && chance.oneIn(2);
                yield roll(rules, asked.board(), asked.turn(), first ? 1 : 1 + chance.below(5), chance);
            }
            case 1 -> chain(rules, asked, chance);
            default -> {
                String rest = groups(1 + chance.below(6)).substring(chance.below(4));
                int offHead = rules.head() == 0 ? 0 : chance.below(2);
                yield ReferenceQuestion.rest(
                        rules, asked.board(), asked.turn(), rest, rollOfChain(rules, chance), offHead);
            }
        };
    }

    private static ReferenceQuestion chain(ReferenceRules rules, Asked asked, Chance chance) {
        int first = 2 + chance.below(5);
        int rolled = 1 + chance.below(first - 1);
        int roll = rollOfChain(rules, chance);
        ReferenceQuestion question =
                ReferenceQuestion.chain(rules, asked.board(), asked.turn(), groups(first), roll, 0, rolled);
        int offHead = rules.head() == 0 ? 0 : chance.below(question.headLimit() + 1);
        return ReferenceQuestion.chain(rules, asked.board(), asked.turn(), groups(first), roll, offHead, rolled);
    }

    private static int rollOfChain(ReferenceRules rules, Chance chance) {
        return rules.cascadeFromRoll() + chance.below(2);
    }

    /** The groups of four of a chain from {@code first} on. */
    private static String groups(int first) {
        StringBuilder groups = new StringBuilder();
        for (int die = first; die <= 6; die++) {
            groups.append(Integer.toString(die).repeat(4));
        }
        return groups.toString();
    }

    private static ReferenceQuestion roll(ReferenceRules rules, String board, char turn, int number, Chance chance) {
        int die = chance.die();
        return ReferenceQuestion.roll(rules, board, turn, die, chance.oneIn(5) ? die : chance.die(), number);
    }

    private static void playGame(
            RuleSource source, ReferenceRules rules, Chance chance, Consumer<ReferenceQuestion> met) {
        Map<ReferenceSide, Integer> rolls = new EnumMap<>(ReferenceSide.class);
        ReferenceSide roller = side(chance);
        String board = rules.start();
        int passes = 0;
        while (passes < PASSES_IN_A_ROW) {
            int number = rolls.merge(roller, 1, Integer::sum);
            boolean everySecond = chance.oneIn(2);
            Optional<ReferenceQuestion> asked = Optional.of(
                    ReferenceQuestion.roll(rules, board, roller.letter(), chance.die(), chance.die(), number));
            while (asked.isPresent()) {
                ReferenceQuestion question = asked.get();
                if (everySecond) {
                    met.accept(question);
                }
                RuleSource.Result result = source.any(question, chance);
                if (isEnd(result.follow())) {
                    return;
                }
                passes = result.played() ? 0 : passes + 1;
                board = result.board();
                asked = question.next(board, result.follow());
            }
            roller = roller.enemy();
        }
    }

    private static boolean isEnd(String follow) {
        return !follow.isEmpty() && !follow.startsWith("continues") && !follow.startsWith("rest");
    }

    static ReferenceSide side(Chance chance) {
        return chance.oneIn(2) ? ReferenceSide.WHITE : ReferenceSide.BLACK;
    }
}
