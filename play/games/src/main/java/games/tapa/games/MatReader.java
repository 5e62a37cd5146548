package games.tapa.games;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Side;
import games.tapa.match.Game;
import games.tapa.match.GameEvent;
import games.tapa.match.Opening;
import games.tapa.tables.BoardText;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads a {@link MatText}, line by line; used once. */
final class MatReader {

    private static final List<String> CUBE = List.of("Doubles", "Redoubles", "Takes", "Drops", "Beavers", "Raccoons");
    private static final int FIRST_COLUMN = 3;

    private final TablesGameRules rules;
    private final List<Game<TablesPosition, TablesPlay>> games = new ArrayList<>();
    private Optional<Game<TablesPosition, TablesPlay>> game = Optional.empty();

    /** Between {@code Game 1} and its first turn. */
    private boolean atHead;

    /** Where the right column begins. */
    private int right;

    MatReader(TablesGameRules rules) {
        this.rules = rules;
    }

    Result<List<Game<TablesPosition, TablesPlay>>> read(String text) {
        int number = 0;
        int from = 0;
        while (from < text.length()) {
            int end = text.indexOf('\n', from);
            end = end < 0 ? text.length() : end;
            number++;
            Optional<String> fault = line(withoutTabs(text.substring(from, end)));
            if (fault.isPresent()) {
                return bad("line " + number + ": " + fault.get());
            }
            from = end + 1;
        }
        game.ifPresent(games::add);
        return games.isEmpty()
                ? bad(
                        "there is no game in it: a .mat text has a line \"Game 1\" and numbered turns such as 1) 31: 8/5 6/5")
                : Result.ok(List.copyOf(games));
    }

    /** What is wrong with a line, if anything is. */
    private Optional<String> line(String line) {
        String words = line.trim();
        if (words.isEmpty() || words.startsWith(";") || words.endsWith("point match")) {
            return Optional.empty();
        }
        if (isGame(words)) {
            game.ifPresent(games::add);
            game = Optional.empty();
            atHead = true;
            return Optional.empty();
        }
        if (atHead && words.indexOf(')') < 0) {
            right = rightColumn(line);
            return Optional.empty();
        }
        for (String cube : CUBE) {
            if (words.contains(cube)) {
                return Optional.of(
                        cube + ": here nobody doubles, and a game with the cube cannot be read; leave it out");
            }
        }
        return atHead || game.isPresent()
                ? turns(line)
                : Optional.of("a turn stands before any line \"Game 1\"; add that line");
    }

    private Optional<String> turns(String line) {
        int at = line.indexOf(')') + 1;
        int wins = line.indexOf(MatText.WINS);
        int end = wins < 0 ? line.length() : wins;
        int dice = nextDice(line, at);
        while (dice >= 0 && dice < end) {
            int next = nextDice(line, dice + 3);
            int until = next < 0 ? end : Math.min(next, end);
            Optional<String> fault = turn(
                    line.substring(dice, dice + 2),
                    line.substring(dice + 3, until).trim(),
                    dice - at < FIRST_COLUMN);
            if (fault.isPresent()) {
                return fault;
            }
            dice = next;
        }
        return wins < 0 ? Optional.empty() : end(line.substring(wins + MatText.WINS.length()), wins < right);
    }

    private Optional<String> turn(String digits, String words, boolean left) {
        Dice dice = Dice.read(digits).orThrow();
        boolean first = game.isEmpty();
        Side side = first ? (left ? Side.WHITE : Side.BLACK) : actor();
        if (first) {
            game = Optional.of(begun(side, dice));
            atHead = false;
        }
        String move = words.isEmpty() || words.equals(MatText.PASS) ? "pass" : words;
        boolean thrown = first && game.get().throwsMade() > 0;
        return (thrown ? Optional.<String>empty() : then(new GameEvent.Thrown(side, dice)))
                .or(() -> then(new GameEvent.Moved(side, move)));
    }

    private Side actor() {
        List<Side> actors = game.map(Game::actors).orElse(List.of());
        return actors.isEmpty() ? Side.WHITE : actors.getFirst();
    }

    /** Dice that are played straight from the opening throw are the first roll, the starter's die being the larger. */
    private Game<TablesPosition, TablesPlay> begun(Side starter, Dice dice) {
        if (rules.opening().equals(new Opening.ThrownFor(true)) && !dice.isDouble()) {
            boolean white = starter == Side.WHITE;
            return Game.begin(rules, rules.opening())
                    .with(new GameEvent.OpeningThrown(
                            white ? dice.larger() : dice.smaller(), white ? dice.smaller() : dice.larger()))
                    .orThrow();
        }
        String board = BoardText.write(rules.rules().start());
        return Game.begin(rules, new Opening.SetUp(board, starter, Optional.empty()));
    }

    /** The end of a game; where the moves have not ended it, the other side has given it up. */
    private Optional<String> end(String points, boolean white) {
        if (game.isEmpty()) {
            return Optional.of("a game ends before it has begun; leave it out");
        }
        if (game.get().outcome().isPresent()) {
            return Optional.empty();
        }
        Side loser = white ? Side.BLACK : Side.WHITE;
        int cost = rules.resignationCost(game.get().position().orElseThrow(), loser);
        int said = points.isEmpty() ? 0 : points.charAt(0) - '0';
        if (said == cost) {
            return then(new GameEvent.Resigned(loser));
        }
        return then(new GameEvent.Offered(loser, said)).or(() -> then(new GameEvent.Answered(loser.other(), true)));
    }

    private Optional<String> then(GameEvent event) {
        Result<Game<TablesPosition, TablesPlay>> next = game.orElseThrow().with(event);
        next.toOptional().ifPresent(after -> game = Optional.of(after));
        return next.failure().map(problem -> event.words() + ": " + problem.message());
    }

    private static boolean isGame(String words) {
        String name = "Game ";
        return words.startsWith(name) && words.length() > name.length() && isDigit(words.charAt(name.length()));
    }

    /** Where the second name of a head such as {@code White : 0    Black : 2} begins; far away if there is none. */
    private static int rightColumn(String line) {
        int at = line.indexOf(" : ");
        at = at < 0 ? line.length() : at + 3;
        while (at < line.length() && line.charAt(at) != ' ') {
            at++;
        }
        while (at < line.length() && line.charAt(at) == ' ') {
            at++;
        }
        return at < line.length() ? at : 20;
    }

    /** Where the next two dice and a colon stand; -1 if nowhere. */
    private static int nextDice(String line, int from) {
        for (int at = from; at + 2 < line.length(); at++) {
            if (isDie(line.charAt(at)) && isDie(line.charAt(at + 1)) && line.charAt(at + 2) == ':') {
                return at;
            }
        }
        return -1;
    }

    private static String withoutTabs(String line) {
        return line.replace('\t', ' ').replace('\r', ' ');
    }

    private static boolean isDie(char c) {
        return c >= '1' && c <= '6';
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static <T> Result<T> bad(String why) {
        return Result.bad(Problem.Code.BAD_RECORD, "the .mat text cannot be read: " + why);
    }
}
