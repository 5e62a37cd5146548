package games.tapa.conformance;

import games.tapa.kernel.Sha256;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The golden files of this tree; {@code -Dgoldens.write=true} rewrites them. */
final class Goldens {

    static final Path FOLDER = Path.of("src/test/resources/goldens").toAbsolutePath();

    private Goldens() {}

    static String committed(GoldenFile file) throws IOException {
        Path path = FOLDER.resolve(file.fileName());
        if (Boolean.getBoolean("goldens.write")) {
            Files.createDirectories(FOLDER);
            Files.writeString(path, file.ask(questions(file)));
        }
        return Files.readString(path);
    }

    /** The number that every change of rules, chance or bot carries: the first 8 hex digits of the files' digest. */
    static String signature() throws IOException {
        Sha256 digest = new Sha256();
        for (GoldenFile file : GoldenFile.values()) {
            digest.update(committed(file).getBytes(StandardCharsets.UTF_8));
        }
        return digest.hexDigest().substring(0, 8);
    }

    private static List<String> questions(GoldenFile file) {
        return switch (file) {
            case CHANCE -> List.of("0", "1", "-1", "42", "9223372036854775807", "-9223372036854775808");
        };
    }
}
