package games.tapa.conformance.house;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.conformance.house.MavenModule.Dependency;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Folder, artifact, module and package of a module have one name, and its pom lists what its module-info requires. */
class ModulesTest {

    private final List<MavenModule> modules = MavenModule.all();

    @Test
    void a_module_is_named_after_its_folder() {
        for (MavenModule module : modules) {
            assertThat(module.artifact()).as("artifactId of %s", module.path()).isEqualTo(module.folder());
            assertThat(module.name()).as("name of %s", module.path()).isEqualTo(module.path());
            module.info()
                    .ifPresent(info -> assertThat(info.getName())
                            .as("module-info of %s", module.path())
                            .hasToString(module.packageName()));
        }
    }

    @Test
    void every_module_but_those_of_checks_has_a_module_info() {
        for (MavenModule module : modules) {
            assertThat(module.info().isPresent())
                    .as("%s has a module-info", module.path())
                    .isNotEqualTo(module.path().startsWith("checks/"));
        }
    }

    @Test
    void a_module_has_one_package_named_after_its_folder() {
        List<String> strangers = new ArrayList<>();
        for (MavenModule module : modules) {
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
    void every_java_file_belongs_to_a_module() {
        List<String> paths = modules.stream().map(MavenModule::path).toList();
        assertThat(JavaSource.ALL.stream().map(JavaSource::path))
                .allMatch(path -> paths.stream().anyMatch(module -> path.startsWith(module + "/src/")));
    }

    @Test
    void a_pom_lists_the_libraries_that_the_module_info_requires() {
        for (MavenModule module : modules) {
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
    void only_the_testkit_is_shared_among_tests() {
        for (MavenModule module : modules) {
            assertThat(module.dependencies().stream()
                            .filter(d -> d.isOurs() && d.scope().equals("test"))
                            .map(Dependency::artifact))
                    .as("our modules that only the tests of %s use", module.path())
                    .isSubsetOf("testkit");
        }
    }
}
