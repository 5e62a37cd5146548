package games.tapa.wire;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads JSON by the letter of RFC 8259. Beyond the grammar it refuses what readers take differently: a name twice in an
 * object, half of a surrogate pair, nesting deeper than {@link #DEEPEST}, and texts longer than the caller allows.
 */
public final class JsonReader {

    /** How deep arrays and objects may lie in each other. */
    public static final int DEEPEST = 64;

    private final String text;
    private int at;
    private String fault = "";

    private JsonReader(String text) {
        this.text = text;
    }

    /**
     * Reads one value and nothing after it.
     *
     * @param longest the greatest length in UTF-16 units that is read
     */
    public static Result<Json> read(String text, int longest) {
        if (text.length() > longest) {
            return bad("the text has " + text.length() + " characters; at most " + longest + " are read here");
        }
        JsonReader reader = new JsonReader(text);
        Optional<Json> value = reader.value(0);
        if (value.isPresent()) {
            reader.skipSpace();
            if (reader.at == text.length()) {
                return Result.ok(value.get());
            }
            reader.fail("one value is enough, but " + reader.found() + " follows it");
        }
        return bad("character " + (reader.at + 1) + ": " + reader.fault);
    }

    /** Reads a value; empty if it could not, then {@link #fault} says why and {@link #at} where. */
    private Optional<Json> value(int depth) {
        skipSpace();
        return switch (peek()) {
            case '{' -> depth < DEEPEST ? object(depth + 1) : tooDeep();
            case '[' -> depth < DEEPEST ? array(depth + 1) : tooDeep();
            case '"' -> string().map(Json.Str::new);
            case 't' -> word("true", new Json.Bool(true));
            case 'f' -> word("false", new Json.Bool(false));
            case 'n' -> word("null", new Json.Null());
            default -> number();
        };
    }

    private Optional<Json> object(int depth) {
        Map<String, Json> members = new LinkedHashMap<>();
        at++;
        if (take('}')) {
            return Optional.of(new Json.Obj(members));
        }
        do {
            Optional<String> name = name(members);
            Optional<Json> value = name.isPresent() ? value(depth) : Optional.empty();
            if (value.isEmpty()) {
                return Optional.empty();
            }
            members.put(name.get(), value.get());
        } while (take(','));
        return take('}') ? Optional.of(new Json.Obj(members)) : fail("write , or } here, not " + found());
    }

    /** Reads a name that is not yet among {@code members}, and its colon. */
    private Optional<String> name(Map<String, Json> members) {
        skipSpace();
        int start = at;
        if (peek() != '"') {
            return fail("write a name in double quotes here, not " + found());
        }
        Optional<String> name = string();
        if (name.isEmpty()) {
            return name;
        }
        if (members.containsKey(name.get())) {
            at = start;
            return fail("the name \"" + shortened(name.get()) + "\" is there twice; leave one out");
        }
        return take(':') ? name : fail("write : here, not " + found());
    }

    private Optional<Json> array(int depth) {
        List<Json> items = new ArrayList<>();
        at++;
        if (take(']')) {
            return Optional.of(new Json.Arr(items));
        }
        do {
            Optional<Json> item = value(depth);
            if (item.isEmpty()) {
                return item;
            }
            items.add(item.get());
        } while (take(','));
        return take(']') ? Optional.of(new Json.Arr(items)) : fail("write , or ] here, not " + found());
    }

    private Optional<Json> number() {
        int end = JsonNumber.end(text, at);
        if (end < 0) {
            boolean meant = peek() == '-' || (peek() >= '0' && peek() <= '9');
            return fail(
                    meant ? "this is no JSON number; write such as 7 or -0.5" : "write a value here, not " + found());
        }
        Json number = new Json.Num(text.substring(at, end));
        at = end;
        return Optional.of(number);
    }

    private Optional<Json> word(String word, Json meaning) {
        if (!text.startsWith(word, at)) {
            return fail("only true, false and null are written without quotes");
        }
        at += word.length();
        return Optional.of(meaning);
    }

    private Optional<String> string() {
        at++;
        int first = at;
        while (at < text.length() && isPlain(text.charAt(at))) {
            at++;
        }
        String plain = text.substring(first, at);
        if (peek() == '"') {
            at++;
            return Optional.of(plain);
        }
        return rest(new StringBuilder(plain));
    }

    /** Goes on with a string in which characters want a closer look. */
    private Optional<String> rest(StringBuilder string) {
        while (peek() != '"') {
            int start = at;
            int c = character();
            if (c < 0) {
                return Optional.empty();
            }
            boolean wantsLow = !string.isEmpty() && isOpen(string);
            if (wantsLow != Character.isLowSurrogate((char) c)) {
                at = start;
                return fail("half of a surrogate pair is no character; write both halves");
            }
            string.append((char) c);
        }
        if (isOpen(string)) {
            return fail("half of a surrogate pair is no character; write both halves");
        }
        at++;
        return Optional.of(string.toString());
    }

    /** Whether {@code c} stands for itself in a string, whatever is around it. */
    private static boolean isPlain(char c) {
        return c >= 0x20 && c != '"' && c != '\\' && !Character.isSurrogate(c);
    }

    /** Whether {@code string} ends in the first half of a surrogate pair. */
    private static boolean isOpen(StringBuilder string) {
        return !string.isEmpty() && Character.isHighSurrogate(string.charAt(string.length() - 1));
    }

    /** The next UTF-16 unit of a string, or -1 after a fault. */
    private int character() {
        if (at == text.length()) {
            return failed("the string does not end; write \" after it");
        }
        char c = text.charAt(at);
        if (c < 0x20) {
            return failed("a control character in a string must be escaped, such as \\n");
        }
        at++;
        return c == '\\' ? escape() : c;
    }

    private int escape() {
        char kind = peek();
        at++;
        return switch (kind) {
            case '"', '\\', '/' -> kind;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> hex();
            default -> {
                at -= 2;
                yield failed("no such escape; after \\ comes one of \" \\ / b f n r t u");
            }
        };
    }

    private int hex() {
        int unit = 0;
        for (int i = 0; i < 4; i++) {
            int digit = at + i < text.length() ? hexDigit(text.charAt(at + i)) : -1;
            if (digit < 0) {
                at -= 2;
                return failed("after \\u come four hex digits");
            }
            unit = 16 * unit + digit;
        }
        at += 4;
        return unit;
    }

    private static int hexDigit(char c) {
        if (c >= '0' && c <= '9') {
            return c - '0';
        }
        char lower = (char) (c | 0x20);
        return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
    }

    private boolean take(char expected) {
        skipSpace();
        if (peek() != expected) {
            return false;
        }
        at++;
        return true;
    }

    /** The character at hand; at the end one that nothing in JSON begins with. */
    private char peek() {
        return at < text.length() ? text.charAt(at) : '\0';
    }

    private void skipSpace() {
        while (peek() == ' ' || peek() == '\t' || peek() == '\n' || peek() == '\r') {
            at++;
        }
    }

    private String found() {
        if (at == text.length()) {
            return "the end of the text";
        }
        char c = text.charAt(at);
        return c > 0x20 && c < 0x7F ? "" + c : "U+" + JsonWriter.hex(c);
    }

    private static String shortened(String name) {
        return name.length() <= 40 ? name : name.substring(0, 40) + "…";
    }

    private <T> Optional<T> tooDeep() {
        return fail("arrays and objects lie more than " + DEEPEST + " deep in each other");
    }

    private <T> Optional<T> fail(String why) {
        fault = why;
        return Optional.empty();
    }

    private int failed(String why) {
        fault = why;
        return -1;
    }

    private static Result<Json> bad(String message) {
        return Result.bad(Problem.Code.BAD_JSON, message);
    }
}
