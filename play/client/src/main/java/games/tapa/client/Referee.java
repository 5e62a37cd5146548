package games.tapa.client;

import games.tapa.client.TableView.Announcement;
import games.tapa.kernel.Dice;
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
import java.util.Optional;

/** Carries out commands on what is on the table. A command that does not fit is refused and changes nothing. */
final class Referee {

    private Referee() {}

    static Answer carryOut(Optional<TableGame> table, TableCommand command) {
        return switch (command) {
            case TableCommand.New begin -> begun(put(table, Beginnings.begin(begin)));
            case TableCommand.Setup laid -> put(table, Beginnings.begin(laid));
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
        TableGame after = on.with(next);
        say.addAll(ending(after));
        return Answer.done(after, say);
    }

    static String name(Side side) {
        return String.valueOf(side.letter());
    }

    private static Answer carryOut(TableGame on, TableCommand command) {
        return switch (command) {
            case TableCommand.New _, TableCommand.Setup _, TableCommand.Open _, TableCommand.Look _ ->
                throw new IllegalStateException("this command needs no game");
            case TableCommand.Save() -> Answer.done(on, List.of());
            case TableCommand.Roll() -> roll(on);
            case TableCommand.Throw(String dice) -> real(on, dice);
            case TableCommand.Done() -> done(on);
            case TableCommand.Bot(String ticket, String play) -> bot(on, ticket, play);
            case TableCommand.Next next -> next(on, next);
            case TableCommand.Word(String word) -> word(on, word);
            case TableCommand.Certificate() -> certificate(on);
            case TableCommand.Resign(String side) -> GivingUp.resign(on, side);
            case TableCommand.Offer(String side, int points) -> GivingUp.offer(on, side, points);
            case TableCommand.Answer(boolean accept) -> GivingUp.answer(on, accept);
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

    /** Also says what begins, if it did. */
    private static Answer begun(Answer answer) {
        return answer.problem().isPresent()
                ? answer
                : Answer.done(
                        answer.table().orElseThrow(),
                        Beginnings.words(answer.table().orElseThrow()));
    }

    private static Answer next(TableGame on, TableCommand.Next command) {
        Optional<TableMatch> match =
                on.match().filter(now -> now.match().upcoming().isPresent());
        return match.map(now -> begun(put(Optional.of(on), Beginnings.next(on, now, command))))
                .orElseGet(() -> refused(on, Sentence.NOT_NOW.with()));
    }

    private static Answer word(TableGame on, String word) {
        if (!on.isWordDue()) {
            return refused(on, Sentence.NOT_NOW.with());
        }
        return switch (on.dice().orElseThrow().with(word)) {
            case Result.Ok<DeviceDice>(DeviceDice dice) -> Answer.done(on.with(dice), List.of());
            case Result.Bad<DeviceDice>(Problem problem) -> refused(on, badInput(problem));
        };
    }

    private static Answer certificate(TableGame on) {
        return on.game().outcome().isPresent() && on.dice().isPresent()
                ? Answer.done(on, List.of())
                : refused(on, Sentence.NOT_NOW.with());
    }

    private static Answer roll(TableGame on) {
        if (!on.mustThrow() || on.dice().isEmpty()) {
            return refused(on, Sentence.NOT_NOW.with());
        }
        DeviceDice ready = on.dice().get().ready();
        return ready.thrown(on.game().throwsMade() + 1)
                .map(dice -> thrown(on.with(ready), dice))
                .orElseGet(() -> refused(on, Sentence.DICE_SPENT.with()));
    }

    /** Takes the dice that a person has thrown. */
    private static Answer real(TableGame on, String text) {
        if (!on.mustThrow() || on.dice().isPresent()) {
            return refused(on, Sentence.NOT_NOW.with());
        }
        return switch (Dice.read(text)) {
            case Result.Ok<Dice>(Dice dice) -> thrown(on, dice);
            case Result.Bad<Dice>(Problem problem) -> refused(on, badInput(problem));
        };
    }

    private static Answer thrown(TableGame on, Dice dice) {
        GameEvent event = on.actor()
                .<GameEvent>map(side -> new GameEvent.Thrown(side, dice))
                .orElseGet(() -> new GameEvent.OpeningThrown(dice.first(), dice.second()));
        return thrown(on.with(on.game().with(event).orThrow()));
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
                        Integer.toString(at.stage().dice().get(0)),
                        Integer.toString(at.stage().dice().get(1)))));
        say.addAll(ending(next));
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

    /** How the game ended and, if it decided the match, who won that; nothing while the game goes on. */
    static List<Announcement> ending(TableGame on) {
        List<Announcement> say = new ArrayList<>();
        on.game().outcome().ifPresent(outcome -> say.add(ending(outcome)));
        on.match()
                .ifPresent(now -> now.match()
                        .winner()
                        .ifPresent(winner -> say.add(Sentence.MATCH_WON.with(
                                name(winner),
                                "" + now.match().score().white(),
                                "" + now.match().score().black()))));
        return say;
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
