package games.tapa.wire;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.OptionValue;
import games.tapa.kernel.Problem;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RulesJsonTest {

    @Test
    void aPresetsNameIsAChoiceWithoutOptions() {
        assertThat(RulesJson.read(json("\"mali\"")).orThrow())
                .isEqualTo(new RulesChoice(Optional.of("mali"), Map.of()));
    }

    @Test
    void anObjectIsOptionsOverAPresetAndThePresetMayBeMissing() {
        RulesChoice choice = RulesJson.read(json("{\"bearoff_pinned\":\"none\",\"preset\":\"mali\",\"mother_points\":3,"
                        + "\"triple\":false,\"head_first_doubles\":[3,4,6],\"cube\":null}"))
                .orThrow();
        assertThat(choice.preset()).contains("mali");
        assertThat(choice.options())
                .containsExactly(
                        Map.entry("bearoff_pinned", new OptionValue.Text("none")),
                        Map.entry("mother_points", new OptionValue.Count(3)),
                        Map.entry("triple", new OptionValue.Flag(false)),
                        Map.entry("head_first_doubles", new OptionValue.Counts(List.of(3, 4, 6))),
                        Map.entry("cube", new OptionValue.None()));
        assertThat(RulesJson.read(json("{}")).orThrow()).isEqualTo(RulesChoice.DEFAULT);
    }

    @Test
    void optionsAreWrittenInTheirOrderAndReadBack() {
        String text = "{\"b\":\"x\",\"a\":2,\"c\":true,\"d\":[],\"e\":null}";
        RulesChoice choice = RulesJson.read(json(text)).orThrow();
        assertThat(JsonWriter.write(RulesJson.write(choice.options()))).isEqualTo(text);
    }

    @Test
    void valuesThatNoOptionTakesAreRefusedWithNameAndValue() {
        for (String value : List.of("{}", "1.5", "[1,\"x\"]", "3000000000")) {
            Problem problem =
                    RulesJson.read(json("{\"mother\":" + value + "}")).failure().orElseThrow();
            assertThat(problem.code()).isEqualTo(Problem.Code.BAD_RULES);
            assertThat(problem.message()).startsWith("option \"mother\": " + value);
        }
        assertThat(RulesJson.read(json("{\"preset\":1}")).failure())
                .hasValueSatisfying(p -> assertThat(p.code()).isEqualTo(Problem.Code.BAD_RULES));
        assertThat(RulesJson.read(json("7")).failure())
                .hasValueSatisfying(p -> assertThat(p.code()).isEqualTo(Problem.Code.BAD_REQUEST));
    }

    private static Json json(String text) {
        return JsonReader.read(text, 1000).orThrow();
    }
}
