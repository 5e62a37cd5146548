package games.tapa.tablesbot;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Sha256;
import games.tapa.kernel.Utf8;
import games.tapa.tables.TablesKind;

/**
 * The weights of a game as a file of ASCII text: a line {@code weights/1 tapa}; the weights as whole numbers of
 * {@link Weights#UNIT}, at most 40 on a line, an empty line after each phase; a line {@code sha256} with the digest of
 * all that stands before it, so that a file that is damaged or cut short is known. {@code ./tapa tune} writes it.
 *
 * @param kind the game
 * @param weights what the bot judges its positions by
 */
public record WeightsFile(TablesKind kind, Weights weights) {

    private static final String HEAD = "weights/1 ";
    private static final String SEAL = "sha256 ";
    private static final int SEALED_LENGTH = SEAL.length() + 65;
    private static final int A_LINE = 40;
    private static final int MOST = 1_000_000;
    private static final int NO_NUMBER = Integer.MIN_VALUE;

    /** Reads what {@link #write} has written. */
    public static Result<WeightsFile> read(byte[] file) {
        for (TablesKind kind : TablesKind.values()) {
            String head = head(kind);
            if (isAt(file, 0, head)) {
                int end = file.length - SEALED_LENGTH;
                return isAt(file, end, seal(file, end))
                        ? numbers(kind, file, head.length(), end)
                        : bad("damaged or cut short: its check sum is that of another text");
            }
        }
        return bad("no weights of a game known here: it does not begin with \"weights/1\" and a game");
    }

    /** The file's bytes. */
    public byte[] write() {
        StringBuilder text = new StringBuilder(head(kind));
        for (int phase = 0; phase < weights.phases(); phase++) {
            for (int i = 0; i < Features.SIZE; i++) {
                double units = weights.at(phase, i) / Weights.UNIT;
                text.append((int) (units < 0 ? units - 0.5 : units + 0.5));
                text.append(i % A_LINE == A_LINE - 1 || i == Features.SIZE - 1 ? '\n' : ' ');
            }
            text.append('\n');
        }
        byte[] unsealed = Utf8.bytes(text.toString());
        return Utf8.bytes(text.append(seal(unsealed, unsealed.length)).toString());
    }

    private static String head(TablesKind kind) {
        return HEAD + kind.key() + '\n';
    }

    /** The line that seals the first {@code end} bytes. */
    private static String seal(byte[] file, int end) {
        Sha256 digest = new Sha256();
        for (int i = 0; i < end; i++) {
            digest.update(file[i]);
        }
        return SEAL + digest.hexDigest() + '\n';
    }

    private static boolean isAt(byte[] file, int at, String text) {
        if (at < 0 || at + text.length() > file.length) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            if (file[at + i] != text.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    private static Result<WeightsFile> numbers(TablesKind kind, byte[] file, int from, int to) {
        double[][] ofPhase = new double[Lore.of(kind).count()][Features.SIZE];
        int needed = ofPhase.length * Features.SIZE;
        int count = 0;
        for (int at = from; at < to; at++) {
            int end = at;
            while (end < to && file[end] != ' ' && file[end] != '\n') {
                end++;
            }
            if (end > at) {
                int number = number(file, at, end);
                if (number == NO_NUMBER || count == needed) {
                    return bad("unreadable at number " + (count + 1) + " of " + needed);
                }
                ofPhase[count / Features.SIZE][count % Features.SIZE] = number * Weights.UNIT;
                count++;
                at = end;
            }
        }
        return count == needed
                ? Result.ok(new WeightsFile(kind, Weights.of(ofPhase)))
                : bad("too short: " + count + " numbers stand where " + kind.key() + " needs " + needed);
    }

    /** The number that stands from {@code from} to {@code to}. */
    private static int number(byte[] file, int from, int to) {
        int first = file[from] == '-' ? from + 1 : from;
        int value = 0;
        for (int i = first; i < to; i++) {
            if (file[i] < '0' || file[i] > '9' || value > MOST) {
                return NO_NUMBER;
            }
            value = 10 * value + file[i] - '0';
        }
        return first == to ? NO_NUMBER : first > from ? -value : value;
    }

    private static Result<WeightsFile> bad(String what) {
        return Result.bad(
                Problem.Code.BAD_RECORD, "the file of weights is " + what + "; give one that ./tapa tune has written");
    }
}
