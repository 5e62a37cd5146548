package games.tapa.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.tapa.tables.Refusal;
import games.tapa.wire.Json;
import games.tapa.wire.JsonReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SentenceTest {

    private static final Path CATALOGUE = Path.of("../../apps/web/site/src/i18n/en.json");

    @Test
    void theValuesOfASentenceGoByTheirNames() {
        assertThat(Sentence.ROLLED.with("W", "6", "1"))
                .isEqualTo(new TableView.Announcement("say.rolled", List.of("side", "W", "d1", "6", "d2", "1")));
        assertThatThrownBy(() -> Sentence.ROLLED.with("W")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void everySentenceAndEveryReasonIsInTheCatalogue() throws IOException {
        Json.Obj catalogue = JsonReader.read(Files.readString(CATALOGUE), 1_000_000)
                .orThrow()
                .asObject()
                .orElseThrow();
        List<String> keys = new ArrayList<>();
        for (Sentence sentence : Sentence.values()) {
            keys.add(sentence.key());
        }
        for (Refusal refusal : Refusal.values()) {
            keys.add("why." + refusal.key());
        }
        assertThat(catalogue.members().keySet()).containsAll(keys);
    }
}
