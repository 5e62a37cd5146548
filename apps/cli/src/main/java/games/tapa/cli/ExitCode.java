package games.tapa.cli;

/** What the program ends with. */
final class ExitCode {

    /** Done. */
    static final int DONE = 0;

    /** The answer is no. */
    static final int NO = 1;

    /** Bad usage, or something that is needed is missing. */
    static final int USAGE = 2;

    /** What was given cannot be read or does not exist, or what is answered cannot be written. */
    static final int BAD_INPUT = 3;

    /** A bug of ours. */
    static final int BUG = 70;

    private ExitCode() {}
}
