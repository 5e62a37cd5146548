package games.tapa.testkit;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GoldenTest {

    @TempDir
    Path folder;

    @Test
    void equalLinesPass() throws IOException {
        Golden.check(file("a\nb\n"), List.of("a", "b"));
    }

    @Test
    void aChangedLineIsNamedWithBothTexts() throws IOException {
        Path file = file("a\nb\n");

        assertThatThrownBy(() -> Golden.check(file, List.of("a", "c")))
                .hasMessageContainingAll("line 2", "expected: b", "but was:  c");
    }

    @Test
    void aMissingLineIsNamed() throws IOException {
        Path file = file("a\nb\n");

        assertThatThrownBy(() -> Golden.check(file, List.of("a"))).hasMessageContaining("missing one: b");
    }

    @Test
    void aLineTooManyIsNamed() throws IOException {
        Path file = file("a\n");

        assertThatThrownBy(() -> Golden.check(file, List.of("a", "b"))).hasMessageContaining("one too many: b");
    }

    @Test
    void aMissingFileSaysHowToWriteIt() {
        assertThatThrownBy(() -> Golden.check(folder.resolve("none.txt"), List.of("a")))
                .hasMessageContaining("-Dtapa.rewrite=true");
    }

    private Path file(String text) throws IOException {
        return Files.writeString(folder.resolve("golden.txt"), text);
    }
}
