package games.tapa.conformance.house;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The files of this checkout that git tracks or would track, by their paths from the root. */
final class Checkout {

    static final Path ROOT = root();

    /** Paths with forward slashes, sorted; what {@code .gitignore} names is not among them. */
    static final List<String> FILES = files();

    private Checkout() {}

    static List<String> filesEnding(String... endings) {
        return FILES.stream()
                .filter(file -> Stream.of(endings).anyMatch(file::endsWith))
                .toList();
    }

    static byte[] bytes(String file) {
        try {
            return Files.readAllBytes(ROOT.resolve(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String text(String file) {
        return new String(bytes(file), StandardCharsets.UTF_8);
    }

    private static Path root() {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.exists(folder.resolve("tapa")) || !Files.exists(folder.resolve("rules"))) {
            folder = folder.getParent();
            if (folder == null) {
                throw new IllegalStateException("the tests must run inside a checkout of the project");
            }
        }
        return folder;
    }

    private static List<String> files() {
        try {
            Process git = new ProcessBuilder("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
                    .directory(ROOT.toFile())
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            String names = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (git.waitFor() != 0 || names.isEmpty()) {
                throw new IllegalStateException("git lists no files in " + ROOT + ": the gates need a git checkout");
            }
            return Stream.of(names.split("\0", -1))
                    .filter(name -> !name.isEmpty() && Files.isRegularFile(ROOT.resolve(name)))
                    .sorted()
                    .distinct()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException("interrupted while git listed the files", e);
        }
    }
}
