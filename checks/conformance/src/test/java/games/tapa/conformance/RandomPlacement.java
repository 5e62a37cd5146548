package games.tapa.conformance;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * One position set up at random by laying checkers on points and bars as the board text allows (rule page, 6): in pin
 * games mothers alone or pinned, pins, and sides nearly blocked by both mothers, in hit games bars, in hold games heads,
 * full quarters and checkers trapped behind primes, everywhere walls; then the rest of each side within a stretch of its
 * own points; what is not laid is borne off.
 *
 * <p>One kind is left out: a side with two checkers on its own start, one of them pinned. Only sandwiches make it, play
 * never does, and the rule page, 1.1(8) and 1.3 P5, says different things about its mother.
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
    private final List<String> places = new ArrayList<>(Collections.nCopies(26, ""));
    private final Map<ReferenceSide, Integer> left = new EnumMap<>(ReferenceSide.class);
    private final Map<ReferenceSide, Stretch> stretches = new EnumMap<>(ReferenceSide.class);

    private RandomPlacement(Chance chance, ReferenceRules rules) {
        this.chance = chance;
        this.rules = rules;
        ReferenceSide searched = RandomPositions.side(chance);
        for (ReferenceSide side : ReferenceSide.values()) {
            left.put(side, rules.wholeChain() && side == searched ? 1 + chance.below(3) : checkers());
            stretches.put(side, STRETCHES.get(chance.below(STRETCHES.size())));
        }
    }

    /** All 15 in half of the positions, and in a quarter at most four. */
    private int checkers() {
        return chance.oneIn(2) ? 15 : 1 + chance.below(chance.oneIn(2) ? 15 : 4);
    }

    /** The board text of a position with at least one checker on the points. */
    static String draw(Chance chance, ReferenceRules rules) {
        RandomPlacement placement = new RandomPlacement(chance, rules);
        switch (rules.contact()) {
            case "pin" -> placement.layMothersAndPins();
            case "hit" -> placement.layBars();
            default -> placement.layHeadsAndQuarters();
        }
        if (chance.oneIn(3)) {
            placement.layWall();
        }
        placement.layRest(chance.oneIn(3));
        return new ReferenceBoard(rules.parallel(), placement.places).text();
    }

    private void layMothersAndPins() {
        if (chance.oneIn(12)) {
            layBlocked();
            return;
        }
        layMothers();
        layPins(chance.below(6));
    }

    /** Both mothers pinned and nearly all others on the pins, the rest near by: a step or two from a dead position. */
    private void layBlocked() {
        for (ReferenceSide side : ReferenceSide.values()) {
            lay(side, 24);
        }
        for (ReferenceSide side : ReferenceSide.values()) {
            stretches.put(side, new Stretch(1, 3));
            for (int i = 0; i < 13; i++) {
                lay(side, 1);
            }
        }
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

    /** Bars of up to three; rarely one each before two closed homes, where nobody can move. */
    private void layBars() {
        if (chance.oneIn(30)) {
            layClosedHomes();
            return;
        }
        for (ReferenceSide side : ReferenceSide.values()) {
            int onBar = chance.oneIn(3) ? 1 + chance.below(3) : 0;
            for (int i = 0; i < onBar; i++) {
                lay(side, ReferenceBoard.BAR);
            }
        }
    }

    private void layClosedHomes() {
        for (ReferenceSide side : ReferenceSide.values()) {
            lay(side, ReferenceBoard.BAR);
            for (int own = 1; own <= 6; own++) {
                lay(side, own);
                lay(side, own);
            }
        }
    }

    private void layHeadsAndQuarters() {
        for (ReferenceSide side : ReferenceSide.values()) {
            int head = chance.oneIn(3) ? 2 + chance.below(4) : 0;
            for (int i = 0; i < head; i++) {
                lay(side, 24);
            }
        }
        if (chance.oneIn(6)) {
            ReferenceSide side = RandomPositions.side(chance);
            int highest = chance.oneIn(2) ? 24 : 12;
            for (int own = highest; own > highest - 6; own--) {
                lay(side, chance.oneIn(6) ? highest : own);
            }
        }
    }

    /** Six points or nearly, held against a side one after the other; in hold games sometimes with all of it behind. */
    private void layWall() {
        ReferenceSide side = RandomPositions.side(chance);
        boolean oneHolds = rules.contact().equals("hold");
        int highest = 6 + chance.below(18);
        if (oneHolds && chance.oneIn(3)) {
            int all = Objects.requireNonNull(left.get(side));
            for (int i = 0; i < all; i++) {
                lay(side, highest + 1);
            }
        }
        for (int own = highest; own > highest - 6; own--) {
            int high = chance.oneIn(10) ? 0 : (oneHolds ? 1 : 2);
            for (int i = 0; i < high; i++) {
                lay(side.enemy(), ReferenceBoard.opposite(rules.parallel(), own));
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

    /** Lays a checker of the side on top of its own point or on its bar, if it has one left and the stack may be so. */
    private void lay(ReferenceSide side, int own) {
        int place = ReferenceBoard.place(rules.parallel(), side, own);
        String higher = places.get(place) + side.letter();
        boolean secondOnPinnedMother = own == 24 && higher.matches(".*W.*B.*W|.*B.*W.*B");
        int more = Objects.requireNonNull(left.get(side));
        if (more > 0 && ReferenceBoard.isLegalStack(higher, rules) && !secondOnPinnedMother) {
            places.set(place, higher);
            left.put(side, more - 1);
        }
    }
}
