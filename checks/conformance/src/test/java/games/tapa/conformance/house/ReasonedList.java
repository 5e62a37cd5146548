package games.tapa.conformance.house;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The exceptions from one house rule, each with its reason: a text file of lines {@code name: reason}; lines that start
 * with {@code #} are comment. An entry that is no longer needed is a fault too.
 */
final class ReasonedList {

    private static final String FOLDER = "checks/conformance/src/test/resources/house/";
    private static final int SHORTEST_REASON = 15;

    private final String file;
    private final Map<String, String> reasons = new TreeMap<>();

    private ReasonedList(String file) {
        this.file = file;
    }

    static ReasonedList read(String name) {
        ReasonedList list = new ReasonedList(FOLDER + name);
        for (String line : Checkout.text(list.file).lines().toList()) {
            if (!line.isBlank() && !line.startsWith("#")) {
                int colon = line.indexOf(": ");
                if (colon < 0 || line.length() - colon - 2 < SHORTEST_REASON) {
                    throw new AssertionError(list.file + ": \"" + line + "\" gives no reason; write name: reason");
                }
                list.reasons.put(line.substring(0, colon), line.substring(colon + 2));
            }
        }
        return list;
    }

    /** The reason given for {@code name}, or the empty text. */
    String reason(String name) {
        return reasons.getOrDefault(name, "");
    }

    /**
     * What is wrong, given everything that breaks the rule: the breaches that are not listed, each with {@code remedy},
     * and the entries that name no breach.
     */
    List<String> faults(Map<String, String> breaches, String remedy) {
        List<String> faults = new ArrayList<>();
        breaches.forEach((name, breach) -> {
            if (!reasons.containsKey(name)) {
                faults.add(name + " " + breach + ": " + remedy + ", or give a reason in " + file);
            }
        });
        for (String name : new TreeSet<>(reasons.keySet())) {
            if (!breaches.containsKey(name)) {
                faults.add(file + ": " + name + " needs no exception any more; delete the line");
            }
        }
        return faults;
    }
}
