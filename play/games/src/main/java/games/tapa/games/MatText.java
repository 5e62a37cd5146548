package games.tapa.games;

import games.tapa.kernel.Outcome;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Side;
import games.tapa.match.Game;
import games.tapa.match.Opening;
import games.tapa.tables.BoardText;
import games.tapa.tables.MoveText;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesStage;
import java.util.List;
import java.util.Optional;

/**
 * The match text of Jellyfish ({@code .mat}), which backgammon programs exchange, for games of Tabla: the games one after
 * the other, in each two columns of numbered turns such as {@code 31: 8/5 6/5}, White's on the left, each in its own
 * numbering, at the end {@code Wins 2 points}. We play without the cube: a text with one is refused. Source: section 7.
 */
public final class MatText {

    /** No text of a match is longer; a longer one is refused unread. */
    public static final int LONGEST = 1_000_000;

    static final String PASS = "Cannot Move";
    static final String WINS = "Wins ";

    private static final int RIGHT = 34;
    private static final int NUMBER = 3;

    private MatText() {}

    /** The text of games of Tabla, those of a match in their order. */
    public static Result<String> write(List<Game<TablesPosition, TablesPlay>> games) {
        StringBuilder text = new StringBuilder(" 0 point match\n");
        int white = 0;
        int black = 0;
        for (int i = 0; i < games.size(); i++) {
            Game<TablesPosition, TablesPlay> game = games.get(i);
            Optional<String> fault = fault(game);
            if (fault.isPresent()) {
                return Result.bad(Problem.Code.BAD_RECORD, "game " + (i + 1) + ": " + fault.get());
            }
            text.append("\n Game ").append(i + 1).append('\n');
            text.append(padded(" White : " + white, RIGHT))
                    .append("Black : ")
                    .append(black)
                    .append('\n');
            turns(game, text);
            if (game.outcome().isPresent()) {
                white += game.outcome().get().pointsOf(Side.WHITE);
                black += game.outcome().get().pointsOf(Side.BLACK);
            }
        }
        return Result.ok(text.toString());
    }

    /**
     * The games of a text, played by {@code rules}, which are of Tabla. Where the opening dice are not played by these
     * rules the text does not tell who threw what for the start: such a game begins with its first position set up.
     */
    public static Result<List<Game<TablesPosition, TablesPlay>>> read(String text, TablesGameRules rules) {
        if (rules.rules().kind() != TablesKind.TABLA) {
            return Result.bad(Problem.Code.BAD_RULES, "a .mat text holds games of tabla; give rules of that game");
        }
        return text.length() > LONGEST
                ? Result.bad(
                        Problem.Code.BAD_RECORD,
                        "the text has " + text.length() + " characters; a match has at most " + LONGEST)
                : new MatReader(rules).read(text);
    }

    private static Optional<String> fault(Game<TablesPosition, TablesPlay> game) {
        TablesGameRules rules = TablesGameRules.of(game);
        if (rules.rules().kind() != TablesKind.TABLA) {
            return Optional.of("a .mat text holds games of tabla, and this is "
                    + rules.rules().kind().key() + "; keep our own record of it");
        }
        boolean elsewhere = game.opening() instanceof Opening.SetUp setUp
                && !setUp.board().equals(BoardText.write(rules.rules().start()));
        if (elsewhere) {
            return Optional.of(
                    "it began with a position set up, and a .mat text with the first one; keep our own record");
        }
        for (PlayedTurn turn : PlayedTurn.all(game)) {
            if (turn.position().stage().origin() != TablesStage.Origin.ROLL) {
                return Optional.of("a double goes on in it, which a .mat text cannot hold; keep our own record");
            }
        }
        return Optional.empty();
    }

    private static void turns(Game<TablesPosition, TablesPlay> game, StringBuilder text) {
        TablesGameRules rules = TablesGameRules.of(game);
        int row = 0;
        String left = "";
        for (PlayedTurn turn : PlayedTurn.all(game)) {
            if (turn.made().isEmpty()) {
                continue;
            }
            String words = turn.position().stage().digits() + ": "
                    + words(rules, turn.position(), turn.made().get());
            if (turn.position().turn() == Side.WHITE) {
                left = words;
            } else {
                text.append(row(++row, left)).append(words).append('\n');
                left = "";
            }
        }
        if (!left.isEmpty()) {
            text.append(trimmedEnd(row(++row, left))).append('\n');
        }
        game.outcome().ifPresent(outcome -> text.append(end(outcome)));
    }

    private static String words(TablesGameRules rules, TablesPosition.ToMove position, TablesPlay play) {
        return play.isPass() ? PASS : MoveText.write(rules.game(), position, play);
    }

    private static String end(Outcome outcome) {
        String words = WINS + outcome.points() + (outcome.points() == 1 ? " point" : " points") + "\n";
        boolean white = outcome.winner().equals(Optional.of(Side.WHITE));
        return padded("", white ? NUMBER + 2 : RIGHT) + words;
    }

    private static String row(int number, String left) {
        String digits = Integer.toString(number);
        return padded(" ".repeat(Math.max(0, NUMBER - digits.length())) + digits + ") " + left, RIGHT);
    }

    /** At least one space stands at the end. */
    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(text.isEmpty() ? 0 : 1, width - text.length()));
    }

    private static String trimmedEnd(String text) {
        int end = text.length();
        while (end > 0 && text.charAt(end - 1) == ' ') {
            end--;
        }
        return text.substring(0, end);
    }
}
