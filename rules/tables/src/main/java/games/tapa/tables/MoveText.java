package games.tapa.tables;

import games.tapa.kernel.Result;
import java.util.ArrayList;
import java.util.List;

/**
 * The move text of the tables games (section 7), in the mover's own numbering: {@code pass}, or parts such as
 * {@code 24/18}, {@code 13/10*}, {@code bar/20}, {@code 24/18/17} for one checker with two dice, {@code 6/off(2)} for two
 * alike.
 */
public final class MoveText {

    static final String PASS = "pass";
    static final String OFF = "off";
    static final String BAR = "bar";

    private MoveText() {}

    /**
     * What one checker is said to do, with one die or several, in the mover's own numbering.
     *
     * @param from where it leaves, {@link TablesStep#BAR} or a point
     * @param to where it lands, a point or {@link TablesStep#OFF}
     */
    public record Hop(int from, int to) {

        /** As it is written, such as {@code 13/7}, {@code bar/20}, {@code 6/off}. */
        @Override
        public String toString() {
            return (from == TablesStep.BAR ? BAR : Integer.toString(from)) + "/"
                    + (to == TablesStep.OFF ? OFF : Integer.toString(to));
        }
    }

    /** The one text written for a legal play: steps in order of play, successive steps of one checker joined. */
    public static String write(TablesGame game, TablesPosition.ToMove position, TablesPlay play) {
        if (play.isPass()) {
            return PASS;
        }
        StringBuilder text = new StringBuilder();
        String last = "";
        int alike = 0;
        for (String part : parts(game, position, play)) {
            if (!part.equals(last)) {
                close(text, alike);
                text.append(text.isEmpty() ? "" : " ").append(part);
                alike = 0;
            }
            alike++;
            last = part;
        }
        close(text, alike);
        return text.toString();
    }

    /**
     * Reads a move text: parts in any order, a hop over several dice, without {@code *}, 25 for the bar and 0 for off.
     * If the text fits plays with different results, those count in which whatever is touched has its {@code *}. If there are
     * several left, or none fits, the problem says so.
     */
    public static Result<TablesPlay> read(TablesGame game, TablesPosition.ToMove position, String text) {
        return MoveParts.read(text).then(parts -> new MoveMatch(game, position).find(text, parts));
    }

    /** The hops of a move text in the order they are written, whether they are legal or not. */
    public static Result<List<Hop>> hops(String text) {
        return MoveParts.read(text).map(parts -> {
            List<Hop> hops = new ArrayList<>();
            for (MoveParts.Part part : parts) {
                int from = part.from();
                for (MoveParts.Landing landing : part.landings()) {
                    hops.add(new Hop(from, landing.to()));
                    from = landing.to();
                }
            }
            return hops;
        });
    }

    private static void close(StringBuilder text, int alike) {
        if (alike > 1) {
            text.append('(').append(alike).append(')');
        }
    }

    private static List<String> parts(TablesGame game, TablesPosition.ToMove position, TablesPlay play) {
        Contact contact = game.rules().kind().contact();
        MoverBoard board = new MoverBoard();
        board.set(position.board(), position.turn());
        List<String> parts = new ArrayList<>();
        StringBuilder part = new StringBuilder();
        int at = -1;
        for (TablesStep step : play.steps()) {
            if (step.from() != at) {
                if (!part.isEmpty()) {
                    parts.add(part.toString());
                }
                part = new StringBuilder().append(step.from() == TablesStep.BAR ? BAR : Integer.toString(step.from()));
            }
            at = step.to();
            part.append('/').append(at == TablesStep.OFF ? OFF : Integer.toString(at));
            if (board.step(step, contact)) {
                part.append('*');
            }
        }
        parts.add(part.toString());
        return parts;
    }
}
