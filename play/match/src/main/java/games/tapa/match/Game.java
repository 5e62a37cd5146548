package games.tapa.match;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Ending;
import games.tapa.kernel.Outcome;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Rng;
import games.tapa.kernel.Side;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * One game in progress under any rules: the fold of its events. Immutable; every event that it holds was legal when it
 * happened.
 */
public final class Game<P, M> {

    private final GameRules<P, M> rules;
    private final Opening opening;
    private final List<GameEvent> events;
    private final Optional<P> position;
    private final List<FinishedTurn<P, M>> lastTurn;
    private final Optional<GameEvent.Offered> offer;
    private final Optional<Outcome> resignation;

    private Game(
            GameRules<P, M> rules,
            Opening opening,
            List<GameEvent> events,
            Optional<P> position,
            List<FinishedTurn<P, M>> lastTurn,
            Optional<GameEvent.Offered> offer,
            Optional<Outcome> resignation) {
        this.rules = rules;
        this.opening = opening;
        this.events = events;
        this.position = position;
        this.lastTurn = lastTurn;
        this.offer = offer;
        this.resignation = resignation;
    }

    /**
     * A game in which nothing has happened yet.
     *
     * @throws IllegalStateException if the opening is a position that {@link #open} refuses
     */
    public static <P, M> Game<P, M> begin(GameRules<P, M> rules, Opening opening) {
        return open(rules, opening).orThrow();
    }

    /** A game in which nothing has happened yet, or the problem with the position that it would begin with. */
    public static <P, M> Result<Game<P, M>> open(GameRules<P, M> rules, Opening opening) {
        Result<Optional<P>> position = switch (opening) {
            case Opening.ThrownFor thrown -> Result.ok(Optional.empty());
            case Opening.Given(Side starter) -> Result.ok(Optional.of(rules.start(starter)));
            case Opening.SetUp setUp -> laid(rules, setUp).map(Optional::of);
        };
        return position.map(
                first -> new Game<>(rules, opening, List.of(), first, List.of(), Optional.empty(), Optional.empty()));
    }

    public GameRules<P, M> rules() {
        return rules;
    }

    public Opening opening() {
        return opening;
    }

    /** What has happened so far, oldest first. */
    public List<GameEvent> events() {
        return events;
    }

    /** Where the game stands; empty until the opening throw has settled who starts. */
    public Optional<P> position() {
        return position;
    }

    /** Who started; empty until the opening throw has settled it. */
    public Optional<Side> starter() {
        if (opening instanceof Opening.Given(Side starter)) {
            return Optional.of(starter);
        }
        if (opening instanceof Opening.SetUp setUp) {
            return Optional.of(setUp.turn());
        }
        for (GameEvent event : events) {
            if (event instanceof GameEvent.OpeningThrown(int white, int black) && white != black) {
                return Optional.of(white > black ? Side.WHITE : Side.BLACK);
            }
        }
        return Optional.empty();
    }

    /** What must be done next; empty while both sides must throw for who starts. */
    public Optional<Pending> pending() {
        return resignation
                .<Pending>map(Pending.Over::new)
                .or(() -> offer.map(made -> new Pending.Answer(made.side().other())))
                .or(() -> position.map(rules::pending));
    }

    /** The offer to give the game up for less than it costs that waits for an answer. */
    public Optional<GameEvent.Offered> offer() {
        return offer;
    }

    /** Who must act now: both sides at an opening throw, nobody once the game is over, else exactly one. */
    public List<Side> actors() {
        return pending().map(Game::actors).orElseGet(() -> List.of(Side.WHITE, Side.BLACK));
    }

    /** How the game ended; empty while it goes on. */
    public Optional<Outcome> outcome() {
        return pending().flatMap(now -> now instanceof Pending.Over(Outcome how) ? Optional.of(how) : Optional.empty());
    }

    /** What the side that moved last has played since the last throw: one part, or several of a chain; empty at first. */
    public List<FinishedTurn<P, M>> lastTurn() {
        return lastTurn;
    }

    /** How many rolls have been thrown to be played; a turn of cascading doubles is one, an opening throw none. */
    public int turns() {
        int turns = 0;
        for (GameEvent event : events) {
            turns += event instanceof GameEvent.Thrown ? 1 : 0;
        }
        return turns;
    }

    /** How many times dice have been thrown, opening throws and ties included. */
    public int throwsMade() {
        int made = turns();
        for (GameEvent event : events) {
            made += event instanceof GameEvent.OpeningThrown ? 1 : 0;
        }
        return made;
    }

    /** The game after {@code event}, or the problem if it cannot happen now. */
    public Result<Game<P, M>> with(GameEvent event) {
        if (outcome().isPresent()) {
            return Result.bad(Problem.Code.GAME_OVER, "the game is over: nothing can follow; start a new game");
        }
        return switch (event) {
            case GameEvent.OpeningThrown dice -> withOpening(dice);
            case GameEvent.Thrown(Side side, Dice dice) -> withDice(side, dice);
            case GameEvent.Moved(Side side, String move) -> withMove(side, move);
            case GameEvent.Resigned(Side side) -> withResignation(side);
            case GameEvent.Offered made -> withOffer(made);
            case GameEvent.Answered answer -> withAnswer(answer);
        };
    }

    /**
     * Both sides throw a die for who starts.
     *
     * @throws IllegalStateException if no opening throw is due
     */
    public Game<P, M> throwOpening(Rng rng) {
        Dice dice = rng.dice();
        return with(new GameEvent.OpeningThrown(dice.first(), dice.second())).orThrow();
    }

    /**
     * The side that must throw throws.
     *
     * @throws IllegalStateException if no throw of one side is due
     */
    public Game<P, M> throwDice(Rng rng) {
        return with(new GameEvent.Thrown(onlyActor(), rng.dice())).orThrow();
    }

    /**
     * The side that must move moves.
     *
     * @throws IllegalStateException if no move is due
     * @throws IllegalArgumentException if {@code move} is not legal
     */
    public Game<P, M> move(M move) {
        Side side = onlyActor();
        if (!(pending().orElseThrow() instanceof Pending.Move)) {
            throw new IllegalStateException("no move is due");
        }
        return moved(position.orElseThrow(), side, move);
    }

    /**
     * {@code side} gives the game up and loses all that it costs (5.1, resignation), whoever is to act.
     *
     * @throws IllegalStateException if nobody has started yet or the game is over
     */
    public Game<P, M> resign(Side side) {
        return with(new GameEvent.Resigned(side)).orThrow();
    }

    private static <P, M> Result<P> laid(GameRules<P, M> rules, Opening.SetUp setUp) {
        return rules.readPosition(setUp.board(), setUp.turn()).then(position -> {
            if (rules.pending(position) instanceof Pending.Over) {
                return Result.bad(
                        Problem.Code.GAME_OVER,
                        "position \"" + setUp.board() + "\": the game is over in it; set up one in which it goes on");
            }
            return setUp.dice()
                    .map(dice -> throwable(rules).map(dicey -> dicey.thrown(position, dice)))
                    .orElseGet(() -> Result.ok(position));
        });
    }

    private static List<Side> actors(Pending pending) {
        return switch (pending) {
            case Pending.Throw(Side side) -> List.of(side);
            case Pending.Move(Side side) -> List.of(side);
            case Pending.Answer(Side side) -> List.of(side);
            case Pending.Over over -> List.of();
        };
    }

    private Side onlyActor() {
        List<Side> actors = actors();
        if (actors.size() != 1) {
            throw new IllegalStateException(due());
        }
        return actors.getFirst();
    }

    private Result<Game<P, M>> withOpening(GameEvent.OpeningThrown event) {
        if (position.isPresent()) {
            return notDue();
        }
        if (event.white() == event.black()) {
            return Result.ok(at(position, event));
        }
        Side starter = event.white() > event.black() ? Side.WHITE : Side.BLACK;
        P start = rules.start(starter);
        boolean played = opening instanceof Opening.ThrownFor(boolean arePlayed) && arePlayed;
        if (played && rules.pending(start) instanceof Pending.Throw) {
            Dice dice = new Dice(Math.max(event.white(), event.black()), Math.min(event.white(), event.black()));
            return throwable().map(dicey -> at(Optional.of(dicey.thrown(start, dice)), event));
        }
        return Result.ok(at(Optional.of(start), event));
    }

    private Result<Game<P, M>> withDice(Side side, Dice dice) {
        if (!pending().equals(Optional.of(new Pending.Throw(side)))) {
            return notDue();
        }
        P before = position.orElseThrow();
        return throwable().map(dicey -> at(Optional.of(dicey.thrown(before, dice)), new GameEvent.Thrown(side, dice)));
    }

    private Result<Game<P, M>> withMove(Side side, String text) {
        if (!pending().equals(Optional.of(new Pending.Move(side)))) {
            return notDue();
        }
        P before = position.orElseThrow();
        return rules.readMove(before, text).map(move -> moved(before, side, move));
    }

    private Result<Game<P, M>> withResignation(Side side) {
        if (position.isEmpty()) {
            return notDue();
        }
        int cost = rules.resignationCost(position.get(), side);
        return Result.ok(resigned(new GameEvent.Resigned(side), side, cost));
    }

    private Result<Game<P, M>> withOffer(GameEvent.Offered made) {
        if (position.isEmpty() || offer.isPresent()) {
            return notDue();
        }
        int cost = rules.resignationCost(position.get(), made.side());
        return SmallerOffer.fault(made, cost, events)
                .map(fault -> Result.<Game<P, M>>bad(Problem.Code.BAD_MOVE, fault))
                .orElseGet(() -> Result.ok(new Game<>(
                        rules, opening, and(made), position, lastTurn, Optional.of(made), Optional.empty())));
    }

    private Result<Game<P, M>> withAnswer(GameEvent.Answered answer) {
        if (offer.isEmpty()) {
            return Result.bad(Problem.Code.BAD_TURN, "nothing is offered: " + due());
        }
        Side resigner = offer.get().side();
        if (answer.side() == resigner) {
            return notDue();
        }
        return Result.ok(
                answer.accepted() ? resigned(answer, resigner, offer.get().points()) : at(position, answer));
    }

    private Game<P, M> resigned(GameEvent event, Side resigner, int points) {
        Outcome lost = new Outcome.Win(resigner.other(), points, Ending.RESIGNED);
        return new Game<>(rules, opening, and(event), position, lastTurn, Optional.empty(), Optional.of(lost));
    }

    private Game<P, M> moved(P before, Side side, M move) {
        P after = rules.after(before, move);
        List<GameEvent> all = and(new GameEvent.Moved(side, rules.writeMove(before, move)));
        List<FinishedTurn<P, M>> turn = new ArrayList<>(goesOn(side) ? lastTurn : List.of());
        turn.add(new FinishedTurn<>(before, side, move));
        return new Game<>(
                rules, opening, all, Optional.of(after), List.copyOf(turn), Optional.empty(), Optional.empty());
    }

    /** Whether {@code side} has moved already and nobody has thrown or moved since. */
    private boolean goesOn(Side side) {
        for (GameEvent event : events.reversed()) {
            if (event instanceof GameEvent.Moved(Side mover, String move)) {
                return mover == side;
            }
            if (event instanceof GameEvent.Thrown) {
                return false;
            }
        }
        return false;
    }

    private Game<P, M> at(Optional<P> next, GameEvent event) {
        return new Game<>(rules, opening, and(event), next, lastTurn, Optional.empty(), Optional.empty());
    }

    private List<GameEvent> and(GameEvent event) {
        // A copy once, and not twice as by List.copyOf: a game has hundreds of events.
        List<GameEvent> all = new ArrayList<>(events.size() + 1);
        all.addAll(events);
        all.add(event);
        return Collections.unmodifiableList(all);
    }

    private Result<DiceRules<P, M>> throwable() {
        return throwable(rules);
    }

    private static <P, M> Result<DiceRules<P, M>> throwable(GameRules<P, M> rules) {
        return rules instanceof DiceRules<P, M> dicey
                ? Result.ok(dicey)
                : Result.bad(Problem.Code.BAD_DICE, "this game has no dice: make a move instead");
    }

    private Result<Game<P, M>> notDue() {
        return Result.bad(Problem.Code.BAD_TURN, due());
    }

    private String due() {
        return pending().map(Pending::words).orElse("both sides must throw a die for who starts");
    }
}
