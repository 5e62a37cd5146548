package games.tapa.cli;

import games.tapa.client.TableView;
import java.util.ArrayList;
import java.util.List;

/** The score sheet of a match in characters: one line a game, then the score and the game to come. */
final class ScoreSheetText {

    private ScoreSheetText() {}

    static List<String> lines(TableView.MatchView match) {
        List<String> lines = new ArrayList<>();
        lines.add("Match " + match.name() + " to " + match.target() + ":");
        for (TableView.MatchRowView row : match.games()) {
            lines.add("  " + row.number() + ". " + row.game() + ", " + row.preset() + ": " + result(row) + ", "
                    + row.white() + "-" + row.black());
        }
        lines.add("  White " + match.white() + ", Black " + match.black());
        match.next()
                .ifPresent(next -> lines.add("Next: game " + next.number() + ", " + next.game() + ", " + next.preset()
                        + ". " + starter(next)));
        return lines;
    }

    private static String result(TableView.MatchRowView row) {
        return row.winner().isEmpty()
                ? "drawn, " + row.points() + " each (" + row.reason() + ")"
                : Sentences.side(row.winner()) + " +" + row.points() + " (" + row.reason() + ")";
    }

    private static String starter(TableView.NextGameView next) {
        return Sentences.of(new TableView.Announcement("starter." + next.why(), List.of("side", next.starter())));
    }
}
