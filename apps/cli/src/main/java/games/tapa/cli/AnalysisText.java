package games.tapa.cli;

import games.tapa.client.TableView.Announcement;
import games.tapa.games.AnalysedGame;
import games.tapa.games.AnalysedTurn;
import games.tapa.games.GameTally;
import games.tapa.games.Mark;
import games.tapa.games.SideTally;
import games.tapa.games.TablesGameRules;
import games.tapa.kernel.Ending;
import games.tapa.kernel.Outcome;
import games.tapa.kernel.Side;
import games.tapa.match.Game;
import games.tapa.match.GameEvent;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.tablesbot.JudgedPlay;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;

/** A game that is analysed, as a table for people: a line a turn as soon as it is judged, then the sums. */
final class AnalysisText {

    /** What the marks mean. */
    static final String LEGEND = legend();

    private static final String NOT_PLAYED = "(not played)";
    private static final String FORCED = "forced";
    private static final String NOTHING = " ".repeat(FORCED.length());

    /** Less is shown as nothing. */
    private static final double SHOWN = 0.0005;

    private final TablesGameRules rules;
    private final Game<TablesPosition, TablesPlay> game;
    private final PrintWriter out;
    private final int width;

    AnalysisText(TablesGameRules rules, Game<TablesPosition, TablesPlay> game, PrintWriter out) {
        this.rules = rules;
        this.game = game;
        this.out = out;
        width = width(game);
    }

    private static String legend() {
        StringJoiner marks = new StringJoiner(", ", "Marked by the points lost: ", ".");
        for (Mark mark : Mark.values()) {
            marks.add(String.format(Locale.ROOT, "%s from %.2f", mark.sign(), mark.least()));
        }
        return marks.toString();
    }

    private static int width(Game<?, ?> game) {
        int width = NOT_PLAYED.length();
        for (GameEvent event : game.events()) {
            width = event instanceof GameEvent.Moved moved
                    ? Math.max(width, moved.move().length())
                    : width;
        }
        return width;
    }

    /** The head of the table. */
    void begin(int number) {
        out.println();
        out.println("Game " + number + ": " + rules.rules().kind().key() + ", "
                + rules.rules().preset() + "."
                + game.starter().map(side -> " " + name(side) + " starts.").orElse(""));
        out.println("turn  side   dice  play" + " ".repeat(width - 4) + "    loss       luck  best");
    }

    /** The line of a turn. */
    void print(AnalysedTurn turn) {
        String play = turn.judged()
                .map(judged -> rules.writeMove(turn.position(), judged.made()))
                .orElse(NOT_PLAYED);
        String line = String.format(
                Locale.ROOT,
                "%4d  %-5s  %-4s  %s  %s %-2s  %s  %s",
                turn.number(),
                name(turn.side()),
                turn.position().stage().digits(),
                play + " ".repeat(width - play.length()),
                loss(turn),
                turn.isDecision() ? Mark.of(turn.loss()).map(Mark::sign).orElse("") : "",
                turn.isThrow() ? WorthText.points(turn.luck()) : NOTHING,
                turn.judged().map(judged -> better(turn, judged)).orElse(""));
        out.println(line.stripTrailing());
    }

    private static String loss(AnalysedTurn turn) {
        return turn.isDecision() ? WorthText.loss(turn.loss()) : turn.judged().isPresent() ? FORCED : NOTHING;
    }

    /** The best play, where it is another and that can be seen. */
    private String better(AnalysedTurn turn, JudgedPlay judged) {
        return turn.loss() < SHOWN ? "" : rules.writeMove(turn.position(), judged.best());
    }

    /** How the game ended, and the sums. */
    void end(AnalysedGame analysed) {
        out.println(analysed.outcome()
                .map(outcome -> ending(outcome, analysed.standing()))
                .orElseGet(
                        () -> "The game is not over: White stands at " + WorthText.points(analysed.standing()) + "."));
        lines(analysed.tally()).forEach(out::println);
    }

    private static String ending(Outcome outcome, double standing) {
        if (outcome.ending() == Ending.RESIGNED) {
            return givenUp(outcome, standing);
        }
        String points = Integer.toString(outcome.points());
        String reason = outcome.ending().key();
        Optional<Side> winner = outcome.winner();
        return Sentences.of(
                winner.isPresent()
                        ? new Announcement(
                                "say.won",
                                List.of("side", "" + winner.get().letter(), "points", points, "reason", reason))
                        : new Announcement("say.drawn", List.of("points", points, "reason", reason)));
    }

    private static String givenUp(Outcome outcome, double standing) {
        Side side = outcome.winner().orElseThrow().other();
        double stood = side == Side.WHITE ? standing : 0 - standing;
        double given = stood + outcome.points();
        String what = Math.abs(given) < SHOWN
                ? "gives nothing away"
                : (given > 0 ? "gives away " : "saves ") + String.format(Locale.ROOT, "%.3f", Math.abs(given));
        return name(side) + " gives up for " + outcome.points() + ", standing at " + WorthText.points(stood) + ": it "
                + what + ".";
    }

    /** The sums of both sides. */
    static List<String> lines(GameTally tally) {
        return List.of(
                String.format(Locale.ROOT, "%-32s%9s%9s", "", "White", "Black"),
                count("decisions", tally, SideTally::decisions),
                sum("lost, in points", "%9.3f", side -> tally.of(side).loss()),
                sum(
                        "lost a decision, in thousandths",
                        "%9.1f",
                        side -> 1000 * tally.of(side).meanLoss()),
                count("?!  doubtful", tally, SideTally::doubtful),
                count("?   bad", tally, SideTally::bad),
                count("??  very bad", tally, SideTally::veryBad),
                sum("luck, in points", "%+9.3f", side -> tally.of(side).luck()),
                sum("result", "%+9.3f", tally::result),
                sum("result less luck", "%+9.3f", tally::lessLuck));
    }

    private static String count(String name, GameTally tally, ToIntFunction<SideTally> count) {
        return String.format(
                Locale.ROOT, "%-32s%9d%9d", name, count.applyAsInt(tally.white()), count.applyAsInt(tally.black()));
    }

    private static String sum(String name, String format, ToDoubleFunction<Side> sum) {
        StringBuilder line = new StringBuilder(String.format(Locale.ROOT, "%-32s", name));
        for (Side side : Side.values()) {
            double value = sum.applyAsDouble(side);
            line.append(String.format(Locale.ROOT, format, Math.abs(value) < SHOWN ? 0 : value));
        }
        return line.toString();
    }

    private static String name(Side side) {
        return Sentences.side("" + side.letter());
    }
}
