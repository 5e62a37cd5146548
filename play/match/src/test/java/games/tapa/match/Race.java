package games.tapa.match;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Ending;
import games.tapa.kernel.OptionValue;
import games.tapa.kernel.Outcome;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Side;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * The smallest game with dice: throw, run one of the two dice, be first to reach 10. Running to 10 exactly while the other
 * side stands on 9 is a dead heat: a draw, 1 point each. Giving up costs 3 before the own first run.
 *
 * @param preset a name to tell one race from another
 */
record Race(String preset) implements DiceRules<Race.At, Integer> {

    Race() {
        this("race");
    }

    /** Who acts, what was thrown (empty: to throw), how far each side has run. */
    record At(Side side, List<Integer> dice, Map<Side, Integer> run) {}

    @Override
    public Map<String, OptionValue> options() {
        return Map.of("preset", new OptionValue.Text(preset));
    }

    @Override
    public At start(Side starter) {
        return new At(starter, List.of(), Map.of(Side.WHITE, 0, Side.BLACK, 0));
    }

    @Override
    public At thrown(At at, Dice dice) {
        return new At(at.side, List.of(dice.first(), dice.second()), at.run);
    }

    @Override
    public Pending pending(At at) {
        for (Side side : Side.values()) {
            if (run(at, side) == 10 && run(at, side.other()) == 9) {
                return new Pending.Over(new Outcome.Draw(1, Ending.DEAD));
            }
            if (run(at, side) >= 10) {
                return new Pending.Over(new Outcome.Win(side, 1, Ending.OFF));
            }
        }
        return at.dice.isEmpty() ? new Pending.Throw(at.side) : new Pending.Move(at.side);
    }

    @Override
    public List<Integer> legalMoves(At at) {
        return List.copyOf(new TreeSet<>(at.dice));
    }

    @Override
    public At after(At at, Integer move) {
        if (!at.dice.contains(move)) {
            throw new IllegalArgumentException("not legal: " + move);
        }
        Side other = at.side.other();
        return new At(other, List.of(), Map.of(at.side, run(at, at.side) + move, other, run(at, other)));
    }

    @Override
    public Picker<Integer> picker(At at) {
        throw new UnsupportedOperationException("nobody picks in this test");
    }

    @Override
    public int resignationCost(At at, Side side) {
        return run(at, side) == 0 ? 3 : 1;
    }

    @Override
    public String writeMove(At at, Integer move) {
        return "run " + move;
    }

    @Override
    public Result<Integer> readMove(At at, String text) {
        for (int die : at.dice) {
            if (text.equals("run " + die)) {
                return Result.ok(die);
            }
        }
        return Result.bad(Problem.Code.BAD_MOVE, "\"" + text + "\" is not legal: run one of " + at.dice);
    }

    @Override
    public String writePosition(At at) {
        return at.run.toString();
    }

    @Override
    public Result<At> readPosition(String text, Side turn) {
        throw new UnsupportedOperationException("nobody reads positions in this test");
    }

    private static int run(At at, Side side) {
        return at.run.getOrDefault(side, 0);
    }
}
