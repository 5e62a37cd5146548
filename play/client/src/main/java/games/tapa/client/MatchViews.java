package games.tapa.client;

import games.tapa.client.TableView.FairView;
import games.tapa.client.TableView.MatchRowView;
import games.tapa.client.TableView.MatchView;
import games.tapa.client.TableView.NextGameView;
import games.tapa.client.TableView.OfferView;
import games.tapa.kernel.Side;
import games.tapa.match.Match;
import games.tapa.match.MatchGame;
import games.tapa.match.Opening;
import games.tapa.match.ScoreSheet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes the parts of the view that show the match, the dice and an offer. */
final class MatchViews {

    /** More rows would not fit into a view; a Balkan match to 7 without draws has at most 13. */
    private static final int MOST_ROWS = 16;

    private MatchViews() {}

    static MatchView match(TableMatch on) {
        Match<?, ?> match = on.match();
        return new MatchView(
                on.choice().name(),
                match.rules().target(),
                on.choice().pinnedBlocks().orElse(false),
                match.score().white(),
                match.score().black(),
                match.scheduled().number(),
                rows(match.sheet()),
                match.upcoming().map(MatchViews::next),
                side(match.winner()));
    }

    static Optional<FairView> fair(TableGame on) {
        return on.dice()
                .map(dice -> new FairView(
                        dice.commitment().hex(), on.isWordDue(), dice.word().orElse("")));
    }

    static Optional<OfferView> offer(TableGame on) {
        return on.game().offer().map(made -> new OfferView(Referee.name(made.side()), made.points()));
    }

    /** The letter of a side, or nothing. */
    static String side(Optional<Side> side) {
        return side.map(Referee::name).orElse("");
    }

    private static List<MatchRowView> rows(ScoreSheet sheet) {
        List<MatchRowView> rows = new ArrayList<>();
        int played = sheet.rows().size();
        for (ScoreSheet.Row row : sheet.rows().subList(Math.max(0, played - MOST_ROWS), played)) {
            rows.add(new MatchRowView(
                    row.number(),
                    row.variant().game(),
                    row.variant().preset(),
                    Referee.name(row.starter()),
                    row.why().key(),
                    side(row.outcome().winner()),
                    row.outcome().points(),
                    row.outcome().ending().key(),
                    row.score().white(),
                    row.score().black()));
        }
        return rows;
    }

    private static NextGameView next(MatchGame game) {
        return new NextGameView(
                game.number(),
                game.variant().game(),
                game.variant().preset(),
                starter(game),
                game.why().key());
    }

    private static String starter(MatchGame game) {
        return game.opening() instanceof Opening.Given(Side starter) ? Referee.name(starter) : "";
    }
}
