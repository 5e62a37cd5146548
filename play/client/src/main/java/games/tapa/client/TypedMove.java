package games.tapa.client;

import games.tapa.client.TableView.Announcement;
import games.tapa.games.Spots;
import games.tapa.games.TablesPicker;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.match.Spot;
import games.tapa.tables.MoveText;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A whole turn as a person types it: made if it is legal, else refused with the part that is not possible and why. */
final class TypedMove {

    private TypedMove() {}

    static Answer made(TableGame on, String text) {
        TablesPosition.ToMove due = on.toMove().orElseThrow();
        return switch (on.rules().readMove(due, text)) {
            case Result.Ok<TablesPlay>(TablesPlay play) -> Referee.played(on, play);
            case Result.Bad<TablesPlay>(Problem problem) ->
                Answer.refused(
                        Optional.of(on),
                        MoveText.hops(text)
                                .toOptional()
                                .map(hops -> why(on.rules().picker(due), hops))
                                .orElseGet(() -> Referee.badInput(problem)));
        };
    }

    /** Makes every hop that can be made, in whatever order: the first that is left is the one to speak of. */
    private static Announcement why(TablesPicker start, List<MoveText.Hop> hops) {
        Spots spots = Spots.of(start.turn().start());
        List<MoveText.Hop> left = new ArrayList<>(hops);
        TablesPicker now = start;
        for (int i = 0; i < left.size(); i++) {
            Spot from = spots.of(left.get(i).from());
            Spot to = spots.of(left.get(i).to());
            if (now.targets(from).contains(to)) {
                now = now.pick(from, to);
                left.remove(i);
                i = -1;
            }
        }
        if (left.isEmpty()) {
            return (now.done().isPresent() ? Sentence.AMBIGUOUS : Sentence.UNFINISHED).with();
        }
        MoveText.Hop first = left.getFirst();
        return Sentence.typed(first.toString(), why(now, spots.of(first.from()), spots.of(first.to())));
    }

    private static Announcement why(TablesPicker now, Spot from, Spot to) {
        return Finger.finished(now, to)
                .orElseGet(() -> Sentence.why(now.why(from, to).orElse("why.no-die"), to.name()));
    }
}
