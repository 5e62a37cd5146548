package games.tapa.cli;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;

/** Ends a command with one sentence and an exit code. */
final class Refused extends Exception {

    private static final long serialVersionUID = 1;

    private final int exitCode;

    Refused(int exitCode, String sentence) {
        super(sentence);
        this.exitCode = exitCode;
    }

    int exitCode() {
        return exitCode;
    }

    /** The value of {@code result}; a problem ends the command: 2 if something is missing, 3 if it is bad. */
    static <T> T unless(Result<T> result) throws Refused {
        return switch (result) {
            case Result.Ok<T>(T value) -> value;
            case Result.Bad<T>(Problem problem) ->
                throw new Refused(
                        switch (problem.code()) {
                            case BAD_REQUEST, NO_NET -> ExitCode.USAGE;
                            default -> ExitCode.BAD_INPUT;
                        },
                        problem.message());
        };
    }
}
