package games.tapa.conformance;

import java.util.List;

/** Small damage to texts, at random: what typing errors, cut lines and hostile senders do. */
final class Mutations {

    private static final String LETTERS =
            "0123456789:/*()., WBTGoffbarpass\"{}[]-+eE\\u\t\u0000\u00e9\ud83c\udfb2\u202e";

    private final Chance chance;
    private final List<String> corpus;

    Mutations(List<String> corpus, long seed) {
        this.corpus = corpus;
        chance = new Chance(seed);
    }

    String next() {
        StringBuilder text = new StringBuilder(pick());
        int times = 1 + chance.below(4);
        for (int i = 0; i < times; i++) {
            damage(text);
        }
        return text.toString();
    }

    private void damage(StringBuilder text) {
        int at = chance.below(text.length() + 1);
        int end = at + chance.below(Math.min(12, text.length() - at + 1));
        switch (chance.below(7)) {
            case 0 -> text.insert(at, letter());
            case 1 -> text.delete(at, end);
            case 2 -> text.replace(at, end, String.valueOf(letter()));
            case 3 -> text.insert(at, text.substring(at, end));
            case 4 -> text.setLength(at);
            case 5 -> text.insert(at, pick());
            default -> text.insert(at, chance.below(1 << 30));
        }
    }

    private char letter() {
        return LETTERS.charAt(chance.below(LETTERS.length()));
    }

    private String pick() {
        return corpus.get(chance.below(corpus.size()));
    }
}
