package games.tapa.conformance;

import games.tapa.tables.MoverBoard;
import games.tapa.tables.PlayGenerator;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How fast Tapa's plays are generated: all 21 rolls of the positions of {@code plays.txt}, every result written to a
 * buffer. Whoever calls measures the time, on the JVM ({@link SpeedOnJvm}) or in a browser ({@code e2e/speed.mjs}).
 */
final class Speed {

    private record Asked(MoverBoard board, PlayGenerator generator) {}

    private final List<Asked> positions = new ArrayList<>();
    private final long[] results = new long[2 * PlayGenerator.MOST_RESULTS];

    /** Reads the positions of a golden file. */
    Speed(String lines) {
        Map<String, PlayGenerator> generators = new LinkedHashMap<>();
        for (String question : GoldenFile.questions(lines)) {
            GoldenPosition asked = GoldenPosition.read(question);
            MoverBoard board = new MoverBoard();
            board.set(asked.position().board(), asked.position().turn());
            PlayGenerator generator = generators.computeIfAbsent(
                    asked.game().rules().preset(),
                    preset -> new PlayGenerator(asked.game().rules()));
            positions.add(new Asked(board, generator));
        }
    }

    /** The rolls of one round. */
    int rolls() {
        return 21 * positions.size();
    }

    /** Generates one round and answers how many results there were. */
    int round() {
        int found = 0;
        for (Asked asked : positions) {
            for (int larger = 1; larger <= 6; larger++) {
                for (int smaller = 1; smaller <= larger; smaller++) {
                    found += asked.generator().generate(asked.board(), larger, smaller, results);
                }
            }
        }
        return found;
    }
}
