package games.tapa.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.conformance.LauncherCopy.Run;
import games.tapa.conformance.LauncherCopy.Started;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LauncherTest {

    private static final String BUILD =
            "mvn -B package -pl apps/cli -am -DskipTests -Dmaven.test.skip -Dspotless.check.skip";

    @TempDir
    Path folder;

    private LauncherCopy launcher;

    @BeforeEach
    void copy() throws IOException {
        launcher = new LauncherCopy(folder.toRealPath());
    }

    @Test
    void theFirstUseBuildsAndAnUnchangedTreeStartsWithoutMavenAndNode() throws Exception {
        assertThat(launcher.run("moves", "--dice", "6 1")).satisfies(run -> {
            assertThat(run.exitCode()).isZero();
            assertThat(run.out()).isEqualTo("[moves][--dice][6 1]");
            assertThat(run.err()).startsWith("tapa: building;");
        });
        assertThat(builds()).isEqualTo(1);
        Files.delete(launcher.bin.resolve("mvn"));
        Files.delete(launcher.bin.resolve("node"));
        assertThat(launcher.run("engine")).isEqualTo(new Run(0, "[engine]", ""));
        assertThat(builds()).isEqualTo(1);
    }

    @Test
    void aChangeOfSourcesBuildsAndNothingElseDoes() throws Exception {
        launcher.run("engine");
        Path source = launcher.root.resolve("rules/kernel/src/main/java/A.java");
        Files.setLastModifiedTime(source, FileTime.fromMillis(4_000_000_000_000L));
        launcher.write("rules/kernel/src/test/java/ATest.java", "class ATest { }");
        launcher.write("docs/page.md", "text");
        launcher.write("rules/kernel/target/A.class", "x");
        launcher.write("apps/web/site/node_modules/x/index.js", "x");
        launcher.write("apps/web/site/src/i18n/gen/en.ts", "x");
        launcher.run("engine");
        assertThat(builds()).isEqualTo(1);
        launcher.write("rules/kernel/src/main/java/A.java", "class A { }");
        launcher.run("engine");
        assertThat(builds()).isEqualTo(2);
        launcher.write("play/wire/pom.xml", "<project/>");
        launcher.run("engine");
        assertThat(builds()).isEqualTo(3);
        Files.delete(source);
        launcher.run("engine");
        assertThat(builds()).isEqualTo(4);
    }

    @Test
    void jarsThatAnotherBuildLeftAreBuiltAnew() throws Exception {
        launcher.run("engine");
        launcher.write("apps/cli/target/lib/cli.jar", "other jar");
        launcher.run("engine");
        assertThat(builds()).isEqualTo(2);
        Files.delete(launcher.root.resolve("apps/cli/target/lib/cli.jar"));
        launcher.run("engine");
        assertThat(builds()).isEqualTo(3);
    }

    @Test
    void whatIsTypedBelongsToTheProgramAndNotToTheBuild() throws Exception {
        launcher.input = "{\"op\":\"hello\"}\n";
        assertThat(launcher.run("engine").out()).isEqualTo("[engine]{\"op\":\"hello\"}\n");
        assertThat(builds()).isEqualTo(1);
    }

    @Test
    void theExitCodeOfTheProgramIsTheLaunchers() throws Exception {
        assertThat(launcher.run("count").exitCode()).isEqualTo(3);
    }

    @Test
    void aLinkASearchPathOfCdAndAMissingHomeDoNoHarm() throws Exception {
        Files.createSymbolicLink(launcher.bin.resolve("tapa"), Path.of("../the tree/tapa"));
        launcher.from = launcher.bin.resolve("..").normalize();
        launcher.environment.put("CDPATH", launcher.from.toString());
        launcher.environment.remove("HOME");
        Path link = Path.of("bin/tapa");
        assertThat(launcher.start(link, "engine").end().out()).isEqualTo("[engine]");
    }

    @Test
    void aTreeThatCannotBeWrittenIsOneSentence() throws Exception {
        launcher.write(".tapa", "");
        Run refused = launcher.run("engine");
        assertThat(refused.exitCode()).isEqualTo(2);
        assertThat(refused.err()).contains("/.tapa cannot be written: ").hasLineCount(1);
    }

    @Test
    void aFailedBuildShowsItsErrorsNotAWallAndIsTriedAgain() throws Exception {
        launcher.write("broken", "");
        Run failed = launcher.run("engine");
        assertThat(failed.exitCode()).isEqualTo(2);
        assertThat(failed.out()).isEmpty();
        assertThat(failed.err()).contains("tapa: the build failed:", "[ERROR] line 1\n", "build.log");
        assertThat(failed.err().lines()).hasSizeLessThan(25).noneMatch(line -> line.contains("much to say"));
        Files.delete(launcher.root.resolve("broken"));
        assertThat(launcher.run("engine").exitCode()).isZero();
        assertThat(builds()).isEqualTo(2);
    }

    @Test
    void aMissingJdkIsOneSentence() throws Exception {
        launcher.environment.put("JAVA_HOME", launcher.jdk("old", "17.0.9").toString());
        assertMissing(
                "JDK 25",
                "JAVA_HOME",
                "PATH",
                folder.toRealPath().resolve("nothing").toString(),
                "install");
        launcher.environment.remove("JAVA_HOME");
        assertMissing("JDK 25");
    }

    @Test
    void theJdkIsFoundByJavaHomeThenOnThePathThenInTheUsualFolders() throws Exception {
        Path usual = launcher.jdk("usual/jdk-25", "25");
        launcher.environment.put("TAPA_JDK_FOLDERS", usual.resolveSibling("").toString());
        launcher.run("engine");
        assertThat(launcher.logged())
                .last()
                .isEqualTo("java of " + folder.toRealPath().resolve("jdk/bin/java"));
        launcher.environment.put("JAVA_HOME", "");
        launcher.run("engine");
        assertThat(launcher.logged()).last().isEqualTo("java of " + usual.resolve("bin/java"));
        Path linked = launcher.jdk("linked", "25.0.3");
        Files.createSymbolicLink(launcher.bin.resolve("java"), linked.resolve("bin/java"));
        launcher.run("engine");
        assertThat(launcher.logged()).last().isEqualTo("java of " + linked.resolve("bin/java"));
    }

    @Test
    void aMissingOrOldMavenIsOneSentence() throws Exception {
        launcher.maven("3.8.6");
        assertMissing("Maven is too old", "3.8.6", "3.8.7", "install");
        Files.delete(launcher.bin.resolve("mvn"));
        assertMissing("Maven is missing", "PATH", "3.8.7", "install");
    }

    @Test
    void aMissingNpmIsOneSentence() throws Exception {
        Files.delete(launcher.bin.resolve("npm"));
        assertMissing("npm", "is missing", "PATH", "install");
        Files.delete(launcher.bin.resolve("node"));
        assertMissing("Node is missing", "PATH", "install");
    }

    @ParameterizedTest
    @ValueSource(strings = {"v20.18.3", "v21.7.0", "v22.11.0", "nothing"})
    void anOldNodeIsOneSentence(String version) throws Exception {
        launcher.node(version);
        assertMissing("Node is too old", "22.12", "20.19", "install");
    }

    @ParameterizedTest
    @ValueSource(strings = {"v20.19.0", "v22.12.0", "v24.1.0"})
    void aNodeThatWillDoIsTaken(String version) throws Exception {
        launcher.node(version);
        assertThat(launcher.run("engine").exitCode()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"3.9.11", "4.0.0"})
    void aMavenThatWillDoIsTaken(String version) throws Exception {
        launcher.maven(version);
        assertThat(launcher.run("engine").exitCode()).isZero();
    }

    @Test
    void testAndMvnRunMavenOnTheJdkFound() throws Exception {
        assertThat(launcher.run("test", "-Pfull").exitCode()).isZero();
        assertThat(launcher.run("mvn", "-v", "two words").exitCode()).isZero();
        assertThat(launcher.logged()).containsExactly("mvn -B verify -Pfull", "mvn -v two words");
        launcher.write("broken", "");
        assertThat(launcher.run("test").exitCode()).isEqualTo(1);
    }

    @Test
    void afterATestOfEverythingNothingIsBuiltAgain() throws Exception {
        launcher.run("test");
        assertThat(launcher.run("engine").out()).isEqualTo("[engine]");
        assertThat(launcher.logged()).first().isEqualTo("mvn -B verify");
        assertThat(launcher.logged()).filteredOn(line -> line.startsWith("mvn")).hasSize(1);
        launcher.run("test", "-pl", "rules/kernel");
        launcher.run("engine");
        assertThat(launcher.logged()).filteredOn(line -> line.startsWith("mvn")).hasSize(3);
    }

    @Test
    void helpNeedsNoBuildAndNoTools() throws Exception {
        launcher.environment.put("JAVA_HOME", "");
        Run help = launcher.run("--help");
        assertThat(help.exitCode()).isZero();
        assertThat(help.out())
                .contains("serve", "play", "moves", "count", "engine", "tune", "test", "mvn", "Exit codes:");
        assertThat(launcher.run().exitCode()).isEqualTo(2);
        assertThat(launcher.logged()).isEmpty();
    }

    @Test
    void anUnknownCommandIsBadUsageAndBuildsNothing() throws Exception {
        assertThat(launcher.run("dance"))
                .isEqualTo(new Run(2, "", "tapa: there is no command \"dance\"; ./tapa --help lists them.\n"));
        assertThat(launcher.run("test", "--help").out()).startsWith("Usage: ./tapa test");
        assertThat(launcher.logged()).isEmpty();
    }

    @Test
    void ofTwoLaunchesAtOnceOneBuildsAndTheOtherWaits() throws Exception {
        assertOneBuilds();
    }

    @Test
    void withoutFlockToo() throws Exception {
        Files.deleteIfExists(launcher.bin.resolve("flock"));
        assertOneBuilds();
        assertThat(launcher.root.resolve(".tapa/lock.d")).doesNotExist();
    }

    @Test
    void aLockWhoseOwnerDiedIsTakenAway() throws Exception {
        Files.deleteIfExists(launcher.bin.resolve("flock"));
        Process dead = new ProcessBuilder("true").start();
        dead.waitFor();
        launcher.write(".tapa/lock.d/owner", Long.toString(dead.pid()));
        assertThat(launcher.run("engine").out()).isEqualTo("[engine]");
    }

    /** The first build stands still at a gate until the second launch has said that it waits. */
    private void assertOneBuilds() throws Exception {
        launcher.link("mkfifo");
        Path gate = launcher.root.resolve("gate");
        assertThat(new ProcessBuilder("mkfifo", gate.toString()).start().waitFor())
                .isZero();
        Started first = launcher.start("engine");
        while (launcher.logged().isEmpty() && first.process().isAlive()) {
            Thread.onSpinWait();
        }
        Started second = launcher.start("engine");
        while (!second.hasSaid("waiting for it")
                && launcher.logged().size() == 1
                && second.process().isAlive()) {
            Thread.onSpinWait();
        }
        // Opened for both, so that it never waits for a reader.
        try (RandomAccessFile opened = new RandomAccessFile(gate.toFile(), "rw")) {
            opened.writeBytes("go\ngo\n");
            assertThat(first.end().exitCode()).isZero();
            assertThat(second.end().err()).isEqualTo("tapa: another build is running; waiting for it.\n");
        }
        assertThat(launcher.logged().stream().filter(line -> line.startsWith("mvn")))
                .containsExactly(BUILD);
        assertThat(launcher.logged()).doesNotContain("two at once");
    }

    private void assertMissing(String... parts) throws Exception {
        Run run = launcher.run("engine");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines())
                .singleElement()
                .asString()
                .startsWith("tapa: ")
                .contains(parts);
        assertThat(launcher.logged()).isEmpty();
    }

    private long builds() throws IOException {
        List<String> logged = launcher.logged();
        assertThat(logged.stream().filter(line -> line.startsWith("mvn"))).containsOnly(BUILD);
        return logged.stream().filter(line -> line.startsWith("mvn")).count();
    }
}
