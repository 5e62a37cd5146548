package games.tapa.wire;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Takes the fields of a JSON object one by one and remembers the first fault; {@link #finish} tells it. A field that is
 * missing or of another kind reads as an empty value, a field that nobody took is a fault. Not for several threads.
 */
public final class FieldReader {

    private final Json.Obj object;
    private final Problem.Code code;
    private final String what;
    private final List<String> taken = new ArrayList<>();
    private Optional<Problem> fault = Optional.empty();

    /**
     * @param code the kind of problem that a fault is
     * @param what what is read, for messages, such as {@code command tap}
     */
    public FieldReader(Json.Obj object, Problem.Code code, String what) {
        this.object = object;
        this.code = code;
        this.what = what;
    }

    public String text(String name) {
        return take(name, "text", object.text(name)).orElse("");
    }

    public boolean flag(String name) {
        return take(name, "true or false", object.flag(name)).orElse(false);
    }

    public int integer(String name) {
        return take(name, "a whole number", object.integer(name)).orElse(0);
    }

    public List<Json> list(String name) {
        return take(name, "a list", object.list(name)).orElse(List.of());
    }

    public Json.Obj object(String name) {
        return take(name, "an object", object.object(name)).orElse(new Json.Obj(Map.of()));
    }

    /** The text of a field that may be {@code null} instead; empty then. */
    public Optional<String> textOrNull(String name) {
        Optional<Json> value = take(name, "text or null", object.get(name));
        if (value.isPresent()
                && !(value.get() instanceof Json.Null)
                && value.get().asText().isEmpty()) {
            fault(name, "it must be there and be text or null");
        }
        return value.flatMap(Json::asText);
    }

    public boolean has(String name) {
        return object.get(name).isPresent();
    }

    /** Notes a fault of the field {@code name}, unless there was one before. */
    public void fault(String name, String why) {
        if (fault.isEmpty()) {
            fault = Optional.of(new Problem(code, what + ", field \"" + name + "\": " + why));
        }
    }

    /** Notes the fault of a part, unless there was one before. */
    public void fault(Problem problem) {
        fault = fault.or(() -> Optional.of(problem));
    }

    /** {@code value}, made of what was taken, unless there was a fault. */
    public <T> Result<T> finish(T value) {
        for (String name : object.members().keySet()) {
            if (!taken.contains(name)) {
                fault(name, "there is no such field; leave it out");
            }
        }
        return fault.<Result<T>>map(Result.Bad::new).orElseGet(() -> Result.ok(value));
    }

    private <T> Optional<T> take(String name, String kind, Optional<T> value) {
        taken.add(name);
        if (value.isEmpty()) {
            fault(name, "it must be there and be " + kind);
        }
        return value;
    }
}
