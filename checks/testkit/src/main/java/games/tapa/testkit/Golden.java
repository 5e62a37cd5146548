package games.tapa.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Expected results kept as a text file in the tree. A test makes the lines anew and compares. Run with {@code
 * -Dtapa.rewrite=true} the test writes the file instead, for the author to read in the diff before committing it.
 */
public final class Golden {

    private static final boolean REWRITE = Boolean.getBoolean("tapa.rewrite");

    private Golden() {}

    /** The lines of a golden file. */
    public static List<String> read(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Compares {@code lines} with the golden file, or writes them to it.
     *
     * @throws AssertionError naming the first line that differs
     */
    public static void check(Path file, List<String> lines) {
        if (REWRITE) {
            write(file, lines);
            return;
        }
        if (!Files.exists(file)) {
            throw new AssertionError(file + " is missing: write it with -Dtapa.rewrite=true, read it, commit it");
        }
        compare(file, read(file), lines);
    }

    private static void compare(Path file, List<String> expected, List<String> lines) {
        int common = Math.min(expected.size(), lines.size());
        for (int i = 0; i < common; i++) {
            if (!expected.get(i).equals(lines.get(i))) {
                throw new AssertionError(
                        file + ", line " + (i + 1) + "\nexpected: " + expected.get(i) + "\nbut was:  " + lines.get(i));
            }
        }
        if (expected.size() != lines.size()) {
            throw new AssertionError(
                    file + " has " + expected.size() + " lines, but " + lines.size() + " were made; the first "
                            + (expected.size() > lines.size()
                                    ? "missing one: " + expected.get(common)
                                    : "one too many: " + lines.get(common)));
        }
    }

    private static void write(Path file, List<String> lines) {
        try {
            if (file.getParent() != null) {
                Files.createDirectories(file.getParent());
            }
            Files.writeString(file, String.join("\n", lines) + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
