package games.tapa.conformance.house;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.conformance.house.MavenModule.Dependency;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Folder, artifact, module and package of a module have one name, and its pom lists what its module-info requires. */
class ModulesTest {

    @Test
    void aModuleIsNamedAfterItsFolder() {
        for (MavenModule module : MavenModule.ALL) {
            assertThat(module.artifact()).as("artifactId of %s", module.path()).isEqualTo(module.folder());
            assertThat(module.name()).as("name of %s", module.path()).isEqualTo(module.path());
            module.info()
                    .ifPresent(info -> assertThat(info.getName())
                            .as("module-info of %s", module.path())
                            .hasToString(module.packageName()));
        }
    }

    @Test
    void everyModuleButThoseOfChecksHasAModuleInfo() {
        for (MavenModule module : MavenModule.ALL) {
            assertThat(module.info().isPresent())
                    .as("%s has a module-info", module.path())
                    .isNotEqualTo(module.path().startsWith("checks/"));
        }
    }

    @Test
    void aModuleHasOnePackageNamedAfterItsFolder() {
        List<String> strangers = new ArrayList<>();
        for (MavenModule module : MavenModule.ALL) {
            String home = module.path() + "/src/(main|test)/java/"
                    + module.packageName().replace('.', '/')
                    + (module.path().startsWith("checks/") ? "/.*" : "/[^/]+");
            JavaSource.ALL.stream()
                    .map(JavaSource::path)
                    .filter(path -> path.startsWith(module.path() + "/"))
                    .filter(path -> !path.endsWith("/src/main/java/module-info.java"))
                    .filter(path -> !path.matches(home))
                    .forEach(strangers::add);
        }
        assertThat(strangers)
                .as("Java files outside the package of their module")
                .isEmpty();
    }

    @Test
    void everyJavaFileBelongsToAModule() {
        List<String> paths = MavenModule.ALL.stream().map(MavenModule::path).toList();
        assertThat(JavaSource.ALL.stream().map(JavaSource::path))
                .allMatch(path -> paths.stream().anyMatch(module -> path.startsWith(module + "/src/")));
    }

    @Test
    void aPomListsTheLibrariesThatTheModuleInfoRequires() {
        for (MavenModule module : MavenModule.ALL) {
            if (module.info().isPresent()) {
                List<String> artifacts = Stream.concat(
                                module.dependencies().stream(), MavenModule.parentDependencies().stream())
                        .filter(d -> !d.isOurs() && !d.scope().equals("test"))
                        .map(d -> d.artifact().replace('-', '.'))
                        .toList();
                assertThat(module.requires().stream()
                                .filter(name -> !name.matches("(java|jdk|games\\.tapa)\\..*"))
                                .filter(name -> artifacts.stream().noneMatch(name::endsWith)))
                        .as("libraries that %s requires but its pom does not list", module.path())
                        .isEmpty();
            }
        }
    }

    @Test
    void onlyTheTestkitIsSharedAmongTests() {
        for (MavenModule module : MavenModule.ALL) {
            assertThat(module.dependencies().stream()
                            .filter(d -> d.isOurs() && d.scope().equals("test"))
                            .map(Dependency::artifact))
                    .as("our modules that only the tests of %s use", module.path())
                    .isSubsetOf("testkit");
        }
    }
}
