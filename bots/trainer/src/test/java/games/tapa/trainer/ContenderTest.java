package games.tapa.trainer;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesRules;
import games.tapa.tablesbot.Weights;
import games.tapa.tablesbot.WeightsFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ContenderTest {

    private final TablesGame game =
            new TablesGame(TablesRules.of(TablesKind.TAPA, "mali").orThrow());

    @TempDir
    Path folder = Path.of("");

    @Test
    void aFileOfWeightsPlaysLikeTheWeightsWrittenIntoIt() throws IOException {
        Path file = folder.resolve("weights");
        Weights best = Contender.weights("best", TablesKind.TAPA).orThrow();
        Files.write(file, new WeightsFile(TablesKind.TAPA, best).write());
        Duel duel = new Duel(
                game,
                Contender.named(file.toString(), game).orThrow(),
                Contender.named("best", game).orThrow());
        DuelScore score = duel.play(5, 1, 1);
        assertThat(score.share()).isEqualTo(0.5);
        assertThat(score.pointsError()).isEqualTo(0);
    }

    @Test
    void aNameThatIsNeitherAPlayerNorAFileIsAProblem() {
        assertThat(Contender.named("nobody", game).failure().orElseThrow().message())
                .contains("nobody", "no such file");
        assertThat(Contender.named("random", game).failure()).isEmpty();
    }

    @Test
    void theRecipeLooksUpToTwoRollsAhead() {
        assertThat(Contender.named("recipe:3ply", game).failure().orElseThrow().message())
                .isEqualTo("player \"recipe:3ply\": the nets of the recipe look 0 to 2 rolls ahead;"
                        + " name recipe, recipe:1ply or recipe:2ply");
        assertThat(Contender.named("recipes", game).failure().orElseThrow().message())
                .contains("no such file");
    }

    @Test
    void aFileOfAnotherGameOrADamagedOneIsAProblem() throws IOException {
        Path tabla = folder.resolve("tabla");
        Files.write(tabla, new WeightsFile(TablesKind.TABLA, Weights.handSet(TablesKind.TABLA)).write());
        assertThat(Contender.named(tabla.toString(), game)
                        .failure()
                        .orElseThrow()
                        .message())
                .endsWith("the file holds weights of tabla; name one of tapa");
        Path damaged = folder.resolve("damaged");
        Files.writeString(damaged, Files.readString(tabla).replaceFirst("0", "1"));
        assertThat(Contender.named(damaged.toString(), game)
                        .failure()
                        .orElseThrow()
                        .message())
                .contains("damaged");
    }

    @Test
    void chanceWinsAboutHalfAgainstItself() {
        Duel duel = new Duel(
                game,
                Contender.named("random", game).orThrow(),
                Contender.named("random", game).orThrow());
        assertThat(duel.play(50, 1, 1).share()).isBetween(0.35, 0.65);
    }
}
