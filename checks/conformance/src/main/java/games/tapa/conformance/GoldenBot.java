package games.tapa.conformance;

import games.tapa.kernel.Dice;
import games.tapa.tables.MoveText;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPosition;
import games.tapa.tablesbot.GameNets;
import games.tapa.tablesbot.Level;
import games.tapa.tablesbot.NetsSource;
import games.tapa.tablesbot.PlayChooser;

/**
 * A question is a roll and a {@link GoldenPosition}, {@code 61 mali W 24:W15 1:B15}; the answer is the moves of all levels,
 * from the first to the last, with semicolons between.
 */
final class GoldenBot {

    private GoldenBot() {}

    static String answer(String question, NetsSource nets) {
        Dice dice = Dice.read(question.substring(0, 2)).orThrow();
        GoldenPosition asked = GoldenPosition.read(question.substring(3));
        TablesGame game = asked.game();
        TablesPosition.ToMove position = game.thrown(asked.position(), dice);
        GameNets known = nets.of(game.rules().kind()).orThrow();
        StringBuilder moves = new StringBuilder();
        for (Level level : Level.values()) {
            PlayChooser bot = new PlayChooser(game, level.player(game, known, nets.kernel()));
            moves.append(moves.length() == 0 ? "" : "; ").append(MoveText.write(game, position, bot.best(position)));
        }
        return moves.toString();
    }
}
