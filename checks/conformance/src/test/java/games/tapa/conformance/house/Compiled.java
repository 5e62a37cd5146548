package games.tapa.conformance.house;

import com.tngtech.archunit.ArchConfiguration;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/** The classes that the build made, as ArchUnit reads them. */
final class Compiled {

    private static final String CONFORMANCE = "games.tapa.conformance";

    /** Everything that ships, the test kit, and the tests of this module. */
    static final JavaClasses ALL = read();

    /** Everything that ships, and the test kit. */
    static final JavaClasses MAIN = ALL.that(DescribedPredicate.describe(
            "are no tests", type -> !type.getPackageName().startsWith(CONFORMANCE)));

    /** The packages whose classes run in the browser too. */
    static final List<String> BROWSER = Stream.of(
                    "kernel", "tables", "nn", "tablesbot", "match", "games", "wire", "client")
            .map(module -> "games.tapa." + module)
            .toList();

    private Compiled() {}

    private static JavaClasses read() {
        // What the library's own classes look like inside is nobody's question here, and reading them takes seconds.
        ArchConfiguration.get().setResolveMissingDependenciesFromClassPath(false);
        try {
            // By the places that hold the package: searching the whole class path for it takes far longer.
            return new ClassFileImporter()
                    .importUrls(Collections.list(Compiled.class.getClassLoader().getResources("games/tapa")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Stream<JavaClass> inBrowser() {
        return MAIN.stream().filter(type -> BROWSER.contains(type.getPackageName()));
    }
}
