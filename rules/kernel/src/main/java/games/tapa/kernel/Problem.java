package games.tapa.kernel;

/**
 * What is wrong with input from outside.
 *
 * @param code the kind of problem, for programs
 * @param message one sentence for people: the thing, the value, the remedy
 */
public record Problem(Code code, String message) {

    /** The kinds of bad input; {@link #key} is the error code of the engine protocol. */
    public enum Code {
        BAD_JSON("bad-json"),
        BAD_REQUEST("bad-request"),
        UNKNOWN_GAME("unknown-game"),
        UNKNOWN_PRESET("unknown-preset"),
        BAD_RULES("bad-rules"),
        BAD_POSITION("bad-position"),
        BAD_TURN("bad-turn"),
        BAD_DICE("bad-dice"),
        BAD_MOVE("bad-move"),
        BAD_RECORD("bad-record"),
        GAME_OVER("game-over"),
        NO_NET("no-net"),
        INTERNAL("internal");

        private final String key;

        Code(String key) {
            this.key = key;
        }

        public String key() {
            return key;
        }
    }
}
