package games.tapa.client;

import games.tapa.games.TablesGameRules;
import games.tapa.games.TablesPicker;
import games.tapa.kernel.Rng;
import games.tapa.kernel.Sha256;
import games.tapa.kernel.Side;
import games.tapa.kernel.SplitMix64;
import games.tapa.match.Game;
import games.tapa.match.Pending;
import games.tapa.match.Spot;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * A game on the table: the game, the turn under the finger, the dice to come. Immutable.
 *
 * @param id the game's id in the catalogue
 * @param rules its rules
 * @param white who plays White
 * @param black who plays Black
 * @param game the game up to the last finished turn or throw
 * @param picker the turn under the finger; there exactly while a move is due
 * @param selected the picked-up source
 * @param chance the state of the dice generator; empty where two persons throw real dice
 */
record TableGame(
        String id,
        TablesGameRules rules,
        Seat white,
        Seat black,
        Game<TablesPosition, TablesPlay> game,
        Optional<TablesPicker> picker,
        Optional<Spot> selected,
        Optional<Long> chance) {

    /** What stands for the dice generator where there is none. */
    static final String REAL_DICE = "real";

    /** A new game. */
    static TableGame begin(String id, TablesGameRules rules, Seat white, Seat black, Optional<Long> seed) {
        Game<TablesPosition, TablesPlay> game = Game.begin(rules, rules.opening());
        return new TableGame(id, rules, white, black, game, Optional.empty(), Optional.empty(), seed);
    }

    Seat seat(Side side) {
        return side == Side.WHITE ? white : black;
    }

    /** The side that must throw or move; empty at an opening throw and once the game is over. */
    Optional<Side> actor() {
        return game.actors().size() == 1 ? Optional.of(game.actors().getFirst()) : Optional.empty();
    }

    /** Whether a person must act now. */
    boolean isPersonsTurn() {
        for (Side side : game.actors()) {
            if (seat(side) == Seat.HUMAN) {
                return true;
            }
        }
        return false;
    }

    /** Whether the dice are to be thrown now, for the opening or for a turn. */
    boolean mustThrow() {
        return game.pending().map(due -> due instanceof Pending.Throw).orElse(true);
    }

    /** Who gives up on "resign": the side to act if a person plays it, else the side that a person plays. */
    Optional<Side> resigner() {
        Optional<Side> actor = actor();
        if (actor.isEmpty()) {
            return Optional.empty();
        }
        for (Side side : new Side[] {actor.get(), actor.get().other()}) {
            if (seat(side) == Seat.HUMAN) {
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
        digest.updateLong(chance.orElse(0L));
        toMove().ifPresent(at -> digest.updateAscii(at.board().toString()));
        return game.events().size() + "-" + digest.hexDigest().substring(0, 8);
    }

    /** The game after something happened: nothing is picked up, a turn that is due lies under the finger untouched. */
    TableGame with(Game<TablesPosition, TablesPlay> next) {
        Optional<TablesPicker> turn = next.pending()
                .filter(due -> due instanceof Pending.Move)
                .flatMap(due -> next.position())
                .map(rules::picker);
        return new TableGame(id, rules, white, black, next, turn, Optional.empty(), chance);
    }

    /** The game after a throw of the generator's dice. */
    TableGame thrown(BiFunction<Game<TablesPosition, TablesPlay>, Rng, Game<TablesPosition, TablesPlay>> thrower) {
        SplitMix64 rng = new SplitMix64(chance.orElseThrow());
        TableGame next = with(thrower.apply(game, rng));
        return new TableGame(
                id, rules, white, black, next.game, next.picker, Optional.empty(), Optional.of(rng.state()));
    }

    /** The same game with another turn under the finger. */
    TableGame with(TablesPicker turn, Optional<Spot> nowSelected) {
        return new TableGame(id, rules, white, black, game, Optional.of(turn), nowSelected, chance);
    }
}
