package games.tapa.conformance.house;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;

/** Uses what no module of the browser may use, so that a test can see the gate find it; never run. */
final class BannedSample {

    private final Map<String, Long> byName = new HashMap<>();
    private final Pattern digits = Pattern.compile("[0-9]+");

    double chance(Random random, double x) {
        byName.put("time", System.nanoTime());
        return random.nextDouble() * Math.exp(x) + Math.multiplyHigh(1L, 2L);
    }

    String text(List<String> words, Instant now, double x) {
        StringBuilder text = new StringBuilder();
        text.append(x);
        words.stream().filter(word -> digits.matcher(word).matches()).forEach(text::append);
        return "%s at %s of %s".formatted(text, now, Set.of("a", "b")) + ", x = " + x;
    }

    String dice(List<Integer> dice, String text) {
        return Character.isDigit(text.strip().charAt(0)) ? "rolls " + dice.getFirst() : text;
    }

    Class<?> reflection() throws ClassNotFoundException, NoSuchAlgorithmException {
        return Class.forName(
                MessageDigest.getInstance("SHA-256") + Thread.currentThread().getName());
    }
}
