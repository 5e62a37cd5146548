package games.tapa.kernel;

import java.util.Optional;
import java.util.function.Function;

/**
 * What came of reading input from outside: a value, or the problem with the input. Bugs of ours are exceptions, never
 * a {@code Result}.
 */
public sealed interface Result<T> {

    /** The input was good and stands for {@code value}. */
    record Ok<T>(T value) implements Result<T> {}

    /** The input was bad. */
    record Bad<T>(Problem problem) implements Result<T> {}

    static <T> Result<T> ok(T value) {
        return new Ok<>(value);
    }

    static <T> Result<T> bad(Problem.Code code, String message) {
        return new Bad<>(new Problem(code, message));
    }

    /** Reads on: {@code next} sees the value; a problem stays as it is. */
    default <U> Result<U> then(Function<? super T, Result<U>> next) {
        return switch (this) {
            case Ok<T>(T value) -> next.apply(value);
            case Bad<T>(Problem problem) -> new Bad<>(problem);
        };
    }

    default <U> Result<U> map(Function<? super T, ? extends U> change) {
        return then(value -> ok(change.apply(value)));
    }

    /** The value, if the input was good. */
    default Optional<T> toOptional() {
        return switch (this) {
            case Ok<T>(T value) -> Optional.of(value);
            case Bad<T> bad -> Optional.empty();
        };
    }

    /** The problem, if the input was bad. */
    default Optional<Problem> failure() {
        return switch (this) {
            case Ok<T> ok -> Optional.empty();
            case Bad<T>(Problem problem) -> Optional.of(problem);
        };
    }

    /**
     * The value, where the caller knows that the input is good, such as a constant of ours.
     *
     * @throws IllegalStateException with the problem's message if it is not
     */
    default T orThrow() {
        return switch (this) {
            case Ok<T>(T value) -> value;
            case Bad<T>(Problem problem) -> throw new IllegalStateException(problem.message());
        };
    }
}
