package games.tapa.wire;

import java.util.Map;

/**
 * Writes JSON on one line without spaces. Control characters and line separators are escaped, so that no reader of
 * lines sees an end of line inside; half of a surrogate pair becomes the replacement character.
 */
public final class JsonWriter {

    private static final String HEX = "0123456789ABCDEF";
    private static final char REPLACEMENT = '\uFFFD';

    private final StringBuilder text = new StringBuilder();

    private JsonWriter() {}

    public static String write(Json json) {
        JsonWriter writer = new JsonWriter();
        writer.value(json);
        return writer.text.toString();
    }

    private void value(Json json) {
        switch (json) {
            case Json.Obj(Map<String, Json> members) -> object(members);
            case Json.Arr array -> array(array);
            case Json.Str(String string) -> string(string);
            case Json.Num(String number) -> text.append(number);
            case Json.Bool(boolean on) -> text.append(on);
            case Json.Null() -> text.append("null");
        }
    }

    private void object(Map<String, Json> members) {
        text.append('{');
        boolean first = true;
        for (Map.Entry<String, Json> member : members.entrySet()) {
            if (!first) {
                text.append(',');
            }
            first = false;
            string(member.getKey());
            text.append(':');
            value(member.getValue());
        }
        text.append('}');
    }

    private void array(Json.Arr array) {
        text.append('[');
        boolean first = true;
        for (Json item : array.items()) {
            if (!first) {
                text.append(',');
            }
            first = false;
            value(item);
        }
        text.append(']');
    }

    private void string(String string) {
        text.append('"');
        int written = 0;
        for (int i = 0; i < string.length(); i++) {
            char c = string.charAt(i);
            if (isPlain(c)) {
                continue;
            }
            text.append(string, written, i);
            if (Character.isHighSurrogate(c)
                    && i + 1 < string.length()
                    && Character.isLowSurrogate(string.charAt(i + 1))) {
                text.append(c).append(string.charAt(i + 1));
                i++;
            } else {
                character(c);
            }
            written = i + 1;
        }
        text.append(string, written, string.length()).append('"');
    }

    /** Whether {@code c} is written as it is, whatever is around it. */
    private static boolean isPlain(char c) {
        return c >= 0x20
                && c != '"'
                && c != '\\'
                && (c < 0x7F || (c >= 0xA0 && c != 0x2028 && c != 0x2029 && !Character.isSurrogate(c)));
    }

    private void character(char c) {
        switch (c) {
            case '"' -> text.append("\\\"");
            case '\\' -> text.append("\\\\");
            case '\n' -> text.append("\\n");
            case '\r' -> text.append("\\r");
            case '\t' -> text.append("\\t");
            default -> {
                if (c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0x2028 || c == 0x2029) {
                    text.append("\\u").append(hex(c));
                } else {
                    text.append(Character.isSurrogate(c) ? REPLACEMENT : c);
                }
            }
        }
    }

    /** The four hex digits of {@code c}. */
    static String hex(char c) {
        StringBuilder digits = new StringBuilder(4);
        for (int shift = 12; shift >= 0; shift -= 4) {
            digits.append(HEX.charAt((c >> shift) & 15));
        }
        return digits.toString();
    }
}
