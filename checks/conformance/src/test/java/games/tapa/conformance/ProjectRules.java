package games.tapa.conformance;

import games.tapa.kernel.Dice;
import games.tapa.kernel.OptionValue;
import games.tapa.kernel.Outcome;
import games.tapa.kernel.Side;
import games.tapa.tables.BoardText;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.PlayGenerator;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesRules;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/** The rules of the project as rule sources: the plays with their steps, and the generator of search. */
final class ProjectRules {

    private static final Map<ReferenceRules, TablesGame> GAMES = new ConcurrentHashMap<>();

    /** The plays with their steps. */
    static final RuleSource PLAYS = new RuleSource() {
        @Override
        public ReferencePlays plays(ReferenceQuestion question) {
            TablesGame game = game(question.rules());
            TablesPosition.ToMove position = position(question);
            SortedMap<String, String> ends = new TreeMap<>();
            for (TablesPlay play : game.plays(position)) {
                ends.put(play.result().toString(), text(play.outcome()));
            }
            return new ReferencePlays(game.dicePlayed(position), ends);
        }

        // Writes down one result only.
        @Override
        public Result any(ReferenceQuestion question, Chance chance) {
            List<TablesPlay> plays = game(question.rules()).plays(position(question));
            TablesPlay play = plays.get(chance.below(plays.size()));
            return new Result(!play.isPass(), play.result().toString(), text(play.outcome()));
        }

        @Override
        public String over(ReferenceRules rules, String board) {
            return text(game(rules).outcome(board(rules, board)));
        }
    };

    /** The boards of the generator; ends and dice played come from the plays with their steps. */
    static final RuleSource GENERATOR = new RuleSource() {
        @Override
        public ReferencePlays plays(ReferenceQuestion question) {
            TablesGame game = game(question.rules());
            TablesPosition.ToMove position = position(question);
            Scratch scratch = SCRATCH.get();
            MoverBoard before = new MoverBoard();
            before.set(position.board(), position.turn());
            PlayGenerator generator =
                    scratch.generators.computeIfAbsent(question.rules(), r -> new PlayGenerator(game.rules()));
            int results = generator.generate(before, position, scratch.out);
            SortedMap<String, String> ends = new TreeMap<>();
            for (int i = 0; i < results; i++) {
                MoverBoard after = new MoverBoard();
                after.set(before);
                after.setMine(scratch.out[2 * i], scratch.out[2 * i + 1]);
                TablesBoard result = after.toBoard(position.turn());
                Optional<Outcome> end = generator.worth() == 0 ? Optional.empty() : game.outcome(result);
                if (ends.put(result.toString(), text(end)) != null) {
                    throw new AssertionError("twice: " + result + " from " + position);
                }
            }
            return new ReferencePlays(game.dicePlayed(position), ends);
        }

        @Override
        public String over(ReferenceRules rules, String board) {
            return PLAYS.over(rules, board);
        }
    };

    private static final ThreadLocal<Scratch> SCRATCH = ThreadLocal.withInitial(Scratch::new);

    private ProjectRules() {}

    /** What one thread needs to generate. */
    private static final class Scratch {
        private final Map<ReferenceRules, PlayGenerator> generators = new LinkedHashMap<>();
        private final long[] out = new long[2 * PlayGenerator.MOST_RESULTS];
    }

    static TablesGame game(ReferenceRules rules) {
        return GAMES.computeIfAbsent(
                rules,
                r -> new TablesGame(
                        TablesRules.of(TablesKind.TAPA, "mali", options(r)).orThrow()));
    }

    private static Map<String, OptionValue> options(ReferenceRules rules) {
        Map<String, OptionValue> options = new LinkedHashMap<>();
        options.put("larger_die", new OptionValue.Flag(rules.largerDie()));
        options.put("pinner_pinnable", new OptionValue.Flag(rules.pinnerPinnable()));
        options.put("mother", new OptionValue.Text(rules.mother()));
        options.put("mother_points", new OptionValue.Count(rules.motherPoints()));
        options.put("both_mothers", new OptionValue.Text(rules.bothMothers()));
        options.put("bearoff_pinned", new OptionValue.Text(rules.bearoffPinned()));
        options.put("bearoff_over", new OptionValue.Text(rules.bearoffOver()));
        options.put("gammon", new OptionValue.Text(rules.gammon()));
        options.put("dead", new OptionValue.Text(rules.dead()));
        return options;
    }

    private static TablesPosition.ToMove position(ReferenceQuestion question) {
        ReferenceRules rules = question.rules();
        Side turn = Side.ofLetter(question.turn()).orElseThrow();
        Dice dice = new Dice(question.dice().charAt(0) - '0', question.dice().charAt(1) - '0');
        return game(rules).rolled(board(rules, question.board()), turn, dice, question.roll());
    }

    private static TablesBoard board(ReferenceRules rules, String board) {
        return BoardText.read(board, game(rules).rules().laws()).orThrow();
    }

    private static String text(Optional<Outcome> outcome) {
        return outcome.map(end -> end.winner().map(side -> "" + side.letter()).orElse("draw") + " " + end.points() + " "
                        + end.ending().key())
                .orElse("");
    }
}
