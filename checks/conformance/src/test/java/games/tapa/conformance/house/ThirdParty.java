package games.tapa.conformance.house;

import games.tapa.wire.Json;
import games.tapa.wire.JsonReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A piece of software by others that ships with ours.
 *
 * @param name {@code group:artifact}, or the npm package
 * @param licences as its owner writes them; one of them may be chosen
 * @param text the licence's text where it asks to be passed on, else empty
 */
record ThirdParty(String name, String version, List<String> licences, String text) {

    static final String PAGE = "THIRD_PARTY.md";

    /** Compiled into the page, though no dependency of the program: TeaVM's class library and its loader. */
    static final String INSIDE_THE_PAGE = "org.teavm:teavm-classlib";

    /** Made by the build of this module: a line per Maven component, its parts parted by tabs. */
    private static final String MAVEN = "checks/conformance/target/licences/maven.txt";

    private static final String SITE = "apps/web/site/";
    private static final String ALLOWED = "checks/conformance/src/test/resources/house/licences.txt";

    /** What is on the module path of the program, and what of TeaVM is inside the page's WebAssembly. */
    static List<ThirdParty> ofMaven() {
        List<ThirdParty> components = new ArrayList<>();
        for (String line :
                Checkout.text(MAVEN).lines().filter(ThirdParty::isForeign).toList()) {
            List<String> parts = Arrays.asList(line.split("\t", -1));
            components.add(new ThirdParty(parts.get(0), parts.get(1), parts.subList(2, parts.size()), ""));
        }
        String teavm = MavenModule.property("teavm.version");
        components.add(new ThirdParty(INSIDE_THE_PAGE, teavm, List.of("Apache-2.0"), ""));
        components.sort(Comparator.comparing(ThirdParty::name));
        return components;
    }

    /** What the page's bundle is made of besides our own sources: the packages of the lock file that are not for development. */
    static List<ThirdParty> ofNpm() {
        String lock = Checkout.text(SITE + "package-lock.json");
        Json.Obj packages = JsonReader.read(lock, lock.length())
                .orThrow()
                .asObject()
                .flatMap(root -> root.object("packages"))
                .orElseThrow();
        List<ThirdParty> components = new ArrayList<>();
        packages.members().forEach((folder, value) -> {
            Json.Obj entry = value.asObject().orElseThrow();
            if (!folder.isEmpty() && !entry.flag("dev").orElse(false)) {
                String name = folder.substring(folder.lastIndexOf("node_modules/") + "node_modules/".length());
                components.add(new ThirdParty(
                        name,
                        entry.text("version").orElse("?"),
                        entry.text("license").map(List::of).orElse(List.of()),
                        Checkout.text(SITE + folder + "/LICENSE")));
            }
        });
        return components;
    }

    /** The file that holds it in the program's folder. */
    String jar() {
        return name.substring(name.indexOf(':') + 1) + "-" + version + ".jar";
    }

    /** The licence under which we take it; empty if none is on the list of allowed ones. */
    Optional<String> licence() {
        Map<String, String> allowed = allowed();
        return licences.stream().filter(allowed::containsKey).map(allowed::get).findFirst();
    }

    /** The whole of {@code THIRD_PARTY.md}. */
    static List<String> page() {
        List<String> lines = new ArrayList<>(List.of(
                "# Third-party software",
                "",
                "What ships with Tapa, and under which licence. Written by a test from what the build resolves; do not edit.",
                "To write it anew: `./tapa mvn verify -pl checks/conformance -am -Dtest=ThirdPartyTest"
                        + " -Dsurefire.failIfNoSpecifiedTests=false -Dtapa.rewrite=true`.",
                "",
                "## The program",
                ""));
        lines.addAll(table(ofMaven()));
        lines.addAll(
                List.of("", "`org.teavm` is inside the page's WebAssembly and its loader.", "", "## The page", ""));
        lines.addAll(table(ofNpm()));
        for (ThirdParty component : ofNpm()) {
            lines.addAll(List.of("", "### " + component.name, ""));
            component.text.strip().lines().forEach(line -> lines.add(("    " + line).stripTrailing()));
        }
        return lines;
    }

    private static boolean isForeign(String mavenLine) {
        return !mavenLine.isBlank() && !mavenLine.startsWith("games.tapa:");
    }

    private static List<String> table(List<ThirdParty> components) {
        List<String> lines = new ArrayList<>(List.of("| component | version | licence |", "|---|---|---|"));
        for (ThirdParty component : components) {
            lines.add("| " + component.name + " | " + component.version + " | "
                    + component.licence().orElse("not allowed") + " |");
        }
        return lines;
    }

    private static Map<String, String> allowed() {
        Map<String, String> allowed = new LinkedHashMap<>();
        for (String line : Checkout.text(ALLOWED).lines().toList()) {
            int colon = line.lastIndexOf(": ");
            if (!line.startsWith("#") && colon > 0) {
                allowed.put(line.substring(0, colon), line.substring(colon + 2));
            }
        }
        return allowed;
    }
}
