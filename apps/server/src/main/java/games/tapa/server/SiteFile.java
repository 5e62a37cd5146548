package games.tapa.server;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * A file of the page, held in memory, with its packed variants.
 *
 * @param path where it is asked for, such as {@code /assets/page-1a2b3c4d.js}
 * @param type its content type
 * @param tag names its content: other content, other tag
 * @param bytes its bytes by encoding; {@link Encoding#NONE} is always there
 */
record SiteFile(String path, String type, String tag, Map<Encoding, byte[]> bytes) {

    /** Files in here carry a hash of their content in their name. */
    private static final String HASHED = "/assets/";

    SiteFile {
        bytes = Collections.unmodifiableMap(new EnumMap<>(bytes));
        if (!bytes.containsKey(Encoding.NONE)) {
            throw new IllegalArgumentException(path + " has only packed variants");
        }
    }

    /** The smallest variant that a client takes; encodings differ in their order of size, not always by file. */
    Encoding smallest(List<Encoding> accepted) {
        Encoding best = Encoding.NONE;
        for (Encoding encoding : accepted) {
            byte[] packed = bytes.get(encoding);
            if (packed != null && packed.length < bytes(best).length) {
                best = encoding;
            }
        }
        return best;
    }

    byte[] bytes(Encoding encoding) {
        byte[] packed = bytes.get(encoding);
        if (packed == null) {
            throw new IllegalArgumentException(path + " has no variant " + encoding);
        }
        return packed;
    }

    /** The entity tag of a variant: variants are different entities. */
    String etag(Encoding encoding) {
        return '"' + tag + (encoding == Encoding.NONE ? "" : "-" + encoding.token()) + '"';
    }

    /** How long a browser may keep it unasked. */
    String cacheControl() {
        return path.startsWith(HASHED) ? "public, max-age=31536000, immutable" : "no-cache";
    }

    /** Whether it is a worker's script: the loader of the page's WebAssembly needs {@code eval} there. */
    boolean isWorker() {
        return path.startsWith(HASHED + "worker-") && path.endsWith(".js");
    }
}
