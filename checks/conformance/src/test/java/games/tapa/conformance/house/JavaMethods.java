package games.tapa.conformance.house;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the functions of a Java file: methods, constructors, lambdas and initialisers. */
final class JavaMethods extends TreeScanner<@Nullable Void, @Nullable Void> {

    /** The words with which a comment in or above a long function must begin. */
    static final String ONE_PIECE = "One piece because ";

    /**
     * A function and how long it is.
     *
     * @param onePiece whether a comment in it or right above it says why it is one piece
     */
    record Method(String place, String name, int lines, boolean onePiece) {}

    private final JavaSource source;
    private final List<Method> found = new ArrayList<>();

    private JavaMethods(JavaSource source) {
        this.source = source;
    }

    static List<Method> of(JavaSource source) {
        JavaMethods methods = new JavaMethods(source);
        methods.scan(source.unit(), null);
        return methods.found;
    }

    @Override
    public @Nullable Void visitMethod(MethodTree method, @Nullable Void nothing) {
        add(method, method.getName().toString());
        return super.visitMethod(method, null);
    }

    @Override
    public @Nullable Void visitLambdaExpression(LambdaExpressionTree lambda, @Nullable Void nothing) {
        add(lambda, "a lambda");
        return super.visitLambdaExpression(lambda, null);
    }

    @Override
    public @Nullable Void visitClass(ClassTree type, @Nullable Void nothing) {
        for (Tree member : type.getMembers()) {
            if (member instanceof BlockTree) {
                add(member, "an initialiser");
            }
        }
        return super.visitClass(type, null);
    }

    private void add(Tree tree, String name) {
        int first = source.firstLine(tree);
        int last = source.lastLine(tree);
        int comment = first;
        while (comment > 1 && isComment(source.lines().get(comment - 2))) {
            comment--;
        }
        boolean onePiece =
                source.lines().subList(comment - 1, last).stream().anyMatch(line -> line.contains(ONE_PIECE));
        found.add(new Method(source.place(tree), name, last - first + 1, onePiece));
    }

    private static boolean isComment(String line) {
        String text = line.strip();
        return text.startsWith("//") || text.startsWith("/*") || text.startsWith("*");
    }
}
