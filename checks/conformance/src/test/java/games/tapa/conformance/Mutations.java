package games.tapa.conformance;

import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Small damage to texts, at random: what typing errors, cut lines and hostile senders do. Half of the texts keep their
 * shape, so that the damage is met behind the check of the shape: their words and braced parts change places.
 */
final class Mutations {

    private static final String LETTERS =
            "0123456789:/*()., WBTGoffbarpass\"{}[]-+eE\\u\t\u0000\u00e9\ud83c\udfb2\u202e";

    private static final Pattern WORD = Pattern.compile("[A-Za-z0-9_]+");
    private static final Pattern PART = Pattern.compile("\\{[^{}]*},?");

    private final Chance chance;
    private final List<String> corpus;

    Mutations(List<String> corpus, long seed) {
        this.corpus = corpus;
        chance = new Chance(seed);
    }

    String next() {
        StringBuilder text = new StringBuilder(pick());
        boolean keepsShape = chance.oneIn(2);
        int times = 1 + chance.below(4);
        for (int i = 0; i < times; i++) {
            if (keepsShape) {
                change(text);
            } else {
                damage(text);
            }
        }
        return text.toString();
    }

    /** Puts a word of some text for a word of this one, or drops or doubles a part in braces. */
    private void change(StringBuilder text) {
        boolean part = chance.oneIn(4);
        Optional<MatchResult> found = any(part ? PART : WORD, text);
        if (found.isEmpty()) {
            return;
        }
        String old = found.get().group();
        String other = part
                ? (chance.oneIn(2) ? "" : old + old)
                : any(WORD, pick()).map(MatchResult::group).orElse("0");
        text.replace(found.get().start(), found.get().end(), other);
    }

    /** The first match after a place at random. */
    private Optional<MatchResult> any(Pattern pattern, CharSequence text) {
        Matcher matcher = pattern.matcher(text);
        return matcher.find(chance.below(text.length() + 1)) ? Optional.of(matcher.toMatchResult()) : Optional.empty();
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
