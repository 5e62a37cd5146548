package games.tapa.conformance.house;

import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * What classes that run in the browser may use of Java (docs/architecture.md, "The browser"): a list of what is allowed,
 * since what is missing there, different there or heavy there is most of the library.
 */
final class BrowserSubset {

    private static final Set<String> PACKAGES =
            Set.of("java.lang", "java.lang.annotation", "java.util.function", "org.jspecify.annotations");

    /** No HashMap and no HashSet: their order differs. No Random, Locale, Scanner, UUID: missing, different or heavy. */
    private static final Set<String> UTIL = Set.of(
            "AbstractCollection",
            "AbstractList",
            "AbstractMap",
            "AbstractSet",
            "ArrayDeque",
            "ArrayList",
            "Arrays",
            "BitSet",
            "Collection",
            "Collections",
            "Comparator",
            "Deque",
            "EnumMap",
            "EnumSet",
            "Iterator",
            "LinkedHashMap",
            "LinkedHashSet",
            "List",
            "ListIterator",
            "Map",
            "Map$Entry",
            "NavigableMap",
            "NavigableSet",
            "NoSuchElementException",
            "Objects",
            "Optional",
            "OptionalDouble",
            "OptionalInt",
            "OptionalLong",
            "PriorityQueue",
            "Queue",
            "SequencedCollection",
            "SequencedMap",
            "SequencedSet",
            "Set",
            "SortedMap",
            "SortedSet",
            "StringJoiner",
            "TreeMap",
            "TreeSet");

    private static final Set<String> NO_CLASSES = Set.of(
            "java.lang.ClassLoader",
            "java.lang.Module",
            "java.lang.Process",
            "java.lang.ProcessBuilder",
            "java.lang.Runtime",
            "java.lang.StackWalker",
            "java.lang.StrictMath",
            "java.lang.Thread",
            "java.lang.ThreadLocal");

    /** The functions whose last bit is the same everywhere; exp, log, pow and the like are not. */
    private static final Set<String> MATH = Set.of(
            "abs",
            "addExact",
            "ceil",
            "ceilDiv",
            "clamp",
            "decrementExact",
            "floor",
            "floorDiv",
            "floorMod",
            "incrementExact",
            "max",
            "min",
            "multiplyExact",
            "negateExact",
            "rint",
            "round",
            "signum",
            "sqrt",
            "subtractExact",
            "toIntExact");

    private static final Map<String, Set<String>> NO_METHODS = Map.of(
            "java.lang.String",
            Set.of(
                    "chars",
                    "equalsIgnoreCase",
                    "format",
                    "formatted",
                    "isBlank",
                    "lines",
                    "matches",
                    "replaceAll",
                    "replaceFirst",
                    "split",
                    "strip",
                    "stripLeading",
                    "stripTrailing",
                    "toLowerCase",
                    "toUpperCase"),
            // They bring the tables of Unicode with them: 7 kB of the page.
            "java.lang.Character",
            Set.of(
                    "digit",
                    "getNumericValue",
                    "getType",
                    "isAlphabetic",
                    "isDigit",
                    "isLetter",
                    "isLetterOrDigit",
                    "isLowerCase",
                    "isUpperCase",
                    "isWhitespace",
                    "toLowerCase",
                    "toUpperCase"),
            "java.lang.Long",
            Set.of("parseUnsignedLong"),
            "java.lang.Double",
            Set.of("toString"),
            "java.lang.Float",
            Set.of("toString"),
            "java.lang.StringBuilder",
            Set.of("chars", "codePoints"),
            // Their order changes from run to run; with at most one entry they have none.
            "java.util.Map",
            Set.of("copyOf", "ofEntries"),
            "java.util.Set",
            Set.of("copyOf"));

    private static final Set<String> TEXT_OF_FRACTIONS = Set.of("append", "insert", "valueOf");

    private BrowserSubset() {}

    /** What {@code type} uses outside the subset, a line each. */
    static Set<String> breaches(JavaClass type) {
        Set<String> breaches = new TreeSet<>();
        for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
            JavaClass target = dependency.getTargetClass().getBaseComponentType();
            if (!allowsClass(target)) {
                breaches.add(type.getName() + " uses " + target.getName());
            }
        }
        for (JavaAccess<?> access : type.getAccessesFromSelf()) {
            if (!allowsMember(access.getTarget())) {
                breaches.add(access.getOrigin().getFullName() + " uses "
                        + access.getTarget().getFullName());
            }
        }
        return breaches;
    }

    private static boolean allowsClass(JavaClass type) {
        String name = type.getName();
        return type.isPrimitive()
                || name.startsWith("games.tapa.")
                || (PACKAGES.contains(type.getPackageName()) && !NO_CLASSES.contains(name))
                || (type.getPackageName().equals("java.util") && UTIL.contains(name.substring("java.util.".length())));
    }

    private static boolean allowsMember(AccessTarget target) {
        String member = target.getName();
        return switch (target.getOwner().getName()) {
            case "java.lang.System" -> member.equals("arraycopy");
            case "java.lang.Math" -> MATH.contains(member);
            case "java.lang.Class" ->
                Set.of("desiredAssertionStatus", "getSimpleName").contains(member);
            default ->
                !member.equals("stream")
                        && !member.equals("parallelStream")
                        && !member.equals("printStackTrace")
                        && !NO_METHODS
                                .getOrDefault(target.getOwner().getName(), Set.of())
                                .contains(member)
                        && !(TEXT_OF_FRACTIONS.contains(member) && takesFraction(target))
                        && !isOfSeveral(target);
        };
    }

    private static boolean isOfSeveral(AccessTarget target) {
        int most = target.getOwner().getName().equals("java.util.Map") ? 2 : 1;
        return target instanceof AccessTarget.CodeUnitAccessTarget call
                && Set.of("java.util.Map", "java.util.Set")
                        .contains(target.getOwner().getName())
                && target.getName().equals("of")
                && call.getRawParameterTypes().size() > most;
    }

    private static boolean takesFraction(AccessTarget target) {
        return target instanceof AccessTarget.CodeUnitAccessTarget call
                && target.getOwner().getName().startsWith("java.lang.String")
                && call.getRawParameterTypes().stream()
                        .map(JavaClass::getName)
                        .anyMatch(List.of("double", "float")::contains);
    }
}
