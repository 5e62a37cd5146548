package games.tapa.conformance;

import games.tapa.client.StudyCommand;
import games.tapa.client.StudyView;
import games.tapa.client.TableCommand;
import games.tapa.client.TableView;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The TypeScript types of the messages between the page and its workers, written from the Java records. */
final class MessageTypes {

    private static final String HEAD = """
            // Written by MessageTypesTest from the Java records; a difference fails the build.
            // To rewrite it: ./tapa mvn verify -pl checks/conformance -am -Dtest=MessageTypesTest -Dtapa.rewrite=true
            """;

    private static final int WIDEST = 120;

    private final Set<Class<?>> named = new LinkedHashSet<>();
    private final StringBuilder text = new StringBuilder(HEAD);

    private MessageTypes() {}

    static String typeScript() {
        MessageTypes types = new MessageTypes();
        types.command("A command to the table.", TableCommand.class);
        types.view(TableView.class);
        types.command("What is asked of the study of a game.", StudyCommand.class);
        types.view(StudyView.class);
        return types.text.toString();
    }

    private void command(String what, Class<?> commands) {
        text.append("\n/** ").append(what).append(" */\nexport type ").append(commands.getSimpleName());
        text.append(" =");
        for (Class<?> command : commands.getPermittedSubclasses()) {
            List<String> parts = new ArrayList<>();
            parts.add("readonly do: '" + uncapitalised(command) + "'");
            for (RecordComponent part : command.getRecordComponents()) {
                parts.add("readonly " + part.getName() + ": " + type(part.getGenericType()));
            }
            text.append("\n  | ").append(object(parts));
        }
        text.append(";\n");
    }

    /** On one line where it is short enough to be read. */
    private static String object(List<String> parts) {
        String line = "{ " + String.join("; ", parts) + " }";
        return line.length() <= WIDEST ? line : "{\n      " + String.join(";\n      ", parts) + ";\n    }";
    }

    /** Writes a record, then the records that it names for the first time. */
    private void view(Class<?> view) {
        List<Class<?>> next = new ArrayList<>();
        text.append("\nexport interface ").append(view.getSimpleName()).append(" {\n");
        for (RecordComponent part : view.getRecordComponents()) {
            String type = type(part.getGenericType());
            text.append("  readonly ")
                    .append(part.getName())
                    .append(": ")
                    .append(type)
                    .append(";\n");
            innermost(part.getGenericType()).filter(named::add).ifPresent(next::add);
        }
        text.append("}\n");
        next.forEach(this::view);
    }

    private static String type(Type type) {
        if (type instanceof ParameterizedType of) {
            String inner = type(of.getActualTypeArguments()[0]);
            return of.getRawType() == Optional.class ? inner + " | null" : "readonly " + inner + "[]";
        }
        Class<?> plain = (Class<?>) type;
        if (plain == String.class) {
            return "string";
        }
        return plain == int.class || plain == double.class
                ? "number"
                : plain == boolean.class ? "boolean" : plain.getSimpleName();
    }

    private static Optional<Class<?>> innermost(Type type) {
        if (type instanceof ParameterizedType of) {
            return innermost(of.getActualTypeArguments()[0]);
        }
        return Optional.<Class<?>>of((Class<?>) type).filter(Class::isRecord);
    }

    private static String uncapitalised(Class<?> type) {
        String name = type.getSimpleName();
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }
}
