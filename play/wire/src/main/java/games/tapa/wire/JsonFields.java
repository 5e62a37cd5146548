package games.tapa.wire;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The members of a JSON object that is being put together, in the order put. Not for several threads at once. */
public final class JsonFields {

    private final Map<String, Json> members = new LinkedHashMap<>();

    /** Starts an empty object. */
    public JsonFields() {}

    /**
     * Adds a member.
     *
     * @throws IllegalArgumentException if {@code name} is already there
     */
    public JsonFields put(String name, Json value) {
        if (members.containsKey(name)) {
            throw new IllegalArgumentException("two members named " + name);
        }
        members.put(name, value);
        return this;
    }

    public JsonFields put(String name, String text) {
        return put(name, new Json.Str(text));
    }

    public JsonFields put(String name, long number) {
        return put(name, Json.Num.of(number));
    }

    public JsonFields put(String name, boolean on) {
        return put(name, new Json.Bool(on));
    }

    public JsonFields put(String name, List<? extends Json> items) {
        return put(name, new Json.Arr(List.copyOf(items)));
    }

    public Json.Obj object() {
        return new Json.Obj(members);
    }
}
