package games.tapa.conformance;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The slow rules of Tapa: one turn word for word as docs/rules/tapa.md 5.1 states it, to compare a fast generator with.
 * All step sequences are tried; only a board reached again with the same dice in the same order is not tried twice.
 */
final class ReferenceTapa {

    /** Steps made so far: the board they led to, the dice they used in order, and the end of the game there or "". */
    private record Play(ReferenceBoard board, List<Integer> dice, String end) {}

    private final ReferenceRules rules;
    private final ReferenceSide mover;
    private final List<Integer> stage;
    private final Set<Play> plays = new HashSet<>();

    private ReferenceTapa(ReferenceRules rules, ReferenceSide mover, List<Integer> stage) {
        this.rules = rules;
        this.mover = mover;
        this.stage = stage;
    }

    /** Every result of the roll for the side to move ("W" or "B" as a letter); the game must not be over already. */
    static ReferencePlays plays(ReferenceRules rules, String boardText, char turn, int die1, int die2) {
        List<Integer> stage = die1 == die2 ? List.of(die1, die1, die1, die1) : List.of(die1, die2);
        ReferenceTapa tapa = new ReferenceTapa(rules, ReferenceSide.of(turn), stage);
        return tapa.results(ReferenceBoard.parse(boardText, rules.pinnerPinnable()));
    }

    /** "" or the end that already stands in the position by one of the tests of 5.1, whoever is to move. */
    static String over(ReferenceRules rules, String boardText) {
        ReferenceBoard board = ReferenceBoard.parse(boardText, rules.pinnerPinnable());
        String end = ReferenceEnd.afterStep(rules, board, ReferenceSide.WHITE);
        return end.isEmpty() ? ReferenceEnd.afterTurn(rules, board) : end;
    }

    private ReferencePlays results(ReferenceBoard start) {
        tryAllSteps(new Play(start, List.of(), ""), stage);
        int greatest = plays.stream().mapToInt(this::worth).max().orElse(0);
        if (greatest == 0) {
            return new ReferencePlays(0, new TreeMap<>(Map.of(start.text(), "")));
        }
        SortedMap<String, String> ends = new TreeMap<>();
        for (Play play : byLargerDie(ofWorth(greatest), greatest)) {
            ends.put(play.board().text(), endOfTurn(play));
        }
        return new ReferencePlays(ends.containsValue("") ? greatest : stage.size(), ends);
    }

    /** Adds every play that begins with the steps made, each step being legal when made and none following an end. */
    private void tryAllSteps(Play made, List<Integer> left) {
        if (!made.end().isEmpty()) {
            return;
        }
        for (int die : Set.copyOf(left)) {
            for (int from = 24; from >= 1; from--) {
                if (ReferenceStep.isLegal(rules, made.board(), mover, from, die)) {
                    Play longer = withStep(made, from, die);
                    if (plays.add(longer)) {
                        tryAllSteps(longer, without(left, die));
                    }
                }
            }
        }
    }

    private Play withStep(Play made, int from, int die) {
        ReferenceBoard board = made.board().moved(mover, from, from - die);
        List<Integer> dice = new ArrayList<>(made.dice());
        dice.add(die);
        return new Play(board, List.copyOf(dice), ReferenceEnd.afterStep(rules, board, mover));
    }

    private static List<Integer> without(List<Integer> dice, int used) {
        List<Integer> left = new ArrayList<>(dice);
        left.remove(Integer.valueOf(used));
        return left;
    }

    /** The number of dice used; a play that ends the game is complete and worth all dice. */
    private int worth(Play play) {
        return play.end().isEmpty() ? play.dice().size() : stage.size();
    }

    private List<Play> ofWorth(int greatest) {
        return plays.stream().filter(play -> worth(play) == greatest).toList();
    }

    /** If only one of two different dice can be played and the larger can be, only plays of the larger (1.1(5)). */
    private List<Play> byLargerDie(List<Play> legal, int greatest) {
        boolean twoDifferentDice = stage.size() == 2;
        if (!rules.largerDie() || greatest != 1 || !twoDifferentDice) {
            return legal;
        }
        int larger = Math.max(stage.get(0), stage.get(1));
        List<Play> withLarger =
                legal.stream().filter(play -> play.dice().contains(larger)).toList();
        return withLarger.isEmpty() ? legal : withLarger;
    }

    private String endOfTurn(Play play) {
        return play.end().isEmpty() ? ReferenceEnd.afterTurn(rules, play.board()) : play.end();
    }
}
