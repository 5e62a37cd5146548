package games.tapa.conformance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * One position set up at random by laying checkers on points as the board text allows (docs/rules/tapa.md 6): mothers
 * alone or pinned, pins, then the rest of each side within a stretch of its own points; what is not laid is borne off.
 *
 * <p>One kind is left out: a side with two checkers on its own start, one of them pinned. Only sandwiches make it, play
 * never does, and docs/rules/tapa.md 1.1(8) and 1.3 P5 say different things about its mother.
 */
final class RandomPlacement {

    /** The own points, from lowest to highest, on which a side's ordinary checkers may be laid. */
    private record Stretch(int lowest, int highest) {}

    private static final List<Stretch> STRETCHES = List.of(
            new Stretch(1, 24),
            new Stretch(1, 24),
            new Stretch(1, 6),
            new Stretch(1, 6),
            new Stretch(1, 3),
            new Stretch(1, 12),
            new Stretch(7, 18),
            new Stretch(13, 24),
            new Stretch(19, 24));

    private static final int ATTEMPTS = 60;

    private final Chance chance;
    private final ReferenceRules rules;
    private final String[] stacks = new String[24];
    private final Map<ReferenceSide, Integer> left = new EnumMap<>(ReferenceSide.class);
    private final Map<ReferenceSide, Stretch> stretches = new EnumMap<>(ReferenceSide.class);

    private RandomPlacement(Chance chance, ReferenceRules rules) {
        this.chance = chance;
        this.rules = rules;
        Arrays.fill(stacks, "");
        for (ReferenceSide side : ReferenceSide.values()) {
            left.put(side, checkers(chance));
            stretches.put(side, STRETCHES.get(chance.below(STRETCHES.size())));
        }
    }

    /** All 15 in half of the positions, and in a quarter at most four. */
    private static int checkers(Chance chance) {
        return chance.oneIn(2) ? 15 : 1 + chance.below(chance.oneIn(2) ? 15 : 4);
    }

    /** The board text of a position with at least one checker on the points. */
    static String draw(Chance chance, ReferenceRules rules) {
        RandomPlacement placement = new RandomPlacement(chance, rules);
        placement.layMothers();
        placement.layPins(chance.below(6));
        placement.layRest(chance.oneIn(3));
        List<String> places = new ArrayList<>(List.of(placement.stacks));
        places.addAll(List.of("", ""));
        return new ReferenceBoard(rules.parallel(), places).text();
    }

    private void layMothers() {
        for (ReferenceSide side : ReferenceSide.values()) {
            if (chance.oneIn(3)) {
                lay(side, 24);
                int pinners = chance.oneIn(2) ? 1 + chance.below(3) : 0;
                for (int i = 0; i < pinners; i++) {
                    lay(side.enemy(), 1);
                }
            }
        }
    }

    /** Lays a lone checker and an enemy on it; with sandwiches sometimes a third and a fourth. */
    private void layPins(int pins) {
        for (int i = 0; i < pins; i++) {
            ReferenceSide side = RandomPositions.side(chance);
            int own = pointOf(side);
            int high = rules.pinnerPinnable() ? 2 + chance.below(3) : 2;
            for (int laid = 0; laid < high; laid++) {
                lay(laid % 2 == 0 ? side : side.enemy(), laid % 2 == 0 ? own : 25 - own);
            }
        }
    }

    private void layRest(boolean inPairs) {
        for (int i = 0; i < ATTEMPTS; i++) {
            ReferenceSide side = RandomPositions.side(chance);
            int own = pointOf(side);
            lay(side, own);
            if (inPairs) {
                lay(side, own);
            }
        }
    }

    private int pointOf(ReferenceSide side) {
        Stretch stretch = Objects.requireNonNull(stretches.get(side));
        return stretch.lowest() + chance.below(stretch.highest() - stretch.lowest() + 1);
    }

    /** Lays a checker of the side on top of its own point, if it has one left and the stack may be so. */
    private void lay(ReferenceSide side, int own) {
        int index = ReferenceBoard.whitePoint(rules.parallel(), side, own) - 1;
        String higher = stacks[index] + side.letter();
        boolean secondOnPinnedMother = own == 24 && higher.matches(".*W.*B.*W|.*B.*W.*B");
        int more = Objects.requireNonNull(left.get(side));
        if (more > 0 && ReferenceBoard.isLegalStack(higher, rules) && !secondOnPinnedMother) {
            stacks[index] = higher;
            left.put(side, more - 1);
        }
    }
}
