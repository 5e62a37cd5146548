package games.tapa.jvm;

import games.tapa.kernel.Sha256;
import games.tapa.tablesbot.GameNets;
import games.tapa.tablesbot.Rollout;
import games.tapa.tablesbot.RolloutTally;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where a rollout stands, in a file: read again, it goes on as if it had never stopped. */
public final class RolloutCheckpoint {

    private static final int MAGIC = 0x54617063;

    /** What stands before the numbers. */
    private static final int HEAD = Integer.BYTES + Long.BYTES + Integer.BYTES;

    /** What judges besides the nets; another text for other answers. */
    private static final String BESIDES = "bear-off 1";

    private final Path path;
    private final Rollout rollout;
    private final CheckpointFile file;

    /** The file of a rollout by these nets. */
    public RolloutCheckpoint(Path path, Rollout rollout, GameNets nets) {
        this.path = path;
        this.rollout = rollout;
        file = new CheckpointFile(path, MAGIC, "rollout", "--checkpoint", fingerprint(rollout, nets));
    }

    /** Writes the file whole or not at all. */
    public void write(RolloutTally tally) throws IOException {
        file.write(tally.trials(), out -> {
            for (double number : tally.numbers()) {
                out.writeDouble(number);
            }
        });
    }

    /**
     * What the rollout had come to when the file was written; nothing if there is no file.
     *
     * @throws BadCheckpoint if the file belongs to another rollout, or is damaged
     */
    public RolloutTally read() throws IOException {
        if (!Files.exists(path)) {
            return new RolloutTally(rollout);
        }
        int candidates = rollout.candidates().size();
        long numbers = (Files.size(path) - HEAD) / Double.BYTES;
        int trials = (int) Math.max(0, numbers / candidates - rollout.outcomes().size());
        double[] read = new double[RolloutTally.size(rollout, trials)];
        int done = file.read(in -> {
            for (int i = 0; i < read.length; i++) {
                read[i] = in.readDouble();
            }
        });
        if (done != trials) {
            throw new BadCheckpoint(path, "it is cut off", "--checkpoint");
        }
        return RolloutTally.of(rollout, trials, read);
    }

    /** Of all that may change the answer. */
    private static long fingerprint(Rollout rollout, GameNets nets) {
        Sha256 digest = new Sha256();
        String question = rollout.game().rules().options() + " " + rollout.side() + " " + rollout.candidates() + " "
                + rollout.seed() + " " + rollout.throwsPlayed() + " " + rollout.plies() + " " + BESIDES;
        digest.update(question.getBytes(StandardCharsets.UTF_8));
        digest.update(nets.write());
        return ByteBuffer.wrap(digest.digest()).getLong();
    }
}
