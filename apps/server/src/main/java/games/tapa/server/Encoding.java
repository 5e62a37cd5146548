package games.tapa.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A way in which the bytes of a file can be packed (RFC 9110, section 8.4), the smallest first. */
enum Encoding {
    BROTLI("br", ".br"),
    GZIP("gzip", ".gz"),
    NONE("identity", "");

    private final String token;
    private final String suffix;

    Encoding(String token, String suffix) {
        this.token = token;
        this.suffix = suffix;
    }

    /** The name in headers. */
    String token() {
        return token;
    }

    /** What a packed file's name ends with. */
    String suffix() {
        return suffix;
    }

    /** The encodings that a client takes, as its {@code Accept-Encoding} says; never without {@link #NONE}. */
    static List<Encoding> accepted(String header) {
        List<Encoding> accepted = new ArrayList<>();
        for (Encoding encoding : values()) {
            if (encoding == NONE || accepts(header, encoding.token)) {
                accepted.add(encoding);
            }
        }
        return accepted;
    }

    private static boolean accepts(String header, String token) {
        boolean any = false;
        for (String part : header.toLowerCase(Locale.ROOT).split(",", -1)) {
            int semicolon = part.indexOf(';');
            String name = (semicolon < 0 ? part : part.substring(0, semicolon)).trim();
            boolean wanted = semicolon < 0 || !isZero(part.substring(semicolon + 1));
            if (name.equals(token)) {
                return wanted;
            }
            any |= name.equals("*") && wanted;
        }
        return any;
    }

    /** Whether a parameter is the weight 0, such as {@code q=0.00}: not acceptable. */
    private static boolean isZero(String parameter) {
        String weight = parameter.replace(" ", "");
        return weight.startsWith("q=0") && weight.chars().skip(2).allMatch(c -> c == '0' || c == '.');
    }
}
