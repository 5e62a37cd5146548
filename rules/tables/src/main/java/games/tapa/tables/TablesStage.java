package games.tapa.tables;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import java.util.ArrayList;
import java.util.List;

/**
 * The dice that are played as one (5.1): two different ones, or 1 to 4 equal ones, and what of the same chain comes
 * after them.
 *
 * @param origin where the dice come from
 * @param dice the dice to be played, in the order they fell
 * @param later the further dice of the chain, rising; they follow once this stage is done
 * @param thrownDouble the number of the double that was thrown; 0 if there was none, or in a rest
 * @param offHead how many checkers have left the head in this roll (option {@code head})
 */
public record TablesStage(Origin origin, List<Integer> dice, List<Integer> later, int thrownDouble, int offHead) {

    private static final int OF_A_NUMBER = 4;
    private static final int SIX = 6;
    private static final int LONGEST = OF_A_NUMBER * SIX;

    /** Where the dice of a stage come from. */
    public enum Origin {
        /** They have just been thrown. */
        ROLL,
        /** They are a later group of the mover's own chain. */
        CHAIN,
        /** They are what the opponent could not play of his chain. */
        REST
    }

    public TablesStage {
        dice = List.copyOf(dice);
        later = List.copyOf(later);
    }

    /** A roll's first stage; a double that cascades goes on to four sixes. */
    static TablesStage of(Dice roll, boolean cascades) {
        if (!roll.isDouble()) {
            return new TablesStage(Origin.ROLL, List.of(roll.first(), roll.second()), List.of(), 0, 0);
        }
        List<Integer> later = new ArrayList<>();
        for (int number = roll.first() + 1; cascades && number <= SIX; number++) {
            later.addAll(four(number));
        }
        return new TablesStage(Origin.ROLL, four(roll.first()), later, roll.first(), 0);
    }

    /**
     * Dice that are still to be played, as {@link #left} writes them.
     *
     * @param digits at most four of a number, rising
     * @param origin {@link Origin#CHAIN} or {@link Origin#REST}
     * @param thrownDouble the double that was thrown; 0 if that is not known, then it was the number before
     */
    public static Result<TablesStage> ofLeft(String digits, Origin origin, int thrownDouble, int offHead) {
        List<Integer> left = new ArrayList<>();
        int alike = 0;
        boolean good = !digits.isEmpty() && digits.length() <= LONGEST;
        for (int i = 0; good && i < digits.length(); i++) {
            int number = digits.charAt(i) - '0';
            int before = left.isEmpty() ? 0 : left.getLast();
            alike = number == before ? alike + 1 : 1;
            good = number >= Math.max(1, before) && number <= SIX && alike <= OF_A_NUMBER;
            left.add(number);
        }
        boolean known = origin == Origin.REST || thrownDouble > 0;
        return good
                ? Result.ok(of(left, origin, known ? thrownDouble : left.getFirst() - 1, offHead))
                : Result.bad(
                        Problem.Code.BAD_DICE,
                        "left \"" + (digits.length() > LONGEST ? digits.substring(0, LONGEST) + "…" : digits)
                                + "\": give rising digits from 1 to 6, at most four of each, such as 5556666");
    }

    /** Two different dice. */
    public boolean isTwoDice() {
        return dice.size() == 2 && !dice.getFirst().equals(dice.getLast());
    }

    /** The larger of two different dice; of equal ones the one there is. */
    public int larger() {
        return Math.max(dice.getFirst(), dice.getLast());
    }

    /** The smaller of two different dice; of equal ones the one there is. */
    public int smaller() {
        return Math.min(dice.getFirst(), dice.getLast());
    }

    /** The dice as people name them: a roll by its two dice, such as {@code 61} or {@code 55}, a later group in full. */
    public String digits() {
        return origin == Origin.ROLL ? digits(dice.subList(0, 2)) : digits(dice);
    }

    /** All dice still to be played in this chain, this stage's first, such as {@code 5556666}. */
    public String left() {
        return digits(dice) + digits(later);
    }

    /** What comes after this stage has been played through; there must be more. */
    TablesStage next(int nowOffHead) {
        return of(later, origin == Origin.ROLL ? Origin.CHAIN : origin, thrownDouble, nowOffHead);
    }

    /** What the opponent is left with when so many dice of this stage were played. */
    TablesStage rest(int played) {
        List<Integer> left = new ArrayList<>(dice.subList(played, dice.size()));
        left.addAll(later);
        return of(left, Origin.REST, 0, 0);
    }

    private static TablesStage of(List<Integer> left, Origin origin, int thrownDouble, int offHead) {
        int alike = 1;
        while (alike < left.size() && left.get(alike).equals(left.getFirst())) {
            alike++;
        }
        return new TablesStage(origin, left.subList(0, alike), left.subList(alike, left.size()), thrownDouble, offHead);
    }

    private static List<Integer> four(int number) {
        return List.of(number, number, number, number);
    }

    private static String digits(List<Integer> dice) {
        StringBuilder digits = new StringBuilder();
        for (int die : dice) {
            digits.append(die);
        }
        return digits.toString();
    }
}
