package games.tapa.games;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Ending;
import games.tapa.kernel.OptionValue;
import games.tapa.kernel.Outcome;
import games.tapa.kernel.Result;
import games.tapa.kernel.Side;
import games.tapa.match.DiceRules;
import games.tapa.match.Pending;
import games.tapa.match.Picker;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A game for tests of the match: one throw, then one move that says how the game ends, such as {@code B 2} or {@code - 1}. */
record Verdict(String preset) implements DiceRules<Verdict.At, String> {

    /** Who acts, whether the dice are thrown, what was said. */
    record At(Side side, boolean thrown, String said) {}

    @Override
    public Map<String, OptionValue> options() {
        return Map.of("preset", new OptionValue.Text(preset));
    }

    @Override
    public At start(Side starter) {
        return new At(starter, false, "");
    }

    @Override
    public At thrown(At at, Dice dice) {
        return new At(at.side, true, "");
    }

    @Override
    public Pending pending(At at) {
        if (at.said.isEmpty()) {
            return at.thrown ? new Pending.Move(at.side) : new Pending.Throw(at.side);
        }
        int points = at.said.charAt(2) - '0';
        Optional<Side> winner = Side.ofLetter(at.said.charAt(0));
        return new Pending.Over(winner.<Outcome>map(side -> new Outcome.Win(side, points, Ending.OFF))
                .orElseGet(() -> new Outcome.Draw(points, Ending.BOTH_MOTHERS)));
    }

    @Override
    public List<String> legalMoves(At at) {
        return List.of("W 1", "W 2", "B 1", "B 2", "- 0", "- 1");
    }

    @Override
    public At after(At at, String move) {
        return new At(at.side, true, move);
    }

    @Override
    public Picker<String> picker(At at) {
        throw new UnsupportedOperationException("nobody picks in this test");
    }

    @Override
    public int resignationCost(At at, Side side) {
        return 2;
    }

    @Override
    public String writeMove(At at, String move) {
        return move;
    }

    @Override
    public Result<String> readMove(At at, String text) {
        return Result.ok(text);
    }

    @Override
    public String writePosition(At at) {
        return at.said;
    }

    @Override
    public Result<At> readPosition(String text, Side turn) {
        throw new UnsupportedOperationException("nobody reads positions in this test");
    }
}
