package games.tapa.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.tapa.wire.Json;
import games.tapa.wire.JsonReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The benchmarks by a clock that moves on by a microsecond whenever it is looked at, so that all figures are known. */
final class BenchCommandTest {

    private static final List<String> LITTLE = List.of(
            "bench", "--decisions", "70", "--times", "2", "--searched", "2", "--trials", "2", "--truncate", "1");

    /** What stands in for GNU Backgammon says that it judges 1,000 positions a second. */
    private static final String CALIBRATES = """
            #!/bin/sh
            while read -r line; do
              case $line in
                'set threads 1') echo 'The number of threads has been set to 1.' ;;
                'calibrate 7') printf '\\rCalibration result: 1000 static evaluations/second.\\n' ;;
              esac
            done
            """;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void theFirstLineSaysWhichKernelIsUsedAndWhy() {
        assertThat(run("--part", "decisions", "--game", "tabla")).isZero();
        assertThat(out.toString().lines())
                .first()
                .asString()
                .isEqualTo("kernel: plain Java, since the module jdk.incubator.vector was not added at the start");
        assertThat(out.toString()).contains("tabla, rules tabla", "0-ply", "1-ply", "2-ply", "(2 decisions)");
        assertThat(out.toString()).doesNotContain("evaluations", "rollout", "gnubg");
    }

    @Test
    void everyPartIsMeasuredForEveryGameAsked() {
        assertThat(run("--game", "tapa", "--game", "gulbara")).isZero();
        assertThat(out.toString())
                .contains("tapa, rules mali", "gulbara, rules gulbara")
                .contains("large nets, plain Java", "small nets, plain Java")
                .contains("5 plays × 2 trials of 1 throws, 2 threads", "5 plays × 2 trials to the end, 2 threads");
    }

    @Test
    void aSecondHasAsManyEvaluationsAsWereMadeInTheTimeTheClockSays() {
        assertThat(run("--part", "evaluations", "--game", "tapa", "--json")).isZero();
        Json.Obj large = first(first(json(), "games"), "evaluations");
        double judged = large.get("judged").flatMap(Json::asFraction).orElseThrow();
        assertThat(judged).isGreaterThan(2 * 70);
        // 70 decisions are laid out in two batches. The inner clock is looked at twice for each, the outer one around
        // it.
        assertThat(median(large, "perCpuSecond")).isEqualTo(judged / 2e-6);
        assertThat(median(large, "perSecond")).isCloseTo(judged / 6e-6, within(1.0));
    }

    @Test
    void decisionsAndRolloutsTakeTheTimeTheClockSays() {
        assertThat(run("--part", "decisions", "--part", "rollout", "--game", "tabla", "--json"))
                .isZero();
        Json.Obj tabla = first(json(), "games");
        assertThat(median(first(tabla, "decisions"), "cpuMillis")).isEqualTo(0.001);
        assertThat(median(first(tabla, "decisions"), "millis")).isEqualTo(0.003);
        assertThat(first(tabla, "rollouts").toString()).contains("largestSeOfDifferences");
        assertThat(tabla.get("evaluations")).isEmpty();
    }

    @Test
    void thePeerIsMeasuredByTurnsAndCompared(@TempDir Path folder) throws IOException {
        Path peer = Files.writeString(folder.resolve("peer"), CALIBRATES);
        assertThat(peer.toFile().setExecutable(true)).isTrue();
        assertThat(run("--part", "rollout", "--peer", "--peer-rounds", "7", "--gnubg", peer.toString(), "--json"))
                .isZero();
        Json.Obj compared = first(json(), "peer");
        double ours = median(compared, "perSecond");
        assertThat(median(compared, "gnubgPerSecond")).isEqualTo(1000);
        assertThat(compared.get("ratio").flatMap(Json::asFraction).orElseThrow())
                .isCloseTo(ours / 1000, within(0.01));
    }

    @Test
    void aPeerThatIsNotThereIsOneSentence() {
        assertThat(run("--part", "decisions", "--game", "tapa", "--peer", "--gnubg", "no such program"))
                .isZero();
        assertThat(out.toString().lines().toList().getLast())
                .startsWith("GNU Backgammon, \"no such program\": there is no such program")
                .endsWith(".");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void whatCannotBeMeasuredIsBadUsageOrBadInput() {
        assertThat(run("--game", "chess")).isEqualTo(3);
        assertThat(run("--part", "everything")).isEqualTo(2);
        assertThat(run("--peer-rounds", "0")).isEqualTo(2);
        assertThat(run("--threads", "0")).isEqualTo(2);
    }

    private Json.Obj json() {
        return JsonReader.read(out.toString().strip(), 100_000)
                .orThrow()
                .asObject()
                .orElseThrow();
    }

    private static Json.Obj first(Json.Obj in, String name) {
        return in.get(name)
                .flatMap(Json::asList)
                .orElseThrow()
                .getFirst()
                .asObject()
                .orElseThrow();
    }

    private static double median(Json.Obj in, String name) {
        return in.get(name)
                .flatMap(Json::asObject)
                .flatMap(spread -> spread.get("median"))
                .flatMap(Json::asFraction)
                .orElseThrow();
    }

    private int run(String... args) {
        long[] now = {0};
        List<String> all = new ArrayList<>(LITTLE);
        all.addAll(List.of(args));
        return Tapa.run(
                () -> 7,
                Clocks.of(() -> now[0] += 1000),
                new PrintWriter(out, true),
                new PrintWriter(err, true),
                all.toArray(new String[0]));
    }
}
