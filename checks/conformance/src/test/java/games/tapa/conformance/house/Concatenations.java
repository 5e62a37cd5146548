package games.tapa.conformance.house;

import com.tngtech.archunit.core.domain.JavaClass;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.Instruction;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/** Finds what is put into a text with {@code +} and should not be, which ArchUnit does not see. */
final class Concatenations {

    private static final String OBJECT = "Ljava/lang/Object;";

    private Concatenations() {}

    /** The methods of {@code type} that write a double or a float that way. */
    static List<String> ofFractions(JavaClass type) {
        return methods(
                type,
                (before, here) -> here instanceof InvokeDynamicInstruction call
                        && call.name().equalsString("makeConcatWithConstants")
                        && call.typeSymbol().parameterList().stream()
                                .anyMatch(parameter ->
                                        parameter.descriptorString().matches("[DF]")));
    }

    /**
     * The methods of {@code type} that write what a generic method has just returned. Nobody casts it on the way, so to
     * the compiler for the browser it may be anything that is ever put into a list: every record keeps its text.
     */
    static List<String> ofAnything(JavaClass type) {
        return methods(
                type,
                (before, here) -> here instanceof InvokeInstruction text
                        && text.name().equalsString("valueOf")
                        && text.type().equalsString("(" + OBJECT + ")Ljava/lang/String;")
                        && before instanceof InvokeInstruction call
                        && call.type().stringValue().endsWith(")" + OBJECT));
    }

    /** The methods with an instruction that {@code isFound} finds by it and the one before. */
    private static List<String> methods(JavaClass type, BiPredicate<@Nullable Instruction, Instruction> isFound) {
        List<String> found = new ArrayList<>();
        for (MethodModel method : ClassFile.of().parse(bytes(type)).methods()) {
            @Nullable Instruction before = null;
            for (CodeElement element : method.code().map(CodeModel::elementList).orElse(List.of())) {
                if (element instanceof Instruction here) {
                    if (isFound.test(before, here)) {
                        found.add(type.getName() + "." + method.methodName().stringValue());
                    }
                    before = here;
                }
            }
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
