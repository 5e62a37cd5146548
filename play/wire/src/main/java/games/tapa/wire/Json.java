package games.tapa.wire;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A JSON value (RFC 8259), immutable. {@link JsonReader} reads it, {@link JsonWriter} writes it, {@link JsonFields}
 * builds objects.
 */
public sealed interface Json {

    /** The text, if this is a string. */
    default Optional<String> asText() {
        return this instanceof Str(String text) ? Optional.of(text) : Optional.empty();
    }

    /** The whole number, if this is a number written without fraction and exponent that fits an {@code int}. */
    default Optional<Integer> asInt() {
        return this instanceof Num number ? JsonNumber.toInt(number.text) : Optional.empty();
    }

    /** The number, if this is one from 0 on, of at most 18 digits and neither huge nor tiny. */
    default Optional<Double> asFraction() {
        return this instanceof Num number ? JsonNumber.toFraction(number.text) : Optional.empty();
    }

    /** The truth value, if this is one. */
    default Optional<Boolean> asFlag() {
        return this instanceof Bool(boolean on) ? Optional.of(on) : Optional.empty();
    }

    /** The items, if this is an array. */
    default Optional<List<Json>> asList() {
        return this instanceof Arr(List<Json> items) ? Optional.of(items) : Optional.empty();
    }

    /** The object, if this is one. */
    default Optional<Obj> asObject() {
        return this instanceof Obj object ? Optional.of(object) : Optional.empty();
    }

    /** An object: its members in the order written. */
    record Obj(Map<String, Json> members) implements Json {
        public Obj {
            members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
        }

        public Optional<Json> get(String name) {
            return Optional.ofNullable(members.get(name));
        }

        /** The text of the member {@code name}; empty if it is missing or no string. */
        public Optional<String> text(String name) {
            return get(name).flatMap(Json::asText);
        }

        /** The whole number of the member {@code name}; empty if it is missing or no whole number. */
        public Optional<Integer> integer(String name) {
            return get(name).flatMap(Json::asInt);
        }

        /** The truth value of the member {@code name}; empty if it is missing or none. */
        public Optional<Boolean> flag(String name) {
            return get(name).flatMap(Json::asFlag);
        }

        /** The items of the member {@code name}; empty if it is missing or no array. */
        public Optional<List<Json>> list(String name) {
            return get(name).flatMap(Json::asList);
        }

        /** The object that is the member {@code name}; empty if it is missing or no object. */
        public Optional<Obj> object(String name) {
            return get(name).flatMap(Json::asObject);
        }
    }

    /** An array. */
    record Arr(List<Json> items) implements Json {
        public Arr {
            items = List.copyOf(items);
        }

        /** An array of strings. */
        public static Arr ofTexts(List<String> texts) {
            List<Json> items = new ArrayList<>(texts.size());
            for (String text : texts) {
                items.add(new Str(text));
            }
            return new Arr(items);
        }
    }

    /** A string. */
    record Str(String text) implements Json {}

    /** A number, kept as it was written: {@code 1.50} stays {@code 1.50}. */
    record Num(String text) implements Json {
        public Num {
            if (JsonNumber.end(text, 0) != text.length()) {
                throw new IllegalArgumentException("not a JSON number: " + text);
            }
        }

        public static Num of(long number) {
            return new Num(Long.toString(number));
        }

        /** A worth or a chance, to 7 decimals, without zeros at their end. */
        public static Num rounded(double number) {
            return JsonNumber.rounded(number);
        }

        /**
         * A number with a fixed count of decimals: {@code fixed(213, 3)} is {@code 0.213}.
         *
         * @param scaled the number times 10 to the power of {@code decimals}
         * @param decimals 1 to 18
         */
        public static Num fixed(long scaled, int decimals) {
            return new Num(JsonNumber.fixed(scaled, decimals));
        }
    }

    /** True or false. */
    record Bool(boolean on) implements Json {}

    /** The value {@code null}. */
    record Null() implements Json {}
}
