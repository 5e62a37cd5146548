package games.tapa.conformance.house;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaType;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * A type is public because another module uses it, or because a public type of its module shows it (house rule 1).
 * The tests of this module count as users: they use other modules as a program would.
 */
class PublicTypesTest {

    private final JavaClasses all = Compiled.ALL;

    @Test
    void aPublicTypeIsUsedByAnotherModule() {
        Map<String, String> breaches = new TreeMap<>();
        for (JavaClass type : all) {
            if (isJudged(type) && !isUsedElsewhere(type) && !isShown(type)) {
                breaches.put(type.getName(), "is public, but no other module uses it");
            }
        }
        assertThat(ReasonedList.read("public-types.txt").faults(breaches, "make it package-private"))
                .isEmpty();
    }

    private static boolean isJudged(JavaClass type) {
        return type.isTopLevelClass()
                && type.getModifiers().contains(JavaModifier.PUBLIC)
                && isLibrary(type.getPackageName());
    }

    private static boolean isLibrary(String packageName) {
        return MavenModule.ALL.stream()
                .filter(module -> module.path().matches("(rules|bots|play)/.*"))
                .anyMatch(module -> module.packageName().equals(packageName));
    }

    /** By byte code, or by an import: constants leave no trace in byte code. */
    private boolean isUsedElsewhere(JavaClass type) {
        return family(type)
                        .flatMap(member -> member.getDirectDependenciesToSelf().stream())
                        .anyMatch(use -> !use.getOriginClass().getPackageName().equals(type.getPackageName()))
                || JavaSource.ALL.stream()
                        .flatMap(source -> source.unit().getImports().stream())
                        .anyMatch(imported ->
                                imported.getQualifiedIdentifier().toString().equals(type.getName()));
    }

    /** Whether a public member of another public type of the module has it in its signature. */
    private boolean isShown(JavaClass type) {
        Set<JavaClass> shown = new HashSet<>();
        all.stream()
                .filter(other -> other.getPackageName().equals(type.getPackageName()))
                .filter(other -> other.getModifiers().contains(JavaModifier.PUBLIC))
                .filter(other -> family(type).noneMatch(other::equals))
                .forEach(other -> {
                    other.getCodeUnits().stream()
                            .filter(unit -> unit.getModifiers().contains(JavaModifier.PUBLIC))
                            .forEach(unit -> shown.addAll(signature(unit)));
                    other.getFields().stream()
                            .filter(field -> field.getModifiers().contains(JavaModifier.PUBLIC))
                            .forEach(field -> shown.addAll(field.getAllInvolvedRawTypes()));
                });
        return family(type).anyMatch(shown::contains);
    }

    private static Set<JavaClass> signature(JavaCodeUnit unit) {
        Set<JavaClass> types = new HashSet<>(unit.getReturnType().getAllInvolvedRawTypes());
        for (JavaType parameter : unit.getParameterTypes()) {
            types.addAll(parameter.getAllInvolvedRawTypes());
        }
        return types;
    }

    /** The type and the types nested in it. */
    private Stream<JavaClass> family(JavaClass type) {
        return all.stream()
                .filter(member -> member.equals(type) || member.getName().startsWith(type.getName() + "$"));
    }
}
