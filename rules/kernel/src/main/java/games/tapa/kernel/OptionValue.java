package games.tapa.kernel;

import java.util.List;

/** The value of a rule option as it comes from outside, before anybody has checked that it fits the option. */
public sealed interface OptionValue {

    /** A word, such as {@code clear}. */
    record Text(String text) implements OptionValue {
        @Override
        public String toString() {
            return text;
        }
    }

    /** True or false. */
    record Flag(boolean on) implements OptionValue {
        @Override
        public String toString() {
            return Boolean.toString(on);
        }
    }

    /** A whole number. */
    record Count(int count) implements OptionValue {
        @Override
        public String toString() {
            return Integer.toString(count);
        }
    }

    /** A list of whole numbers, such as the doubles that free the head. */
    record Counts(List<Integer> counts) implements OptionValue {
        public Counts {
            counts = List.copyOf(counts);
        }

        @Override
        public String toString() {
            StringBuilder text = new StringBuilder("[");
            for (int count : counts) {
                text.append(text.length() == 1 ? "" : ", ").append(count);
            }
            return text.append(']').toString();
        }
    }

    /** Nothing, written {@code null}: the option is not in use. */
    record None() implements OptionValue {
        @Override
        public String toString() {
            return "null";
        }
    }
}
