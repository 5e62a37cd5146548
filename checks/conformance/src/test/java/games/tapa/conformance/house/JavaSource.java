package games.tapa.conformance.house;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import javax.tools.JavaCompiler;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * A Java file as the compiler's parser reads it.
 *
 * @param path from the root of the checkout
 */
record JavaSource(String path, List<String> lines, CompilationUnitTree unit, SourcePositions positions) {

    /** Every Java file of the checkout. */
    static final List<JavaSource> ALL = parse(Checkout.filesEnding(".java").stream()
            .map(path -> new Text(path, Checkout.text(path)))
            .toList());

    /** A source that is not in the checkout, for tests of the gates themselves. */
    static JavaSource of(String path, String text) {
        return parse(List.of(new Text(path, text))).getFirst();
    }

    boolean isTest() {
        return path.contains("/src/test/") || path.startsWith("checks/");
    }

    /** The folder of the module that holds this file, such as {@code play/match}. */
    String module() {
        int first = path.indexOf('/');
        return path.substring(0, path.indexOf('/', first + 1));
    }

    int firstLine(Tree tree) {
        return line(positions.getStartPosition(unit, tree));
    }

    int lastLine(Tree tree) {
        return line(positions.getEndPosition(unit, tree));
    }

    /** Where {@code tree} stands, for messages. */
    String place(Tree tree) {
        return path + ":" + firstLine(tree);
    }

    private int line(long position) {
        return (int) unit.getLineMap().getLineNumber(position);
    }

    private static List<JavaSource> parse(List<Text> files) {
        Map<URI, Text> byAddress = files.stream().collect(Collectors.toMap(Text::toUri, file -> file));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        JavacTask task = (JavacTask) compiler.getTask(null, null, null, List.of("-proc:none"), null, files);
        try {
            List<JavaSource> sources = new ArrayList<>();
            SourcePositions positions = Trees.instance(task).getSourcePositions();
            for (CompilationUnitTree unit : task.parse()) {
                Text file = Objects.requireNonNull(
                        byAddress.get(unit.getSourceFile().toUri()));
                sources.add(new JavaSource(file.path, file.text.lines().toList(), unit, positions));
            }
            return sources;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final class Text extends SimpleJavaFileObject {

        private final String path;
        private final String text;

        private Text(String path, String text) {
            super(Path.of("/" + path).toUri(), Kind.SOURCE);
            this.path = path;
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
