package games.tapa.conformance;

import games.tapa.games.Games;
import games.tapa.games.TablesGameRules;
import games.tapa.kernel.Dice;
import games.tapa.kernel.Outcome;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Sha256;
import games.tapa.kernel.Side;
import games.tapa.match.Game;
import games.tapa.match.GameEvent;
import games.tapa.match.Pending;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A question is a recorded game, written {@code mali; 33; 61; 21; 24/22 24/23; …; resign W}: preset, opening throws
 * (White's die, then Black's) until they differ, then rolls and moves by turns. The answer is how the game ended and a
 * digest over its positions and over the moves as they are written.
 */
final class GoldenGames {

    private static final int DIGEST_DIGITS = 24;
    private static final String RESIGN = "resign ";

    private GoldenGames() {}

    static String answer(String question) {
        List<String> parts = parts(question);
        TablesGameRules rules = rules(parts.getFirst());
        Game<TablesPosition, TablesPlay> game = Game.begin(rules, rules.opening());
        Sha256 digest = new Sha256();
        for (String part : parts.subList(1, parts.size())) {
            switch (game.with(event(game, part))) {
                case Result.Ok<Game<TablesPosition, TablesPlay>>(Game<TablesPosition, TablesPlay> next) -> game = next;
                case Result.Bad<Game<TablesPosition, TablesPlay>>(Problem problem) -> {
                    return part + ": " + problem.message();
                }
            }
            digest.updateAscii(write(game.events().getLast()) + '\n');
            game.position().ifPresent(position -> digest.updateAscii(rules.writePosition(position) + '\n'));
        }
        String end = game.outcome().map(GoldenGames::end).orElse("goes on");
        return end + " after " + moves(game) + " turns, " + digest.hexDigest().substring(0, DIGEST_DIGITS);
    }

    static TablesGameRules rules(String preset) {
        for (Games.Entry game : Games.all()) {
            if (game.presets().contains(preset)) {
                return Games.rules(game.id(), Optional.of(preset), Map.of()).orThrow();
            }
        }
        throw new IllegalArgumentException("no game has the preset " + preset);
    }

    /** The question that asks for {@code game}. */
    static String question(String preset, Game<?, ?> game) {
        StringBuilder text = new StringBuilder(preset);
        for (GameEvent event : game.events()) {
            text.append("; ").append(write(event));
        }
        return text.toString();
    }

    /** How a game ended: winner or {@code -}, points, reason. */
    static String end(Outcome outcome) {
        String winner = outcome.winner().map(side -> "" + side.letter()).orElse("-");
        return winner + " " + outcome.points() + " " + outcome.ending().key();
    }

    /** How many stages of turns were played, passes included. */
    private static int moves(Game<?, ?> game) {
        int moves = 0;
        for (GameEvent event : game.events()) {
            moves += event instanceof GameEvent.Moved ? 1 : 0;
        }
        return moves;
    }

    private static List<String> parts(String question) {
        List<String> parts = new ArrayList<>();
        int at = 0;
        while (at <= question.length()) {
            int end = question.indexOf("; ", at);
            end = end < 0 ? question.length() : end;
            parts.add(question.substring(at, end));
            at = end + 2;
        }
        return parts;
    }

    private static GameEvent event(Game<TablesPosition, TablesPlay> game, String part) {
        if (part.startsWith(RESIGN)) {
            return new GameEvent.Resigned(
                    Side.ofLetter(part.charAt(RESIGN.length())).orElseThrow());
        }
        Optional<Pending> pending = game.pending();
        if (pending.isEmpty()) {
            Dice dice = Dice.read(part).orThrow();
            return new GameEvent.OpeningThrown(dice.first(), dice.second());
        }
        return switch (pending.get()) {
            case Pending.Throw(Side side) ->
                new GameEvent.Thrown(side, Dice.read(part).orThrow());
            case Pending.Move(Side side) -> new GameEvent.Moved(side, part);
            case Pending.Answer answer -> throw new IllegalStateException("a tables game asks no questions: " + answer);
            case Pending.Over over -> throw new IllegalStateException("over before " + part);
        };
    }

    private static String write(GameEvent event) {
        return switch (event) {
            case GameEvent.OpeningThrown(int white, int black) -> "" + white + black;
            case GameEvent.Thrown(Side side, Dice dice) -> dice.digits();
            case GameEvent.Moved(Side side, String move) -> move;
            case GameEvent.Resigned(Side side) -> RESIGN + side.letter();
            case GameEvent.Offered offer -> throw new IllegalStateException("no recorded game has offers: " + offer);
            case GameEvent.Answered answer -> throw new IllegalStateException("no recorded game has offers: " + answer);
        };
    }
}
