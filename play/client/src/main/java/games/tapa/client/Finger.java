package games.tapa.client;

import games.tapa.client.TableView.Announcement;
import games.tapa.games.TablesPicker;
import games.tapa.match.Spot;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesTurn;
import java.util.List;
import java.util.Optional;

/** What a person does to the turn under the finger: picks, drops, undoes, types. */
final class Finger {

    private Finger() {}

    /** Carries out one of the commands for the turn under the finger. */
    static Answer move(TableGame on, TableCommand command) {
        if (on.picker().isEmpty()) {
            return refused(on, Sentence.NOT_NOW.with());
        }
        if (!on.isPersonsTurn()) {
            return refused(on, Sentence.NOT_YOUR_TURN.with());
        }
        TablesPicker picker = on.picker().get();
        return switch (command) {
            case TableCommand.Tap(String spot) -> tap(on, picker, new Spot(spot));
            case TableCommand.Pick(String from, String to, String via) ->
                pick(on, picker, new Spot(from), new Spot(to), via);
            case TableCommand.Drop() -> holding(on, picker, Optional.empty());
            case TableCommand.Undo() -> undo(on, picker);
            case TableCommand.Forced() -> forced(on);
            case TableCommand.Type(String text) -> TypedMove.made(on, text);
            default -> throw new IllegalArgumentException("this command is not for the finger");
        };
    }

    private static Answer tap(TableGame on, TablesPicker picker, Spot spot) {
        if (on.selected().isEmpty()) {
            return picker.sources().contains(spot)
                    ? holding(on, picker, Optional.of(spot))
                    : refused(on, why(picker, spot));
        }
        Spot selected = on.selected().get();
        if (spot.equals(selected)) {
            return holding(on, picker, Optional.empty());
        }
        if (picker.targets(selected).contains(spot)) {
            return holding(on, picker.pick(selected, spot), Optional.empty());
        }
        if (picker.sources().contains(spot)) {
            return holding(on, picker, Optional.of(spot));
        }
        return refused(on, why(picker, selected, spot));
    }

    private static Answer pick(TableGame on, TablesPicker picker, Spot from, Spot to, String via) {
        Optional<TablesPicker> next = Optional.empty();
        if (!via.isEmpty()) {
            next = picker.pick(from, to, new Spot(via));
        } else if (picker.targets(from).contains(to)) {
            next = Optional.of(picker.pick(from, to));
        }
        return next.map(picked -> holding(on, picked, Optional.empty()))
                .orElseGet(() -> refused(on, why(picker, from, to)));
    }

    private static Answer undo(TableGame on, TablesPicker picker) {
        return picker.undo()
                .map(before -> Answer.done(on.with(before, Optional.empty()), List.of(Sentence.UNDONE.with())))
                .orElseGet(() -> refused(on, Sentence.NOTHING_TO_UNDO.with()));
    }

    private static Answer forced(TableGame on) {
        List<TablesPlay> plays = on.rules().legalMoves(on.toMove().orElseThrow());
        if (plays.size() > 1 || plays.getFirst().isPass()) {
            return refused(on, Sentence.NOT_FORCED.with());
        }
        return Referee.played(on, plays.getFirst());
    }

    private static Announcement why(TablesPicker picker, Spot spot) {
        return finished(picker, spot)
                .orElseGet(() -> Sentence.why(picker.why(spot).orElseThrow(), spot.name()));
    }

    private static Announcement why(TablesPicker picker, Spot from, Spot to) {
        return finished(picker, to)
                .orElseGet(() -> Sentence.why(picker.why(from, to).orElse("why.no-die"), to.name()));
    }

    /** That there is nothing left to pick, if so. */
    static Optional<Announcement> finished(TablesPicker picker, Spot spot) {
        TablesTurn turn = picker.turn();
        if (!turn.isComplete()) {
            return Optional.empty();
        }
        Sentence sentence = turn.steps().isEmpty() ? Sentence.WHY_PASS : Sentence.WHY_COMPLETE;
        return Optional.of(sentence.with(spot.name()));
    }

    private static Answer holding(TableGame on, TablesPicker picker, Optional<Spot> selected) {
        return Answer.done(on.with(picker, selected), List.of());
    }

    private static Answer refused(TableGame on, Announcement why) {
        return Answer.refused(Optional.of(on), why);
    }
}
