package games.tapa.conformance.house;

import com.tngtech.archunit.core.domain.JavaClass;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Finds text put together with {@code +} from a double or a float, which ArchUnit does not see. */
final class Concatenations {

    private Concatenations() {}

    /** The methods of {@code type} that write a fraction that way. */
    static List<String> ofFractions(JavaClass type) {
        List<String> found = new ArrayList<>();
        ClassModel model = ClassFile.of().parse(bytes(type));
        for (MethodModel method : model.methods()) {
            method.code()
                    .ifPresent(code -> code.forEach(element -> {
                        if (element instanceof InvokeDynamicInstruction call
                                && call.name().equalsString("makeConcatWithConstants")
                                && call.typeSymbol().parameterList().stream()
                                        .anyMatch(parameter ->
                                                parameter.descriptorString().matches("[DF]"))) {
                            found.add(type.getName() + "." + method.methodName().stringValue()
                                    + " puts a double or float into a text");
                        }
                    }));
        }
        return found;
    }

    private static byte[] bytes(JavaClass type) {
        String file = type.getName().replace('.', '/') + ".class";
        try (InputStream in =
                Objects.requireNonNull(Concatenations.class.getClassLoader().getResourceAsStream(file))) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
