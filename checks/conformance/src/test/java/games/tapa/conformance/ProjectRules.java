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
import games.tapa.tables.TablesStage;
import java.util.ArrayList;
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
            Scratch scratch = SCRATCH.get();
            if (!scratch.last.map(question::equals).orElse(false)) {
                scratch.answer = answer(question);
                scratch.last = Optional.of(question);
            }
            return scratch.answer;
        }

        // Writes down one result only.
        @Override
        public Result any(ReferenceQuestion question, Chance chance) {
            TablesGame game = game(question.rules());
            TablesPosition.ToMove position = position(question);
            List<TablesPlay> plays = game.plays(position);
            TablesPlay play = plays.get(chance.below(plays.size()));
            return new Result(!play.isPass(), play.result().toString(), follow(game, position, play));
        }

        @Override
        public String over(ReferenceRules rules, String board) {
            return text(game(rules).outcome(board(rules, board)));
        }
    };

    /** The boards of the generator; what follows and the dice played come from the plays with their steps. */
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
            ReferencePlays plays = PLAYS.plays(question);
            SortedMap<String, String> follows = new TreeMap<>();
            for (int i = 0; i < results; i++) {
                MoverBoard after = new MoverBoard();
                after.set(before);
                after.setMine(scratch.out[2 * i], scratch.out[2 * i + 1]);
                String result = after.toBoard(position.turn()).toString();
                if (follows.put(result, plays.follows().getOrDefault(result, "no such play")) != null) {
                    throw new AssertionError("twice: " + result + " from " + position);
                }
            }
            return new ReferencePlays(plays.dicePlayed(), follows);
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
        private Optional<ReferenceQuestion> last = Optional.empty();
        private ReferencePlays answer = new ReferencePlays(0, new TreeMap<>());
    }

    static TablesGame game(ReferenceRules rules) {
        return GAMES.computeIfAbsent(rules, r -> {
            TablesKind kind = TablesKind.ofKey(r.game()).orElseThrow();
            return new TablesGame(TablesRules.of(kind, kind.key(), options(r)).orThrow());
        });
    }

    private static ReferencePlays answer(ReferenceQuestion question) {
        TablesGame game = game(question.rules());
        TablesPosition.ToMove position = position(question);
        SortedMap<String, String> follows = new TreeMap<>();
        for (TablesPlay play : game.plays(position)) {
            follows.put(play.result().toString(), follow(game, position, play));
        }
        return new ReferencePlays(game.dicePlayed(position), follows);
    }

    private static String follow(TablesGame game, TablesPosition.ToMove position, TablesPlay play) {
        return switch (game.after(position, play)) {
            case TablesPosition.Over(TablesBoard board, Outcome outcome) -> text(Optional.of(outcome));
            case TablesPosition.ToThrow toThrow -> "";
            case TablesPosition.ToMove next
            when next.turn() != position.turn() -> "rest " + next.stage().left();
            case TablesPosition.ToMove next ->
                "continues " + next.stage().left()
                        + (game.rules().limits().head() > 0
                                ? " head " + next.stage().offHead()
                                : "");
        };
    }

    /** Each option as a rules object gives it; the lists of both sides name the same options. */
    private static Map<String, OptionValue> options(ReferenceRules rules) {
        Map<String, OptionValue> options = new LinkedHashMap<>();
        rules.options().forEach((name, value) -> options.put(name, value(name, value)));
        return options;
    }

    private static OptionValue value(String name, String text) {
        if (name.equals("head_first_doubles")) {
            List<Integer> doubles = new ArrayList<>();
            text.chars().filter(Character::isDigit).forEach(digit -> doubles.add(digit - '0'));
            return new OptionValue.Counts(doubles);
        }
        if (text.equals("true") || text.equals("false")) {
            return new OptionValue.Flag(text.equals("true"));
        }
        return Character.isDigit(text.charAt(0))
                ? new OptionValue.Count(Integer.parseInt(text))
                : new OptionValue.Text(text);
    }

    static TablesPosition.ToMove position(ReferenceQuestion question) {
        TablesGame game = game(question.rules());
        TablesBoard board = board(question.rules(), question.board());
        Side turn = Side.ofLetter(question.turn()).orElseThrow();
        return switch (question.kind()) {
            case ROLL -> game.rolled(board, turn, Dice.read(question.dice()).orThrow(), question.roll());
            case CHAIN -> due(game, board, turn, question, TablesStage.Origin.CHAIN);
            case REST -> due(game, board, turn, question, TablesStage.Origin.REST);
        };
    }

    private static TablesPosition.ToMove due(
            TablesGame game, TablesBoard board, Side turn, ReferenceQuestion question, TablesStage.Origin origin) {
        TablesStage stage = TablesStage.ofLeft(question.dice(), origin, question.rolled(), question.offHead())
                .orThrow();
        return game.due(board, turn, stage, question.roll());
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
