package games.tapa.conformance;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Sha256;
import games.tapa.tables.BoardText;
import games.tapa.tables.MoveText;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.PlayGenerator;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A question is a {@link GoldenPosition}; the answer is how many plays its 21 rolls have in all, how many results the
 * generator for search finds, and a digest over each roll's sorted plays with their boards and ends.
 */
final class GoldenPlays {

    private static final int DIGEST_DIGITS = 24;

    private final GoldenPosition asked;
    private final MoverBoard board = new MoverBoard();
    private final PlayGenerator generator;
    private final long[] results = new long[2 * PlayGenerator.MOST_RESULTS];
    private final Sha256 digest = new Sha256();
    private int plays;
    private int generated;

    private GoldenPlays(GoldenPosition asked) {
        this.asked = asked;
        board.set(asked.position().board(), asked.position().turn());
        generator = new PlayGenerator(asked.game().rules());
    }

    static String answer(String question) {
        GoldenPlays all = new GoldenPlays(GoldenPosition.read(question));
        for (int larger = 1; larger <= 6; larger++) {
            for (int smaller = 1; smaller <= larger; smaller++) {
                all.add(new Dice(larger, smaller));
            }
        }
        return all.plays + " " + all.generated + ' ' + all.digest.hexDigest().substring(0, DIGEST_DIGITS);
    }

    private void add(Dice dice) {
        TablesGame game = asked.game();
        TablesPosition.ToMove position = game.thrown(asked.position(), dice);
        List<String> lines = new ArrayList<>();
        for (TablesPlay play : game.plays(position)) {
            lines.add(MoveText.write(game, position, play) + " = " + BoardText.write(play.result())
                    + play.outcome().map(end -> " " + GoldenGames.end(end)).orElse(""));
        }
        lines.sort(Comparator.naturalOrder());
        plays += lines.size();
        generated += generator.generate(board, position, results);
        digest.updateAscii(dice.digits() + ' ' + game.dicePlayed(position) + '\n');
        for (String line : lines) {
            digest.updateAscii(line + '\n');
        }
    }
}
