package games.tapa.conformance;

import java.util.ArrayList;
import java.util.List;

/** Plays as the page writes them: the steps of one checker are one move, with the points between where it met the enemy. */
final class WholeMoves {

    private WholeMoves() {}

    /** {@code text} as {@code MoveText} writes it, such as {@code 24/18(2) 18/12/8}. */
    static String of(String text) {
        List<List<String>> ways = new ArrayList<>();
        for (String part : text.split(" ")) {
            String[] counted = part.split("\\(");
            int times = counted.length == 1 ? 1 : counted[1].charAt(0) - '0';
            for (int i = 0; i < times; i++) {
                carry(ways, counted[0].split("/"));
            }
        }
        List<String> moves = new ArrayList<>();
        for (List<String> way : ways) {
            List<String> told = new ArrayList<>();
            for (int i = 0; i < way.size(); i++) {
                if (i == 0 || i == way.size() - 1 || way.get(i).endsWith("*")) {
                    told.add(way.get(i));
                }
            }
            moves.add(String.join("/", told));
        }
        return String.join(" ", moves);
    }

    private static void carry(List<List<String>> ways, String[] spots) {
        for (List<String> way : ways) {
            if (way.size() > 1 && way.getLast().replace("*", "").equals(spots[0])) {
                way.addAll(List.of(spots).subList(1, spots.length));
                return;
            }
        }
        ways.add(new ArrayList<>(List.of(spots)));
    }
}
