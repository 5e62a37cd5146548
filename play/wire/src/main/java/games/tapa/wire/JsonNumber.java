package games.tapa.wire;

import java.util.Optional;

/** The grammar of JSON numbers (RFC 8259, section 6). */
final class JsonNumber {

    private JsonNumber() {}

    /** Where the number that begins at {@code at} ends, or -1 if none begins there. */
    static int end(String text, int at) {
        int first = at < text.length() && text.charAt(at) == '-' ? at + 1 : at;
        int end = digits(text, first);
        if (end == first || (end > first + 1 && text.charAt(first) == '0')) {
            return -1;
        }
        if (end < text.length() && text.charAt(end) == '.') {
            int fraction = end + 1;
            end = digits(text, fraction);
            if (end == fraction) {
                return -1;
            }
        }
        return exponent(text, end);
    }

    /** The whole number that {@code number} writes without fraction and exponent; empty if it is none or too big. */
    static Optional<Integer> toInt(String number) {
        boolean negative = number.charAt(0) == '-';
        long value = 0;
        for (int i = negative ? 1 : 0; i < number.length(); i++) {
            if (!isDigit(number, i) || value > Integer.MAX_VALUE) {
                return Optional.empty();
            }
            value = 10 * value + number.charAt(i) - '0';
        }
        value = negative ? -value : value;
        return value == (int) value ? Optional.of((int) value) : Optional.empty();
    }

    static String fixed(long scaled, int decimals) {
        if (decimals < 1 || decimals > 18 || scaled == Long.MIN_VALUE) {
            throw new IllegalArgumentException("1 to 18 decimals are possible, not " + decimals + " of " + scaled);
        }
        StringBuilder digits = new StringBuilder(Long.toString(Math.abs(scaled)));
        while (digits.length() <= decimals) {
            digits.insert(0, '0');
        }
        digits.insert(digits.length() - decimals, '.');
        return (scaled < 0 ? "-" : "") + digits;
    }

    /** An equity or a chance, with as many decimals as let chances still sum to 1 within a millionth. */
    static Json.Num rounded(double number) {
        String digits = fixed(Math.round(number * 1e7), 7);
        int end = digits.length();
        while (digits.charAt(end - 1) == '0') {
            end--;
        }
        return new Json.Num(digits.substring(0, digits.charAt(end - 1) == '.' ? end - 1 : end));
    }

    private static int exponent(String text, int at) {
        if (at >= text.length() || (text.charAt(at) != 'e' && text.charAt(at) != 'E')) {
            return at;
        }
        int first = at + 1;
        if (first < text.length() && (text.charAt(first) == '+' || text.charAt(first) == '-')) {
            first++;
        }
        int end = digits(text, first);
        return end == first ? -1 : end;
    }

    private static int digits(String text, int at) {
        int end = at;
        while (isDigit(text, end)) {
            end++;
        }
        return end;
    }

    private static boolean isDigit(String text, int at) {
        return at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9';
    }
}
