package games.tapa.conformance;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * The launcher in a folder of its own, among sources of two lines, with a JDK, a Maven and a Node that only write down
 * what they were asked. The PATH holds these and the few ordinary tools that the launcher uses.
 */
final class LauncherCopy {

    /** What the launcher may use of an ordinary system. */
    private static final List<String> TOOLS = List.of(
            "cat",
            "cksum",
            "dirname",
            "find",
            "flock",
            "grep",
            "head",
            "ls",
            "mkdir",
            "mv",
            "readlink",
            "rm",
            "sleep",
            "sort",
            "tail");

    private static final int DEADLINE_SECONDS = 120;

    private static final String BASH = system("bash").orElseThrow().toString();

    /** What came of a run. */
    record Run(int exitCode, String out, String err) {}

    /** A run that may still be going on, and the files that hold what it says. */
    record Started(Process process, Path out, Path err) {

        /** Waits for the end; a run that hangs is a fault, not a wait without end. */
        Run end() throws IOException, InterruptedException {
            if (!process.waitFor(DEADLINE_SECONDS, TimeUnit.SECONDS)) {
                process.descendants().forEach(ProcessHandle::destroyForcibly);
                process.destroyForcibly();
                throw new AssertionError("the launcher hangs; it said: " + Files.readString(err));
            }
            return new Run(process.exitValue(), Files.readString(out), Files.readString(err));
        }

        /** Whether it has said {@code words} to standard error. */
        boolean hasSaid(String words) throws IOException {
            return Files.readString(err).contains(words);
        }
    }

    private final Path folder;
    final Path root;
    final Path bin;
    final Path log;
    final Map<String, String> environment = new LinkedHashMap<>();
    String input = "";

    /** Where a run stands when it starts. */
    Path from = Path.of("").toAbsolutePath();

    LauncherCopy(Path folder) throws IOException {
        this.folder = folder;
        root = Files.createDirectories(folder.resolve("the tree"));
        bin = Files.createDirectories(folder.resolve("bin"));
        log = folder.resolve("log");
        Files.copy(Path.of("../../tapa"), root.resolve("tapa"));
        write("pom.xml", "<project/>");
        write("rules/kernel/src/main/java/A.java", "class A {}");
        write("rules/kernel/src/test/java/ATest.java", "class ATest {}");
        for (String tool : TOOLS) {
            link(tool);
        }
        Path home = jdk("jdk", "25.0.3");
        environment.put("JAVA_HOME", home.toString());
        environment.put("TAPA_JDK_FOLDERS", folder.resolve("nothing").toString());
        environment.put("LOG", log.toString());
        environment.put("ROOT", root.toString());
        environment.put("HOME", folder.toString());
        environment.put("PATH", bin.toString());
        maven("3.8.7");
        node("v22.12.0");
        script(bin.resolve("npm"), "");
    }

    /** A JDK of a version, in a folder of that name. */
    Path jdk(String name, String version) throws IOException {
        Path home = root.resolveSibling(name);
        Files.createDirectories(home.resolve("bin"));
        Files.writeString(home.resolve("release"), "IMPLEMENTOR=\"x\"\nJAVA_VERSION=\"" + version + "\"\n");
        script(home.resolve("bin/javac"), "");
        script(home.resolve("bin/java"), """
                for argument in "$@"; do case $argument in -XX:AOTCacheOutput=*) exit 0 ;; esac; done
                echo "java of $0" >> "$LOG"
                while [ "$1" != -m ]; do shift; done
                shift 2
                printf '[%s]' "$@"
                cat
                [ "$1" != count ] || exit 3
                """);
        return home;
    }

    /** A Maven that builds one jar, or fails while the file {@code broken} is there; waits at {@code gate} if told. */
    void maven(String version) throws IOException {
        script(bin.resolve("mvn"), """
                if [ "$1" = --version ]; then echo "Apache Maven VERSION (x)"; exit 0; fi
                echo "mvn $*" >> "$LOG"
                cat > /dev/null
                mkdir "$ROOT/running" || echo "two at once" >> "$LOG"
                echo "[INFO] much to say"
                if [ -p "$ROOT/gate" ]; then read -r line < "$ROOT/gate"; fi
                rm -r "$ROOT/running"
                if [ -f "$ROOT/broken" ]; then
                    for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25; do
                        echo "[ERROR] line $i"
                    done
                    exit 1
                fi
                mkdir -p "$ROOT/apps/cli/target/lib"
                echo jar > "$ROOT/apps/cli/target/lib/cli.jar"
                """.replace("VERSION", version));
    }

    void node(String version) throws IOException {
        script(bin.resolve("node"), "echo " + version);
    }

    void write(String name, String content) throws IOException {
        Path file = root.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, content + "\n");
    }

    /** Makes the tool of the system with this name available, if the system has it. */
    void link(String tool) throws IOException {
        Optional<Path> found = system(tool);
        if (found.isPresent()) {
            script(bin.resolve(tool), "exec " + found.get() + " \"$@\"");
        }
    }

    private static Optional<Path> system(String tool) {
        return Stream.of("/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin")
                .map(folder -> Path.of(folder, tool))
                .filter(Files::isExecutable)
                .findFirst();
    }

    void script(Path file, String body) throws IOException {
        Files.deleteIfExists(file);
        Files.writeString(file, "#!" + BASH + "\n" + body + "\n");
        if (!file.toFile().setExecutable(true)) {
            throw new IOException("cannot make executable: " + file);
        }
    }

    /** What the tools wrote down so far, a line each. */
    List<String> logged() throws IOException {
        return Files.exists(log) ? Files.readAllLines(log) : List.of();
    }

    Run run(String... args) throws IOException, InterruptedException {
        return start(args).end();
    }

    Started start(String... args) throws IOException {
        return start(root.resolve("tapa"), args);
    }

    /** Starts the launcher by another name of its file. */
    Started start(Path launcher, String... args) throws IOException {
        List<String> command = new ArrayList<>(List.of(BASH, launcher.toString()));
        command.addAll(List.of(args));
        ProcessBuilder builder = new ProcessBuilder(command).directory(from.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        Path out = Files.createTempFile(folder, "out", "");
        Path err = Files.createTempFile(folder, "err", "");
        Process process =
                builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
        try (OutputStream in = process.getOutputStream()) {
            in.write(input.getBytes(StandardCharsets.UTF_8));
        }
        return new Started(process, out, err);
    }
}
