package games.tapa.client;

import games.tapa.games.TablesGameRules;
import games.tapa.games.TablesPicker;
import games.tapa.kernel.Sha256;
import games.tapa.kernel.Side;
import games.tapa.match.Game;
import games.tapa.match.Pending;
import games.tapa.match.Spot;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import java.util.Optional;

/**
 * A game on the table: the game, the match it belongs to, its dice, the turn under the finger. Immutable.
 *
 * @param id the game's id in the catalogue
 * @param rules its rules
 * @param seats who plays
 * @param dice the dice of the device; empty where two persons throw real dice
 * @param match the match; empty if this game is played alone. Its last game is {@code game}
 * @param game the game up to the last finished turn or throw
 * @param picker the turn under the finger; there exactly while a move is due
 * @param selected the picked-up source
 */
record TableGame(
        String id,
        TablesGameRules rules,
        Seats seats,
        Optional<DeviceDice> dice,
        Optional<TableMatch> match,
        Game<TablesPosition, TablesPlay> game,
        Optional<TablesPicker> picker,
        Optional<Spot> selected) {

    /** A game that is played alone, before anything has happened. */
    static TableGame alone(String id, TablesGameRules rules, Seats seats, Optional<DeviceDice> dice) {
        Game<TablesPosition, TablesPlay> game = Game.begin(rules, rules.opening());
        return new TableGame(id, rules, seats, dice, Optional.empty(), game, Optional.empty(), Optional.empty());
    }

    /** The game of a match that is on, with no turn begun. */
    static TableGame of(TableMatch match, Seats seats, Optional<DeviceDice> dice) {
        Game<TablesPosition, TablesPlay> game = match.match().game();
        return new TableGame(
                        match.variant().game(),
                        match.rules(),
                        seats,
                        dice,
                        Optional.of(match),
                        game,
                        Optional.empty(),
                        Optional.empty())
                .with(game);
    }

    /** Game and preset, such as {@code tapa/mali}: the name of what the dice are thrown in. */
    String variant() {
        return id + "/" + rules.rules().preset();
    }

    /** The side that must throw, move or answer; empty at an opening throw and once the game is over. */
    Optional<Side> actor() {
        return game.actors().size() == 1 ? Optional.of(game.actors().getFirst()) : Optional.empty();
    }

    /** Whether a person must act now. */
    boolean isPersonsTurn() {
        for (Side side : game.actors()) {
            if (seats.of(side) == Seat.HUMAN) {
                return true;
            }
        }
        return false;
    }

    /** Whether the dice are to be thrown now, for the opening or for a turn. */
    boolean mustThrow() {
        return game.pending().map(due -> due instanceof Pending.Throw).orElse(true);
    }

    /** Whether the word of the dice can still be typed. */
    boolean isWordDue() {
        return dice.isPresent()
                && dice.get().word().isEmpty()
                && game.throwsMade() == 0
                && game.outcome().isEmpty();
    }

    /**
     * Who gives up on "resign" or "offer": the side to act if a person plays it, else the side that a person plays;
     * nobody while an offer waits.
     */
    Optional<Side> resigner() {
        Optional<Side> actor = actor();
        if (actor.isEmpty() || game.offer().isPresent()) {
            return Optional.empty();
        }
        for (Side side : new Side[] {actor.get(), actor.get().other()}) {
            if (seats.of(side) == Seat.HUMAN) {
                return Optional.of(side);
            }
        }
        return Optional.empty();
    }

    /** The position in which the move is due; empty unless one is. */
    Optional<TablesPosition.ToMove> toMove() {
        return picker.map(now -> now.turn().start());
    }

    /** The name of the decision that is due: no two decisions of one game share it, nor, but by a rare chance, of two. */
    String ticket() {
        Sha256 digest = new Sha256();
        digest.updateAscii(dice.map(DeviceDice::gameId).orElse(DeviceDice.REAL));
        toMove().ifPresent(at -> digest.updateAscii(at.board().toString()));
        return game.events().size() + "-" + digest.hexDigest().substring(0, 8);
    }

    /** The game after something happened: nothing is picked up, a turn that is due lies under the finger untouched. */
    TableGame with(Game<TablesPosition, TablesPlay> next) {
        Optional<TablesPicker> turn = next.pending()
                .filter(due -> due instanceof Pending.Move)
                .flatMap(due -> next.position())
                .map(rules::picker);
        return new TableGame(
                id, rules, seats, dice, match.map(before -> before.at(next)), next, turn, Optional.empty());
    }

    /** The same game with other dice. */
    TableGame with(DeviceDice other) {
        return new TableGame(id, rules, seats, Optional.of(other), match, game, picker, selected);
    }

    /** The same game with another turn under the finger. */
    TableGame with(TablesPicker turn, Optional<Spot> nowSelected) {
        return new TableGame(id, rules, seats, dice, match, game, Optional.of(turn), nowSelected);
    }
}
