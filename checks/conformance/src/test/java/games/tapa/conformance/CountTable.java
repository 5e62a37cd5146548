package games.tapa.conformance;

/**
 * One table of the rule page, 6.5: how many distinct boards each of the 21 rolls leads to, written as "roll:number",
 * larger die first, and the sum.
 */
record CountTable(String id, String position, char turn, ReferenceRules rules, String byRoll, int sum) {

    String title() {
        return id + ", " + ReferenceSide.of(turn) + " to move: " + sum + " (6.5)";
    }

    String expected() {
        return byRoll + " sum " + sum;
    }
}
