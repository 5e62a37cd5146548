package games.tapa.conformance;

import java.util.Optional;

/**
 * What can be played in one stage (rule page, 5.1): a roll, a later group of the mover's own chain of doubles, or the
 * rest of the opponent's chain (3.2). All but the last two components are what the engine protocol asks with.
 *
 * @param dice of a roll its two digits; otherwise the digits still to be played, of which the leading equal ones are
 *     the stage
 * @param roll which roll of the game this is for the side that rolled, from 1; rests do not count
 * @param offHead how many checkers have left the own 24 in this roll already (3.3, head)
 * @param rolled the number of the double that was rolled, 0 if the roll is no double or the dice are a rest
 */
record ReferenceQuestion(
        ReferenceRules rules, String board, char turn, Kind kind, String dice, int roll, int offHead, int rolled) {

    /** Whose dice they are. */
    enum Kind {
        ROLL,
        CHAIN,
        REST
    }

    ReferenceQuestion {
        if (!dice.matches(kind == Kind.ROLL ? "[1-6]{2}" : "[1-6]{1,24}")) {
            throw new IllegalArgumentException("not the dice of a " + kind + ": " + dice);
        }
    }

    static ReferenceQuestion roll(ReferenceRules rules, String board, char turn, int die1, int die2, int roll) {
        int rolled = die1 == die2 ? die1 : 0;
        return new ReferenceQuestion(rules, board, turn, Kind.ROLL, "" + die1 + die2, roll, 0, rolled);
    }

    static ReferenceQuestion chain(
            ReferenceRules rules, String board, char turn, String left, int roll, int offHead, int rolled) {
        return new ReferenceQuestion(rules, board, turn, Kind.CHAIN, left, roll, offHead, rolled);
    }

    static ReferenceQuestion rest(ReferenceRules rules, String board, char turn, String left, int roll, int offHead) {
        return new ReferenceQuestion(rules, board, turn, Kind.REST, left, roll, offHead, 0);
    }

    /** The dice of the stage: two different ones, or one to four equal ones. */
    String stage() {
        if (kind == Kind.ROLL) {
            return rolled == 0 ? dice : digit(rolled).repeat(4);
        }
        int equal = 1;
        while (equal < dice.length() && dice.charAt(equal) == dice.charAt(0)) {
            equal++;
        }
        return dice.substring(0, equal);
    }

    /** The dice that come after the stage. */
    String later() {
        if (kind != Kind.ROLL) {
            return dice.substring(stage().length());
        }
        StringBuilder groups = new StringBuilder();
        for (int die = rolled + 1; isChain() && die <= 6; die++) {
            groups.append(digit(die).repeat(4));
        }
        return groups.toString();
    }

    /** Whether the stage is a group of a chain of the mover's own (3.1(4), 3.2). */
    boolean isChain() {
        boolean cascades = rules.cascade() && rolled != 0 && roll >= rules.cascadeFromRoll();
        return kind == Kind.CHAIN || (kind == Kind.ROLL && cascades);
    }

    /** How many checkers may leave the own 24 in this roll (5.2, head and head_first_doubles); a rest is no first roll. */
    int headLimit() {
        if (rules.head() == 0) {
            return Integer.MAX_VALUE;
        }
        boolean firstRoll = kind != Kind.REST && roll == 1;
        return firstRoll && rules.isHeadFirstDouble(rolled) ? 2 : rules.head();
    }

    /** The question that comes after a result of this one, unless the turn or the game is over there. */
    Optional<ReferenceQuestion> next(String result, String follow) {
        String[] words = follow.split(" ");
        int off = words.length == 4 && words[2].equals("head") ? Integer.parseInt(words[3]) : 0;
        return switch (words[0]) {
            case "continues" -> {
                Kind same = kind == Kind.REST ? Kind.REST : Kind.CHAIN;
                yield Optional.of(new ReferenceQuestion(rules, result, turn, same, words[1], roll, off, rolled));
            }
            case "rest" ->
                Optional.of(rest(rules, result, ReferenceSide.of(turn).enemy().letter(), words[1], roll, 0));
            default -> Optional.empty();
        };
    }

    private static String digit(int die) {
        return Integer.toString(die);
    }

    @Override
    public String toString() {
        String bound = offHead == 0 ? "" : ", " + offHead + " off the head";
        String of = kind == Kind.CHAIN ? " of " + rolled + "-" + rolled : "";
        return board + "; " + turn + " to play; " + kind + " " + dice + of + ", roll " + roll + bound + "; " + rules;
    }
}
