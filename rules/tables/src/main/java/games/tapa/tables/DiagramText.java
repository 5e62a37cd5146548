package games.tapa.tables;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Side;
import java.util.Optional;

/**
 * Reads a position in any of the notations: board text, the ids of section 7, and for Tabla also XGID and the ids of GNU
 * Backgammon.
 */
public final class DiagramText {

    private DiagramText() {}

    /** Whether {@code text} looks like an XGID or the ids of GNU Backgammon, which say whose turn it is. */
    public static boolean tellsTurn(String text) {
        return Xgid.isXgid(text) || GnubgId.isGnubgId(text);
    }

    /**
     * Reads {@code text}.
     *
     * @param turn whose turn it is, if that is known from elsewhere; a board text needs it, an id without it is White's
     */
    public static Result<Diagram> read(TablesRules rules, String text, Optional<Side> turn) {
        TablesKind kind = rules.kind();
        if (tellsTurn(text)) {
            return kind == TablesKind.TABLA
                    ? (Xgid.isXgid(text) ? Xgid.read(text) : GnubgId.read(text)).then(read -> as(read, turn))
                    : bad("\"" + text + "\": only positions of tabla are written so; give an id of this game, "
                            + kind.letter() + ": and what follows");
        }
        if (PositionId.isId(text, kind)) {
            Side onRoll = turn.orElse(Side.WHITE);
            return PositionId.read(kind, text, onRoll).map(board -> new Diagram(board, onRoll, Optional.empty()));
        }
        return turn.isPresent()
                ? BoardText.read(text, rules.laws()).map(board -> new Diagram(board, turn.get(), Optional.empty()))
                : bad("a board text does not say whose turn it is; give W or B too");
    }

    private static Result<Diagram> as(Diagram read, Optional<Side> turn) {
        return turn.isEmpty() || turn.get() == read.turn()
                ? Result.ok(read)
                : Result.bad(
                        Problem.Code.BAD_TURN,
                        "turn \"" + turn.get().letter() + "\": the id says that it is "
                                + read.turn().letter() + "'s; leave the turn out");
    }

    private static <T> Result<T> bad(String message) {
        return Result.bad(
                Problem.Code.BAD_POSITION, message.length() > 200 ? message.substring(0, 200) + "…" : message);
    }
}
