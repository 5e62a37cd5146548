package games.tapa.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Every file of the page by the path it is asked for, read once from the resources under {@code META-INF/tapa-site},
 * which {@code files.txt} lists. What is not listed does not exist, so no path leads anywhere else. Immutable.
 */
final class Site {

    private static final String FOLDER = "META-INF/tapa-site/";
    private static final String LIST = "files.txt";
    private static final String START = "/index.html";

    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("css", "text/css; charset=utf-8"),
            Map.entry("html", "text/html; charset=utf-8"),
            Map.entry("ico", "image/x-icon"),
            Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("json", "application/json"),
            Map.entry("png", "image/png"),
            Map.entry("svg", "image/svg+xml"),
            Map.entry("txt", "text/plain; charset=utf-8"),
            Map.entry("wasm", "application/wasm"),
            Map.entry("net", "application/octet-stream"),
            Map.entry("webmanifest", "application/manifest+json"),
            Map.entry("woff2", "font/woff2"));

    private final Map<String, SiteFile> files;

    private Site(Map<String, SiteFile> files) {
        this.files = files;
    }

    /** The page that this program was built with; empty if it was built without one. */
    static Optional<Site> builtIn() {
        return read(name -> resource(FOLDER + name));
    }

    /**
     * The page whose files {@code source} gives by name.
     *
     * @throws IllegalStateException if a listed file is missing or of a kind that is not served
     */
    static Optional<Site> read(Function<String, Optional<byte[]>> source) {
        Optional<byte[]> list = source.apply(LIST);
        if (list.isEmpty()) {
            return Optional.empty();
        }
        List<String> names =
                new String(list.get(), StandardCharsets.UTF_8).lines().toList();
        Map<String, SiteFile> files = new LinkedHashMap<>();
        for (String name : names) {
            if (!isPacked(name, names)) {
                SiteFile file = file(name, names, source);
                files.put(file.path(), file);
            }
        }
        return Optional.of(new Site(files));
    }

    /** The file that is asked for by {@code path}, if it exists; {@code /} is the start page. */
    Optional<SiteFile> at(String path) {
        return Optional.ofNullable(files.get(path.equals("/") ? START : path));
    }

    /** The paths of all files. */
    List<String> paths() {
        return List.copyOf(files.keySet());
    }

    /** Whether {@code name} is the packed variant of another file. */
    private static boolean isPacked(String name, List<String> names) {
        for (Encoding encoding : Encoding.values()) {
            String suffix = encoding.suffix();
            if (encoding != Encoding.NONE
                    && name.endsWith(suffix)
                    && names.contains(name.substring(0, name.length() - suffix.length()))) {
                return true;
            }
        }
        return false;
    }

    private static SiteFile file(String name, List<String> names, Function<String, Optional<byte[]>> source) {
        String type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
        if (type == null) {
            throw new IllegalStateException(name + ": files of this kind have no content type here; add it to Site");
        }
        Map<Encoding, byte[]> bytes = new EnumMap<>(Encoding.class);
        for (Encoding encoding : Encoding.values()) {
            String variant = name + encoding.suffix();
            if (names.contains(variant)) {
                bytes.put(
                        encoding,
                        source.apply(variant)
                                .orElseThrow(() -> new IllegalStateException(variant + " is listed but missing")));
            }
        }
        return new SiteFile("/" + name, type, digest(bytes.getOrDefault(Encoding.NONE, new byte[0])), bytes);
    }

    private static String digest(byte[] bytes) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return HexFormat.of().formatHex(digest, 0, 12);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Optional<byte[]> resource(String name) {
        try (InputStream in = ClassLoader.getSystemResourceAsStream(name)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        }
    }
}
