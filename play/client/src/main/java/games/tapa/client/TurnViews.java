package games.tapa.client;

import games.tapa.client.TableView.DieView;
import games.tapa.client.TableView.LastTurn;
import games.tapa.client.TableView.SourceView;
import games.tapa.client.TableView.StepView;
import games.tapa.client.TableView.TargetView;
import games.tapa.client.TableView.TurnView;
import games.tapa.games.Spots;
import games.tapa.games.TablesPicker;
import games.tapa.match.FinishedTurn;
import games.tapa.match.Spot;
import games.tapa.tables.Contact;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesStage;
import games.tapa.tables.TablesStep;
import games.tapa.tables.TablesTurn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes the parts of the view that show turns: the one under the finger and the last one. */
final class TurnViews {

    /** What is shown while nobody must act. */
    static final TurnView NONE = idle(false);

    private TurnViews() {}

    static TurnView turn(TableGame on) {
        if (on.picker().isEmpty()) {
            return idle(on.mustThrow());
        }
        TablesPicker picker = on.picker().get();
        TablesTurn turn = picker.turn();
        TablesStage stage = turn.start().stage();
        boolean persons = on.isPersonsTurn();
        List<TablesPlay> plays = on.rules().legalMoves(turn.start());
        boolean pass = plays.getFirst().isPass();
        return new TurnView(
                switch (stage.origin()) {
                    case ROLL -> "roll";
                    case CHAIN -> "chain";
                    case REST -> "rest";
                },
                stage.left().substring(stage.dice().size()),
                on.selected().map(Spot::name).orElse(""),
                persons ? sources(picker) : List.of(),
                on.selected().map(from -> targets(picker, from)).orElse(List.of()),
                steps(turn),
                false,
                persons && turn.undo().isPresent(),
                turn.isComplete() && (persons || pass),
                plays.size() == 1 && !pass,
                pass);
    }

    private static TurnView idle(boolean canRoll) {
        return new TurnView("", "", "", List.of(), List.of(), List.of(), canRoll, false, false, false, false);
    }

    /** The last turn: of a chain of doubles all groups that one side has played of it, as one. */
    static Optional<LastTurn> lastTurn(TableGame on) {
        List<FinishedTurn<TablesPosition, TablesPlay>> parts = on.game().lastTurn();
        if (parts.isEmpty()) {
            return Optional.empty();
        }
        List<StepView> steps = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        for (FinishedTurn<TablesPosition, TablesPlay> part : parts) {
            TablesPosition.ToMove before = before(part);
            addSteps(steps, on.rules().rules().kind().contact(), before, part.move());
            if (!part.move().isPass()) {
                text.append(text.isEmpty() ? "" : " ").append(on.rules().writeMove(before, part.move()));
            }
        }
        FinishedTurn<TablesPosition, TablesPlay> first = parts.getFirst();
        String play = text.isEmpty() ? on.rules().writeMove(before(first), first.move()) : text.toString();
        return Optional.of(
                new LastTurn(Referee.name(first.side()), before(first).stage().digits(), play, steps));
    }

    /** The dice of the roll in play, in the order they fell. */
    static List<DieView> dice(TableGame on) {
        return on.picker().map(picker -> dice(picker.turn())).orElse(List.of());
    }

    private static List<DieView> dice(TablesTurn turn) {
        TablesStage stage = turn.start().stage();
        List<Integer> left = new ArrayList<>(turn.diceLeft());
        List<DieView> views = new ArrayList<>();
        for (int die : stage.dice().reversed()) {
            views.addFirst(new DieView(die, !left.remove(Integer.valueOf(die))));
        }
        return views;
    }

    private static TablesPosition.ToMove before(FinishedTurn<TablesPosition, TablesPlay> finished) {
        if (!(finished.before() instanceof TablesPosition.ToMove before)) {
            throw new IllegalStateException("a turn was played where no move was due");
        }
        return before;
    }

    /** The steps of a play, made on a board of their own: to ask the rules again would cost more than all else here. */
    static void addSteps(List<StepView> steps, Contact contact, TablesPosition.ToMove before, TablesPlay play) {
        Spots spots = Spots.of(before);
        MoverBoard board = new MoverBoard();
        board.set(before.board(), before.turn());
        for (TablesStep step : play.steps()) {
            boolean touches = board.step(step, contact);
            steps.add(new StepView(
                    spots.of(step.from()).name(), spots.of(step.to()).name(), touches));
        }
    }

    private static List<SourceView> sources(TablesPicker picker) {
        Spots spots = Spots.of(picker.turn().start());
        List<SourceView> sources = new ArrayList<>();
        for (Spot spot : picker.sources()) {
            StringBuilder dice = new StringBuilder();
            for (TablesStep step : picker.turn().nextSteps()) {
                if (spots.of(step.from()).equals(spot)) {
                    dice.append(step.die());
                }
            }
            sources.add(new SourceView(spot.name(), dice.toString()));
        }
        return sources;
    }

    private static List<TargetView> targets(TablesPicker picker, Spot from) {
        List<TargetView> targets = new ArrayList<>();
        for (Spot to : picker.targets(from)) {
            TablesPicker.Way way = picker.ways(from, to).getFirst();
            StringBuilder dice = new StringBuilder();
            for (TablesStep step : way.steps()) {
                dice.append(step.die());
            }
            List<String> via = names(picker.choices(from, to));
            targets.add(new TargetView(to.name(), dice.toString(), lastStepTouches(way.end()), !via.isEmpty(), via));
        }
        return targets;
    }

    /** The steps made in a turn, first to last. */
    private static List<StepView> steps(TablesTurn turn) {
        List<StepView> steps = new ArrayList<>();
        Spots spots = Spots.of(turn.start());
        Optional<TablesTurn> now = Optional.of(turn);
        while (now.isPresent() && !now.get().steps().isEmpty()) {
            TablesStep step = now.get().steps().getLast();
            steps.addFirst(new StepView(
                    spots.of(step.from()).name(), spots.of(step.to()).name(), lastStepTouches(now.get())));
            now = now.get().undo();
        }
        return steps;
    }

    private static boolean lastStepTouches(TablesTurn turn) {
        TablesStep step = turn.steps().getLast();
        return turn.undo().map(before -> before.touches(step)).orElse(false);
    }

    private static List<String> names(List<Spot> spots) {
        List<String> names = new ArrayList<>();
        for (Spot spot : spots) {
            names.add(spot.name());
        }
        return names;
    }
}
