package games.tapa.client;

import games.tapa.client.TableView.Announcement;
import games.tapa.games.Games;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Side;
import games.tapa.match.Game;
import games.tapa.match.MatchGame;
import games.tapa.match.Opening;
import games.tapa.match.Variant;
import games.tapa.wire.RulesChoice;
import java.util.List;
import java.util.Optional;

/** Puts games on the table: single ones, the first of a match and those that follow. */
final class Beginnings {

    private Beginnings() {}

    static Result<TableGame> begin(TableCommand.New command) {
        Optional<Boolean> pinned = command.pinnedBlocks() ? Optional.of(true) : Optional.empty();
        return begin(new NewGame(
                command.game(),
                new RulesChoice(Optional.of(command.preset()), MatchChoice.laidOver(command.game(), pinned)),
                command.match(),
                command.target(),
                pinned,
                command.white(),
                command.black(),
                command.seed(),
                command.gameId()));
    }

    /** A game alone that begins with a position set up. */
    static Result<TableGame> begin(TableCommand.Setup command) {
        TableCommand.New plain = new TableCommand.New(
                command.game(),
                command.preset(),
                "",
                0,
                command.pinnedBlocks(),
                command.white(),
                command.black(),
                command.seed(),
                command.gameId());
        Optional<Side> turn =
                command.turn().length() == 1 ? Side.ofLetter(command.turn().charAt(0)) : Optional.empty();
        Optional<Opening> opening = turn.flatMap(side -> OpeningText.setUp(command.position(), side, command.dice()));
        return opening.isEmpty()
                ? Result.bad(
                        Problem.Code.BAD_REQUEST,
                        "turn \"" + command.turn() + "\", dice \"" + command.dice()
                                + "\": give W or B, and two digits from 1 to 6 or none")
                : begin(plain)
                        .then(begun -> Game.open(begun.rules(), opening.get()).map(begun::with));
    }

    static Result<TableGame> begin(NewGame wanted) {
        return Seats.read(wanted.white(), wanted.black())
                .then(seats -> wanted.seed().equals(DeviceDice.REAL) && seats.haveBot()
                        ? Result.bad(
                                Problem.Code.BAD_REQUEST,
                                "seed \"real\": a bot cannot throw real dice; seat two persons or give 64 hex digits")
                        : wanted.match().isEmpty() ? alone(wanted, seats) : ofMatch(wanted, seats));
    }

    /** The next game of the match. */
    static Result<TableGame> next(TableGame on, TableMatch match, TableCommand.Next command) {
        if (on.dice().isPresent() == command.seed().equals(DeviceDice.REAL)) {
            return Result.bad(
                    Problem.Code.BAD_REQUEST,
                    "seed \"" + command.seed() + "\": a match goes on with the kind of dice it began with");
        }
        if (on.dice().isPresent() && on.dice().get().gameId().equals(command.gameId())) {
            return Result.bad(
                    Problem.Code.BAD_REQUEST,
                    "gameId \"" + command.gameId() + "\": the game before has it; give fresh hex digits");
        }
        TableGame next = TableGame.of(match.next(), on.seats(), Optional.empty());
        return withDice(next, command.seed(), command.gameId());
    }

    /** Which game of the match begins and why its starter starts; nothing of a game alone. */
    static List<Announcement> words(TableGame begun) {
        return begun.match().map(match -> words(match.match().scheduled())).orElse(List.of());
    }

    private static List<Announcement> words(MatchGame game) {
        String number = "" + game.number();
        Variant variant = game.variant();
        return List.of(Sentence.GAME_OF_MATCH.with(number, variant.game(), variant.preset()), starter(game));
    }

    private static Announcement starter(MatchGame game) {
        if (!(game.opening() instanceof Opening.Given(Side starter))) {
            return Sentence.STARTER_OPENING.with();
        }
        String side = Referee.name(starter);
        return switch (game.why()) {
            case OPENING_THROW -> throw new IllegalStateException("a thrown-for start is given to " + side);
            case WINNER -> Sentence.STARTER_WINNER.with(side);
            case LAST_WINNER -> Sentence.STARTER_LAST_WINNER.with(side);
            case BY_TURNS -> Sentence.STARTER_ALTERNATE.with(side);
            case LOSER -> Sentence.STARTER_LOSER.with(side);
        };
    }

    private static Result<TableGame> alone(NewGame wanted, Seats seats) {
        return Games.rules(
                        wanted.game(), wanted.rules().preset(), wanted.rules().options())
                .then(rules -> withDice(
                        TableGame.alone(wanted.game(), rules, seats, Optional.empty()),
                        wanted.seed(),
                        wanted.gameId()));
    }

    private static Result<TableGame> ofMatch(NewGame wanted, Seats seats) {
        MatchChoice choice = new MatchChoice(wanted.match(), wanted.target(), wanted.pinnedBlocks());
        String preset = wanted.rules().preset().orElse(wanted.game());
        return choice.rules(new Variant(wanted.game(), preset, wanted.rules().options()))
                .then(rules -> TableMatch.begin(choice, rules))
                .then(match -> withDice(TableGame.of(match, seats, Optional.empty()), wanted.seed(), wanted.gameId()));
    }

    private static Result<TableGame> withDice(TableGame begun, String seed, String gameId) {
        return DeviceDice.of(seed, gameId, begun.variant())
                .map(dice -> dice.map(begun::with).orElse(begun));
    }
}
