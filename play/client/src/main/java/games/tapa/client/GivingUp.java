package games.tapa.client;

import games.tapa.client.TableView.Announcement;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Side;
import games.tapa.match.Game;
import games.tapa.match.GameEvent;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Resignations, and offers to resign for less than it costs (5.1). */
final class GivingUp {

    private GivingUp() {}

    static Answer resign(TableGame on, String side) {
        Optional<Side> resigner = resigner(on, side);
        if (resigner.isEmpty()) {
            return refused(on, Sentence.NOT_NOW.with());
        }
        TableGame next = on.with(on.game().resign(resigner.get()));
        return Answer.done(next, and(next, Sentence.RESIGNED.with(side)));
    }

    static Answer offer(TableGame on, String side, int points) {
        Optional<Side> resigner = resigner(on, side);
        if (resigner.isEmpty()) {
            return refused(on, Sentence.NOT_NOW.with());
        }
        return switch (on.game().with(new GameEvent.Offered(resigner.get(), points))) {
            case Result.Ok<Game<TablesPosition, TablesPlay>>(Game<TablesPosition, TablesPlay> next) ->
                offered(on, next, resigner.get(), points);
            case Result.Bad<Game<TablesPosition, TablesPlay>>(Problem problem) ->
                refused(on, Referee.badInput(problem));
        };
    }

    /** A person's answer to the offer that waits. */
    static Answer answer(TableGame on, boolean accept) {
        return on.game().offer().isPresent() ? answered(on, accept) : refused(on, Sentence.NOT_NOW.with());
    }

    private static Answer offered(TableGame on, Game<TablesPosition, TablesPlay> game, Side resigner, int points) {
        TableGame next = on.with(game);
        Announcement said = Sentence.OFFERED.with(Referee.name(resigner), "" + points);
        if (on.seats().of(resigner.other()) == Seat.HUMAN) {
            return Answer.done(next, List.of(said));
        }
        Answer answer = answered(next, BotAnswer.accepts(on, resigner, points));
        List<Announcement> say = new ArrayList<>(answer.say());
        say.addFirst(said);
        return Answer.done(kept(on, answer.table().orElseThrow()), say);
    }

    private static Answer answered(TableGame on, boolean accept) {
        Side side = on.actor().orElseThrow();
        TableGame next =
                on.with(on.game().with(new GameEvent.Answered(side, accept)).orThrow());
        Sentence said = accept ? Sentence.ACCEPTED : Sentence.REFUSED;
        return Answer.done(next, and(next, said.with(Referee.name(side))));
    }

    /** {@code next}, with the turn that was begun under the finger before the offer, if the game goes on. */
    private static TableGame kept(TableGame before, TableGame next) {
        return before.picker().isPresent() && next.picker().isPresent()
                ? next.with(before.picker().get(), before.selected())
                : next;
    }

    private static Optional<Side> resigner(TableGame on, String side) {
        return on.resigner().filter(resigner -> Referee.name(resigner).equals(side));
    }

    private static List<Announcement> and(TableGame next, Announcement said) {
        List<Announcement> say = new ArrayList<>();
        say.add(said);
        say.addAll(Referee.ending(next));
        return say;
    }

    private static Answer refused(TableGame on, Announcement why) {
        return Answer.refused(Optional.of(on), why);
    }
}
