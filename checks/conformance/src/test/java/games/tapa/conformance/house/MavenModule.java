package games.tapa.conformance.house;

import com.sun.source.tree.DirectiveTree;
import com.sun.source.tree.ModuleTree;
import com.sun.source.tree.RequiresTree;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * One module of the build: its folder, its pom, its module-info.
 *
 * @param path such as {@code play/match}
 * @param pom the root element of its pom
 * @param info its module-info; empty in {@code checks}
 */
record MavenModule(String path, Element pom, Optional<ModuleTree> info) {

    private static final String GROUP = "games.tapa";

    /**
     * A dependency as a pom lists it.
     *
     * @param scope {@code compile} if the pom names none
     */
    record Dependency(String group, String artifact, String scope) {
        boolean isOurs() {
            return group.equals(GROUP);
        }
    }

    /** All modules in the order of the parent pom. */
    static final List<MavenModule> ALL = elements(xml("pom.xml"), "module").stream()
            .map(module -> read(module.getTextContent()))
            .toList();

    static MavenModule at(String path) {
        return ALL.stream()
                .filter(module -> module.path.equals(path))
                .findFirst()
                .orElseThrow(() -> new AssertionError("pom.xml has no module " + path));
    }

    static List<Dependency> parentDependencies() {
        return dependencies(xml("pom.xml"));
    }

    /** A property of the parent pom. */
    static String property(String name) {
        return elements(xml("pom.xml"), name).getFirst().getTextContent();
    }

    /** The last part of the path, which is also the artifact's name. */
    String folder() {
        return path.substring(path.indexOf('/') + 1);
    }

    /** The one package of the module, which is also the name of the module. */
    String packageName() {
        return GROUP + "." + folder().replace("-", "");
    }

    String artifact() {
        return child(pom, "artifactId");
    }

    String name() {
        return child(pom, "name");
    }

    List<Dependency> dependencies() {
        return dependencies(pom);
    }

    /** The folders of our modules that the pom needs in one of {@code scopes}. */
    Set<String> arrows(String... scopes) {
        return dependencies().stream()
                .filter(d -> d.isOurs() && List.of(scopes).contains(d.scope))
                .map(Dependency::artifact)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The names of the modules that the module-info requires. */
    Set<String> requires() {
        Set<String> names = new TreeSet<>();
        for (DirectiveTree directive : info.orElseThrow().getDirectives()) {
            if (directive instanceof RequiresTree requires) {
                names.add(requires.getModuleName().toString());
            }
        }
        return names;
    }

    private static MavenModule read(String path) {
        Optional<ModuleTree> info = JavaSource.ALL.stream()
                .filter(source -> source.path().equals(path + "/src/main/java/module-info.java"))
                .map(source -> source.unit().getModule())
                .findFirst();
        return new MavenModule(path, xml(path + "/pom.xml"), info);
    }

    private static List<Dependency> dependencies(Element pom) {
        List<Dependency> dependencies = new ArrayList<>();
        for (Element list : children(pom, "dependencies")) {
            for (Element dependency : children(list, "dependency")) {
                String scope = child(dependency, "scope");
                dependencies.add(new Dependency(
                        child(dependency, "groupId"),
                        child(dependency, "artifactId"),
                        scope.isEmpty() ? "compile" : scope));
            }
        }
        return dependencies;
    }

    private static Element xml(String file) {
        try {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(Checkout.ROOT.resolve(file).toFile())
                    .getDocumentElement();
        } catch (ParserConfigurationException | SAXException | IOException e) {
            throw new IllegalStateException(file + " cannot be read", e);
        }
    }

    private static String child(Element parent, String name) {
        List<Element> found = children(parent, name);
        return found.isEmpty() ? "" : found.getFirst().getTextContent().strip();
    }

    private static List<Element> children(Element parent, String name) {
        return elements(parent, name).stream()
                .filter(element -> parent.isSameNode(element.getParentNode()))
                .toList();
    }

    private static List<Element> elements(Element parent, String name) {
        NodeList nodes = parent.getElementsByTagName(name);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            elements.add((Element) nodes.item(i));
        }
        return elements;
    }
}
