package games.tapa.games;

import games.tapa.match.Picker;
import games.tapa.match.Spot;
import games.tapa.tables.Refusal;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesStep;
import games.tapa.tables.TablesTurn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A turn of a tables game under the finger. */
public final class TablesPicker implements Picker<TablesPlay> {

    private final TablesTurn turn;

    TablesPicker(TablesTurn turn) {
        this.turn = turn;
    }

    /**
     * A way of one checker with one pick.
     *
     * @param steps its steps, at least one, each from where the one before landed
     * @param end the turn after them
     */
    public record Way(List<TablesStep> steps, TablesTurn end) {
        public Way {
            steps = List.copyOf(steps);
        }

        /** The point it ends on, in the mover's own numbering. */
        int to() {
            return steps.getLast().to();
        }
    }

    /** The turn as the rules know it. */
    public TablesTurn turn() {
        return turn;
    }

    @Override
    public List<Spot> sources() {
        List<Spot> free = new ArrayList<>();
        for (TablesStep step : turn.nextSteps()) {
            free.add(spots().of(step.from()));
        }
        List<Spot> sources = new ArrayList<>();
        for (Spot spot : Spots.sources()) {
            if (free.contains(spot)) {
                sources.add(spot);
            }
        }
        return sources;
    }

    @Override
    public List<Spot> targets(Spot from) {
        List<Spot> targets = new ArrayList<>();
        for (Way way : ways(from)) {
            Spot spot = spots().of(way.to());
            if (!targets.contains(spot)) {
                targets.add(spot);
            }
        }
        return targets;
    }

    /** The ways from {@code from} to {@code to} with one pick, the one that {@link #pick} takes first. */
    public List<Way> ways(Spot from, Spot to) {
        List<Way> ways = new ArrayList<>();
        for (Way way : ways(from)) {
            if (spots().of(way.to()).equals(to)) {
                ways.add(way);
            }
        }
        return ways;
    }

    /**
     * The first landings to choose from, where ways with the same dice differ in effect; empty if there is nothing to
     * ask.
     */
    public List<Spot> choices(Spot from, Spot to) {
        List<Spot> landings = new ArrayList<>();
        boolean differ = false;
        List<Way> ways = ways(from, to);
        for (Way way : ways) {
            Way first = ways.getFirst();
            if (way.end.diceLeft().equals(first.end.diceLeft())) {
                landings.add(spots().of(way.steps.getFirst().to()));
                differ |= !way.end.board().equals(first.end.board());
            }
        }
        return differ ? landings : List.of();
    }

    @Override
    public TablesPicker pick(Spot from, Spot to) {
        List<Way> ways = ways(from, to);
        if (ways.isEmpty()) {
            throw new IllegalArgumentException("no such way on " + turn.board());
        }
        return new TablesPicker(ways.getFirst().end);
    }

    /** The turn after the pick whose first landing is {@code via}; empty if no way leads there so. */
    public Optional<TablesPicker> pick(Spot from, Spot to, Spot via) {
        for (Way way : ways(from, to)) {
            if (spots().of(way.steps.getFirst().to()).equals(via)) {
                return Optional.of(new TablesPicker(way.end));
            }
        }
        return Optional.empty();
    }

    /**
     * The turn after one step.
     *
     * @return empty if {@code step} may not be made now
     */
    public Optional<TablesPicker> step(TablesStep step) {
        return turn.nextSteps().contains(step) ? Optional.of(new TablesPicker(turn.after(step))) : Optional.empty();
    }

    @Override
    public Optional<TablesPicker> undo() {
        return turn.undo().map(TablesPicker::new);
    }

    @Override
    public Optional<TablesPlay> done() {
        return turn.play();
    }

    @Override
    public Optional<String> why(Spot from, Spot to) {
        if (!ways(from, to).isEmpty()) {
            return Optional.empty();
        }
        Optional<Integer> start = spots().number(from);
        Optional<Integer> end = spots().number(to);
        if (start.isEmpty() || end.isEmpty()) {
            return Optional.of(key(start.isEmpty() ? Refusal.NOT_YOURS : Refusal.NO_DIE));
        }
        return turn.why(start.get(), end.get()).map(TablesPicker::key);
    }

    /** The key of the reason why nothing may leave {@code from} now; empty if something may. */
    public Optional<String> why(Spot from) {
        if (sources().contains(from)) {
            return Optional.empty();
        }
        Optional<Integer> start = spots().number(from);
        if (start.isEmpty()) {
            return Optional.of(key(Refusal.NOT_YOURS));
        }
        for (int die : turn.diceLeft()) {
            Optional<Refusal> refusal = turn.why(start.get(), Math.max(TablesStep.OFF, start.get() - die));
            if (refusal.isPresent()) {
                return refusal.map(TablesPicker::key);
            }
        }
        return Optional.of(key(Refusal.NO_DIE));
    }

    private static String key(Refusal refusal) {
        return "why." + refusal.key();
    }

    private Spots spots() {
        return Spots.of(turn.start());
    }

    /** Every way from {@code from}: fewer steps first, then in the order of the next steps, the larger die first. */
    private List<Way> ways(Spot from) {
        Optional<Integer> start = spots().number(from);
        List<Way> ways = new ArrayList<>();
        start.ifPresent(at -> ways.addAll(onwards(List.of(), turn, at)));
        for (int i = 0; i < ways.size(); i++) {
            Way way = ways.get(i);
            if (way.to() != TablesStep.OFF) {
                ways.addAll(onwards(way.steps, way.end, way.to()));
            }
        }
        return ways;
    }

    /** The ways that are one step longer than {@code steps}, after which the checker stands on {@code at}. */
    private static List<Way> onwards(List<TablesStep> steps, TablesTurn turn, int at) {
        List<Way> ways = new ArrayList<>();
        for (TablesStep step : turn.nextSteps()) {
            if (step.from() == at) {
                List<TablesStep> longer = new ArrayList<>(steps);
                longer.add(step);
                ways.add(new Way(longer, turn.after(step)));
            }
        }
        return ways;
    }
}
