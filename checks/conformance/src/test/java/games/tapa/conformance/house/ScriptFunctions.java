package games.tapa.conformance.house;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Finds the functions of a TypeScript or JavaScript file by its layout: a function ends at the first line that is
 * indented like its head, begins with a closing bracket and opens no other. The body of a {@code describe} is a folder
 * of tests, no function.
 */
final class ScriptFunctions {

    /** A function and how long it is. */
    record Found(String place, int lines) {}

    private static final Pattern HEAD = Pattern.compile(
            "\\bfunction\\b.*[({]$|=>\\s*[({\\[]?$|^(?!(if|for|while|switch|catch|else|return)\\b)"
                    + "((async|static|private|public|protected|get|set|override)\\s+)*[\\w#$]+\\s*(<.*>)?\\(.*\\)(:.*)?\\s*\\{$");

    private static final String FOLDER = "describe(";

    private ScriptFunctions() {}

    static List<Found> of(String path, List<String> lines) {
        List<Found> found = new ArrayList<>();
        for (int first = 0; first < lines.size(); first++) {
            String line = lines.get(first).strip();
            if (HEAD.matcher(line).find() && !line.startsWith(FOLDER)) {
                found.add(new Found(path + ":" + (first + 1), end(lines, first) - first + 1));
            }
        }
        return found;
    }

    private static int end(List<String> lines, int first) {
        int indent = indent(lines.get(first));
        for (int at = first + 1; at < lines.size(); at++) {
            String line = lines.get(at).strip();
            if (line.isEmpty() || indent(lines.get(at)) > indent) {
                continue;
            }
            boolean closes = line.startsWith("}") || line.startsWith(")") || line.startsWith("]");
            if (!closes) {
                return at - 1;
            }
            if (!line.endsWith("{") && !line.endsWith("(") && !line.endsWith("[") && !line.endsWith("=>")) {
                return at;
            }
        }
        return lines.size() - 1;
    }

    private static int indent(String line) {
        return line.length() - line.stripLeading().length();
    }
}
