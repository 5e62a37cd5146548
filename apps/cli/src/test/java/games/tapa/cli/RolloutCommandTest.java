package games.tapa.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rollouts from the command line. */
final class RolloutCommandTest {

    /** A race; 21 can be played in several ways. */
    private static final List<String> RACE =
            List.of("rollout", "--position", "6:W4 5:W3 2:W2 19:B4 20:B3 23:B2", "--turn", "W", "--dice", "21");

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void theBestFivePlaysAreComparedTheBestFirst() {
        assertThat(run("--trials", "36", "--truncate", "2", "--threads", "2")).isZero();
        List<String> lines = out.toString().lines().toList();
        assertThat(lines).hasSize(7);
        assertThat(lines.getFirst())
                .matches("play +equity  ±    SE    loss  ±    SE     W2     W1      D     L1     L2");
        assertThat(lines.get(1))
                .matches("\\d\\S+ .*\\S +[+-]0\\.\\d{4}  ± 0\\.\\d{4}  0\\.0000  ± 0\\.0000( +\\d+\\.\\d\\d){5}");
        assertThat(lines.getLast())
                .isEqualTo("36 trials of each play; the true equity lies within 1.96 SE 95 times in 100.");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void namedPlaysAreComparedAndTheSameSeedGivesTheSameAnswer() {
        String[] named = {
            "--moves", "6/5 2/off", "--moves", "6/3", "--trials", "40", "--truncate", "2", "--seed", "9", "--json"
        };
        assertThat(run(named)).isZero();
        String first = out.toString();
        assertThat(first)
                .startsWith("{\"plays\":[{\"play\":\"6/5 2/off\",\"position\":\"")
                .contains("{\"play\":\"6/4/3\",\"position\":", "\"results\":{\"W2\":", "\"trials\":40}]}");
        out.getBuffer().setLength(0);
        assertThat(run(named)).isZero();
        assertThat(out.toString()).isEqualTo(first);
    }

    @Test
    void aRolloutGoesOnFromItsCheckpoint(@TempDir Path folder) throws IOException {
        String file = folder.resolve("rollout").toString();
        String[] begun = {"--trials", "20", "--truncate", "1", "--checkpoint", file, "--json"};
        String[] longer = {"--trials", "50", "--truncate", "1", "--checkpoint", file, "--json"};
        assertThat(run(begun)).isZero();
        long length = Files.size(Path.of(file));
        out.getBuffer().setLength(0);
        assertThat(run(longer)).isZero();
        String resumed = out.toString();
        assertThat(Files.size(Path.of(file))).isGreaterThan(length);
        out.getBuffer().setLength(0);
        assertThat(run("--trials", "50", "--truncate", "1", "--json")).isZero();
        assertThat(resumed).isEqualTo(out.toString());
        assertThat(run("--seed", "2", "--trials", "50", "--truncate", "1", "--checkpoint", file))
                .isEqualTo(3);
        assertThat(err.toString()).contains("it belongs to another rollout; name another --checkpoint");
    }

    @Test
    void plysOfLookaheadAndEarlyStopsAreTaken() {
        assertThat(run("--plies", "1", "--truncate", "1", "--trials", "3")).isZero();
        assertThat(run("--truncate", "1", "--stop-se", "0.5", "--stop-doubt", "0.4", "--trials", "300"))
                .isZero();
        assertThat(out.toString()).contains("3 trials of each play", "144 trials of each play");
    }

    @Test
    void badInputIsOneSentence(@TempDir Path folder) {
        String missing = folder.resolve("none/rollout").toString();
        String[][] usage = {
            {"--trials", "1"},
            {"--rules", "mahbouseh-31"},
            {"--trials", "2000000"},
            {"--plies", "4"},
            {"--threads", "0"},
            {"--truncate", "0"},
            {"--truncate", "never"},
            {"--stop-se", "-1"},
            {"--stop-doubt", "1"}
        };
        String[][] bad = {
            {"--moves", "6/1"},
            {"--moves", "hello"},
            {"--rules", "maly"},
            {"--trials", "2", "--truncate", "1", "--checkpoint", missing},
            {"--trials", "2", "--truncate", "1", "--checkpoint", folder.toString()}
        };
        for (String[] args : usage) {
            refuses(2, args);
        }
        for (String[] args : bad) {
            refuses(3, args);
        }
        err.getBuffer().setLength(0);
        assertThat(Tapa.run(
                        () -> 7,
                        Clocks.of(() -> 0),
                        new PrintWriter(out, true),
                        new PrintWriter(err, true),
                        "rollout",
                        "--position",
                        "24:W1B14 1:B1W14",
                        "--turn",
                        "W",
                        "--dice",
                        "21"))
                .isEqualTo(3);
        assertThat(err.toString()).contains("the game is over (both-mothers)");
        assertThat(out.toString()).isEmpty();
    }

    private void refuses(int code, String... args) {
        err.getBuffer().setLength(0);
        assertThat(run(args)).as(String.join(" ", args)).isEqualTo(code);
        assertThat(err.toString().lines())
                .as(String.join(" ", args))
                .singleElement()
                .asString()
                .startsWith("tapa: ");
    }

    private int run(String... args) {
        List<String> all = new ArrayList<>(RACE);
        all.addAll(List.of(args));
        return Tapa.run(
                () -> 7,
                Clocks.of(() -> 0),
                new PrintWriter(out, true),
                new PrintWriter(err, true),
                all.toArray(new String[0]));
    }
}
