package games.tapa.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Rng;
import games.tapa.kernel.SplitMix64;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class JsonTest {

    private static final int LIMIT = 100_000;

    @Test
    void everyKindOfValueIsReadAndWrittenInTheSameOrder() {
        String text = "{\"z\":[1,-0.50,2e+9,[]],\"a\":{\"t\":true,\"f\":false,\"n\":null},\"\":\"\"}";
        assertThat(JsonWriter.write(read(text))).isEqualTo(text);
        assertThat(JsonWriter.write(read(" {\t\"a\" :\r\n [ 1 , 2 ] } "))).isEqualTo("{\"a\":[1,2]}");
    }

    @Test
    void everyEscapeIsRead() {
        assertThat(read("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\u00E9\\ud83c\\udfb2\""))
                .isEqualTo(new Json.Str("\"\\/\b\f\n\r\téé🎲"));
    }

    @Test
    void writtenTextHasNoLineEndAndNoControlCharacterWhateverTheStringHolds() {
        StringBuilder all = new StringBuilder();
        for (char c = 0; c < 0x3000; c++) {
            all.append(c);
        }
        Json string = new Json.Str(all.append("🎲").toString());
        String text = JsonWriter.write(string);
        assertThat(text.chars()).noneMatch(c -> Character.isISOControl(c) || c == 0x2028 || c == 0x2029);
        assertThat(read(text)).isEqualTo(string);
    }

    @Test
    void halfOfASurrogatePairIsWrittenAsTheReplacementCharacter() {
        assertThat(JsonWriter.write(new Json.Str("a\ud83c"))).isEqualTo("\"a\ufffd\"");
        assertThat(JsonWriter.write(new Json.Str("\udfb2\ud83cb"))).isEqualTo("\"\ufffd\ufffdb\"");
    }

    @Test
    void aNumberFromZeroOnIsReadAsAFraction() {
        assertThat(read("0").asFraction()).contains(0.0);
        assertThat(read("0.005").asFraction()).contains(0.005);
        assertThat(read("5e-05").asFraction()).contains(0.00005);
        assertThat(read("12.5E+2").asFraction()).contains(1250.0);
        assertThat(read("0.30000000000000004").asFraction().orElseThrow()).isBetween(0.3, 0.3000001);
        for (String other :
                List.of("-0.5", "1e400", "1e-99", "1e99999999999", "1234567890123456789", "\"1\"", "null")) {
            assertThat(read(other).asFraction()).as(other).isEmpty();
        }
    }

    @Test
    void wholeNumbersThatFitAreIntsAndOtherNumbersKeepTheirText() {
        assertThat(read("-2147483648").asInt()).contains(Integer.MIN_VALUE);
        assertThat(read("2147483647").asInt()).contains(Integer.MAX_VALUE);
        assertThat(read("-0").asInt()).contains(0);
        for (String other : List.of("2147483648", "-2147483649", "1.0", "1e2", "99999999999999999999999999")) {
            assertThat(read(other).asInt()).isEmpty();
            assertThat(JsonWriter.write(read(other))).isEqualTo(other);
        }
    }

    @Test
    void fixedDecimalsAreWrittenWithoutDoubles() {
        assertThat(Json.Num.fixed(213, 3).text()).isEqualTo("0.213");
        assertThat(Json.Num.fixed(-5, 2).text()).isEqualTo("-0.05");
        assertThat(Json.Num.fixed(1200, 2).text()).isEqualTo("12.00");
        assertThat(Json.Num.fixed(0, 1).text()).isEqualTo("0.0");
        assertThat(Json.Num.fixed(-Long.MAX_VALUE, 18).text()).isEqualTo("-9.223372036854775807");
    }

    @Test
    void aNumberThatIsNoneAndANamePutTwiceAreBugs() {
        for (String none : List.of("", "1x", "-", "00", "1 ")) {
            assertThatThrownBy(() -> new Json.Num(none)).isInstanceOf(IllegalArgumentException.class);
        }
        assertThatThrownBy(() -> new JsonFields().put("a", 1).put("a", 2)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void membersAreFoundByNameAndKind() {
        Json.Obj object = read("{\"s\":\"x\",\"i\":7,\"b\":true,\"l\":[1],\"o\":{\"s\":\"y\"},\"n\":null}")
                .asObject()
                .orElseThrow();
        assertThat(object.text("s")).contains("x");
        assertThat(object.integer("i")).contains(7);
        assertThat(object.flag("b")).contains(true);
        assertThat(object.list("l")).hasValueSatisfying(l -> assertThat(l).hasSize(1));
        assertThat(object.object("o").flatMap(o -> o.text("s"))).contains("y");
        assertThat(object.get("n")).contains(new Json.Null());
        assertThat(object.text("i")).isEmpty();
        assertThat(object.integer("s")).isEmpty();
        assertThat(object.get("missing")).isEmpty();
    }

    @Test
    void nestingIsReadToTheLimitAndNoDeeper() {
        String deepest = "[".repeat(JsonReader.DEEPEST) + "]".repeat(JsonReader.DEEPEST);
        assertThat(JsonWriter.write(read(deepest))).isEqualTo(deepest);
        assertThat(problem("[" + deepest + "]").message())
                .isEqualTo("character 65: arrays and objects lie more than 64 deep in each other");
        assertThat(problem("{\"a\":".repeat(50_000 / 5)).message()).contains("64 deep");
    }

    @Test
    void aTextLongerThanAllowedIsRefusedUnread() {
        assertThat(JsonReader.read("[1]", 3).toOptional()).isPresent();
        assertThat(JsonReader.read("[12]", 3).failure())
                .contains(new Problem(Problem.Code.BAD_JSON, "the text has 4 characters; at most 3 are read here"));
    }

    @Test
    void everyBadInputOfTheCorpusIsRefusedWithThePlaceAndTheReason() throws IOException {
        List<String> cases = corpus();
        assertThat(cases).hasSizeGreaterThan(50);
        for (String line : cases) {
            int arrow = line.indexOf(" => ");
            Problem problem = problem(unescaped(line.substring(0, arrow)));
            assertThat(problem.code()).isEqualTo(Problem.Code.BAD_JSON);
            assertThat(problem.message()).as(line).startsWith(unescaped(line.substring(arrow + 4)));
        }
    }

    @Test
    void mutatedInputGivesAValueThatRoundTripsOrAProblemNeverAnException() throws IOException {
        List<String> seeds = new ArrayList<>();
        for (String line : corpus()) {
            seeds.add(unescaped(line.substring(0, line.indexOf(" => "))));
        }
        seeds.add(
                "{\"id\":2,\"op\":\"plays\",\"rules\":{\"preset\":\"mali\",\"head_first_doubles\":[3,4,6],\"cube\":null}}");
        seeds.add("[\"\\u00e9\\ud83c\\udfb2 é🎲\\n\",-0.5e-7,true,false,{}]");
        Rng rng = new SplitMix64(20_251);
        int values = 0;
        for (int i = 0; i < 200_000; i++) {
            String input = mutated(seeds.get(rng.below(seeds.size())), rng);
            Result<Json> result = JsonReader.read(input, LIMIT);
            if (result instanceof Result.Ok<Json>(Json json)) {
                values++;
                assertThat(read(JsonWriter.write(json))).as(input).isEqualTo(json);
            }
        }
        assertThat(values).isGreaterThan(1_000);
    }

    private static String mutated(String seed, Rng rng) {
        StringBuilder text = new StringBuilder(seed);
        String spice = "{}[]\",:\\u0019eE+-.tfn \n\ud83c\udfb2\u0000é";
        for (int n = 1 + rng.below(3); n > 0; n--) {
            int at = rng.below(text.length() + 1);
            switch (rng.below(3)) {
                case 0 -> text.insert(at, spice.charAt(rng.below(spice.length())));
                case 1 -> text.delete(at, Math.min(text.length(), at + 1 + rng.below(3)));
                default -> text.insert(at, text.substring(at, Math.min(text.length(), at + rng.below(8))));
            }
        }
        return text.toString();
    }

    private static List<String> corpus() throws IOException {
        try (InputStream in = JsonTest.class.getResourceAsStream("bad-json.txt")) {
            String all = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return all.lines().filter(line -> !line.startsWith("#")).toList();
        }
    }

    private static String unescaped(String text) {
        StringBuilder plain = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == '~') {
                plain.append((char) Integer.parseInt(text.substring(i + 1, i + 5), 16));
                i += 4;
            } else {
                plain.append(text.charAt(i));
            }
        }
        return plain.toString();
    }

    private static Json read(String text) {
        return JsonReader.read(text, LIMIT).orThrow();
    }

    private static Problem problem(String text) {
        return JsonReader.read(text, LIMIT).failure().orElseThrow(() -> new AssertionError("was read: " + text));
    }
}
