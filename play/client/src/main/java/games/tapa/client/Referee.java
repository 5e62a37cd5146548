package games.tapa.client;

import games.tapa.client.TableView.Announcement;
import games.tapa.games.Games;
import games.tapa.kernel.Dice;
import games.tapa.kernel.Hex;
import games.tapa.kernel.OptionValue;
import games.tapa.kernel.Outcome;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Side;
import games.tapa.match.Game;
import games.tapa.match.GameEvent;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Carries out commands on what is on the table. A command that does not fit is refused and changes nothing. */
final class Referee {

    private Referee() {}

    static Answer carryOut(Optional<TableGame> table, TableCommand command) {
        return switch (command) {
            case TableCommand.New begin -> put(table, begin(begin));
            case TableCommand.Open(String saved) -> put(table, SavedGame.open(saved));
            case TableCommand.Look() -> new Answer(table, List.of(), Optional.empty());
            default ->
                table.map(on -> carryOut(on, command)).orElseGet(() -> Answer.refused(table, Sentence.NO_GAME.with()));
        };
    }

    /** What is said of input that cannot be read. */
    static Announcement badInput(Problem problem) {
        return Sentence.BAD_INPUT.with(problem.code().key(), problem.message());
    }

    /** The table after the turn under the finger was {@code play}. */
    static Answer played(TableGame on, TablesPlay play) {
        Side side = on.actor().orElseThrow();
        Game<TablesPosition, TablesPlay> next = on.game().move(play);
        List<Announcement> say = new ArrayList<>();
        if (play.isPass()) {
            say.add(Sentence.PASSED.with(name(side)));
        } else if (next.events().getLast() instanceof GameEvent.Moved(Side mover, String text)) {
            say.add(Sentence.PLAYED.with(name(mover), text));
        }
        say.addAll(ending(next));
        return Answer.done(on.with(next), say);
    }

    static String name(Side side) {
        return String.valueOf(side.letter());
    }

    private static Answer carryOut(TableGame on, TableCommand command) {
        return switch (command) {
            case TableCommand.New _, TableCommand.Open _, TableCommand.Look _ ->
                throw new IllegalStateException("this command needs no game");
            case TableCommand.Save() -> Answer.done(on, List.of());
            case TableCommand.Roll() -> roll(on);
            case TableCommand.Throw(String dice) -> real(on, dice);
            case TableCommand.Done() -> done(on);
            case TableCommand.Bot(String ticket, String play) -> bot(on, ticket, play);
            case TableCommand.Resign(String side) -> resign(on, side);
            case TableCommand.Tap tap -> Finger.move(on, tap);
            case TableCommand.Pick pick -> Finger.move(on, pick);
            case TableCommand.Drop drop -> Finger.move(on, drop);
            case TableCommand.Undo undo -> Finger.move(on, undo);
            case TableCommand.Forced forced -> Finger.move(on, forced);
            case TableCommand.Type type -> Finger.move(on, type);
        };
    }

    private static Answer put(Optional<TableGame> before, Result<TableGame> table) {
        return switch (table) {
            case Result.Ok<TableGame>(TableGame on) -> Answer.done(on, List.of());
            case Result.Bad<TableGame>(Problem problem) -> Answer.refused(before, badInput(problem));
        };
    }

    private static Result<TableGame> begin(TableCommand.New command) {
        Optional<Seat> white = Seat.ofKey(command.white());
        Optional<Seat> black = Seat.ofKey(command.black());
        Optional<Long> seed = Hex.readLong(command.seed());
        boolean realDice = command.seed().equals(TableGame.REAL_DICE);
        if (white.isEmpty() || black.isEmpty()) {
            return Result.bad(
                    Problem.Code.BAD_REQUEST,
                    "seats \"" + command.white() + "\" and \"" + command.black() + "\": each is human or bot");
        }
        if (seed.isEmpty() && !realDice) {
            return Result.bad(
                    Problem.Code.BAD_REQUEST,
                    "seed \"" + command.seed() + "\": give 16 hex digits 0 to 9, a to f, or \"real\" for real dice");
        }
        if (realDice && (white.get() == Seat.BOT || black.get() == Seat.BOT)) {
            return Result.bad(
                    Problem.Code.BAD_REQUEST,
                    "seed \"real\": a bot cannot throw real dice; seat two persons or give 16 hex digits");
        }
        OptionValue pinned = new OptionValue.Text(command.pinnedBlocks() ? "none" : "others");
        return Games.rules(command.game(), Optional.of(command.preset()), Map.of("bearoff_pinned", pinned))
                .map(rules -> TableGame.begin(command.game(), rules, white.get(), black.get(), seed));
    }

    private static Answer roll(TableGame on) {
        if (!on.mustThrow() || on.chance().isEmpty()) {
            return refused(on, Sentence.NOT_NOW.with());
        }
        return thrown(on.game().position().isEmpty() ? on.thrown(Game::throwOpening) : on.thrown(Game::throwDice));
    }

    /** Takes the dice that a person has thrown. */
    private static Answer real(TableGame on, String text) {
        if (!on.mustThrow() || on.chance().isPresent()) {
            return refused(on, Sentence.NOT_NOW.with());
        }
        return switch (Dice.read(text)) {
            case Result.Ok<Dice>(Dice dice) -> {
                GameEvent event = on.actor()
                        .<GameEvent>map(side -> new GameEvent.Thrown(side, dice))
                        .orElseGet(() -> new GameEvent.OpeningThrown(dice.first(), dice.second()));
                yield thrown(on.with(on.game().with(event).orThrow()));
            }
            case Result.Bad<Dice>(Problem problem) -> refused(on, badInput(problem));
        };
    }

    /** Says which dice have just been thrown. */
    private static Answer thrown(TableGame next) {
        List<Announcement> say = new ArrayList<>();
        if (next.game().events().getLast() instanceof GameEvent.OpeningThrown(int white, int black)) {
            say.add(Sentence.OPENING.with("" + white, "" + black));
            say.add(
                    white == black
                            ? Sentence.TIE.with()
                            : Sentence.STARTS.with(name(white > black ? Side.WHITE : Side.BLACK)));
        }
        next.toMove()
                .ifPresent(at -> say.add(Sentence.ROLLED.with(
                        name(at.turn()),
                        "" + at.stage().dice().get(0),
                        "" + at.stage().dice().get(1))));
        say.addAll(ending(next.game()));
        return Answer.done(next, say);
    }

    /** Ends the turn under the finger, a person's or a bot's pass. */
    private static Answer done(TableGame on) {
        if (on.picker().isEmpty()) {
            return refused(on, Sentence.NOT_NOW.with());
        }
        Optional<TablesPlay> play = on.picker().get().done();
        if (!on.isPersonsTurn() && !play.map(TablesPlay::isPass).orElse(false)) {
            return refused(on, Sentence.NOT_YOUR_TURN.with());
        }
        return play.map(whole -> played(on, whole)).orElseGet(() -> refused(on, Sentence.UNFINISHED.with()));
    }

    /** A bot's move; without a text the thinker is given up and the first legal play is made. */
    private static Answer bot(TableGame on, String ticket, String text) {
        if (on.toMove().isEmpty() || on.isPersonsTurn() || !on.ticket().equals(ticket)) {
            return refused(on, Sentence.STALE.with());
        }
        TablesPosition.ToMove at = on.toMove().get();
        if (text.isEmpty()) {
            Answer answer = played(on, on.rules().legalMoves(at).getFirst());
            List<Announcement> say = new ArrayList<>(answer.say());
            say.addFirst(Sentence.WATCHDOG.with(name(at.turn())));
            return new Answer(answer.table(), say, answer.problem());
        }
        return switch (on.rules().readMove(at, text)) {
            case Result.Ok<TablesPlay>(TablesPlay play) -> played(on, play);
            case Result.Bad<TablesPlay>(Problem problem) -> refused(on, Sentence.BAD_BOT_PLAY.with(problem.message()));
        };
    }

    private static Answer resign(TableGame on, String side) {
        Optional<Side> resigner = on.resigner();
        if (resigner.isEmpty() || !name(resigner.get()).equals(side)) {
            return refused(on, Sentence.NOT_NOW.with());
        }
        Game<TablesPosition, TablesPlay> next = on.game().resign(resigner.get());
        List<Announcement> say = new ArrayList<>();
        say.add(Sentence.RESIGNED.with(side));
        say.addAll(ending(next));
        return Answer.done(on.with(next), say);
    }

    private static List<Announcement> ending(Game<TablesPosition, TablesPlay> game) {
        return game.outcome().map(Referee::ending).map(List::of).orElse(List.of());
    }

    private static Announcement ending(Outcome outcome) {
        String points = "" + outcome.points();
        String reason = outcome.ending().key();
        return outcome.winner()
                .map(winner -> Sentence.WON.with(name(winner), points, reason))
                .orElseGet(() -> Sentence.DRAWN.with(points, reason));
    }

    private static Answer refused(TableGame on, Announcement why) {
        return Answer.refused(Optional.of(on), why);
    }
}
