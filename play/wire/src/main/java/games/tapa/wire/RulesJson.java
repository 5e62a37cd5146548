package games.tapa.wire;

import games.tapa.kernel.OptionValue;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Rules as JSON (5.3): a preset's name, or an object of options laid over a preset. */
public final class RulesJson {

    private static final String PRESET = "preset";

    private RulesJson() {}

    /** Reads {@code "mali"} or {@code {"preset":"mali","bearoff_pinned":"none"}}; which options exist is not asked. */
    public static Result<RulesChoice> read(Json rules) {
        return switch (rules) {
            case Json.Str(String preset) -> Result.ok(RulesChoice.ofPreset(preset));
            case Json.Obj object -> readObject(object);
            default ->
                Result.bad(
                        Problem.Code.BAD_REQUEST,
                        "rules " + shown(rules) + ": give a preset's name or an object of options");
        };
    }

    /** Writes every option in the order of {@code options}. */
    public static Json.Obj write(Map<String, OptionValue> options) {
        JsonFields fields = new JsonFields();
        for (Map.Entry<String, OptionValue> option : options.entrySet()) {
            fields.put(option.getKey(), write(option.getValue()));
        }
        return fields.object();
    }

    private static Result<RulesChoice> readObject(Json.Obj object) {
        Optional<String> preset = Optional.empty();
        Map<String, OptionValue> options = new LinkedHashMap<>();
        for (Map.Entry<String, Json> member : object.members().entrySet()) {
            Optional<OptionValue> value = readValue(member.getValue());
            if (member.getKey().equals(PRESET)) {
                preset = member.getValue().asText();
            } else if (value.isPresent()) {
                options.put(member.getKey(), value.get());
            }
            if (value.isEmpty() || (member.getKey().equals(PRESET) && preset.isEmpty())) {
                return Result.bad(
                        Problem.Code.BAD_RULES,
                        "option \"" + member.getKey() + "\": " + shown(member.getValue())
                                + " is not possible; options take words, whole numbers, true, false or null");
            }
        }
        return Result.ok(new RulesChoice(preset, options));
    }

    private static Optional<OptionValue> readValue(Json value) {
        return switch (value) {
            case Json.Str(String text) -> Optional.of(new OptionValue.Text(text));
            case Json.Bool(boolean on) -> Optional.of(new OptionValue.Flag(on));
            case Json.Num number -> number.asInt().map(OptionValue.Count::new);
            case Json.Arr(List<Json> items) -> readCounts(items);
            case Json.Null() -> Optional.of(new OptionValue.None());
            case Json.Obj object -> Optional.empty();
        };
    }

    private static Optional<OptionValue> readCounts(List<Json> items) {
        List<Integer> counts = new ArrayList<>();
        for (Json item : items) {
            Optional<Integer> count = item.asInt();
            if (count.isEmpty()) {
                return Optional.empty();
            }
            counts.add(count.get());
        }
        return Optional.of(new OptionValue.Counts(counts));
    }

    private static Json write(OptionValue value) {
        return switch (value) {
            case OptionValue.Text(String text) -> new Json.Str(text);
            case OptionValue.Flag(boolean on) -> new Json.Bool(on);
            case OptionValue.Count(int count) -> Json.Num.of(count);
            case OptionValue.Counts(List<Integer> counts) -> {
                List<Json> items = new ArrayList<>();
                for (int count : counts) {
                    items.add(Json.Num.of(count));
                }
                yield new Json.Arr(items);
            }
            case OptionValue.None() -> new Json.Null();
        };
    }

    private static String shown(Json value) {
        String text = JsonWriter.write(value);
        return text.length() <= 60 ? text : text.substring(0, 60) + "…";
    }
}
