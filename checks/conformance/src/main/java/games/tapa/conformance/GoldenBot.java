package games.tapa.conformance;

import games.tapa.kernel.Dice;
import games.tapa.tables.MoveText;
import games.tapa.tables.TablesPosition;
import games.tapa.tablesbot.FirstBot;
import games.tapa.tablesbot.WeightsSource;

/** A question is a roll and a {@link GoldenPosition}, {@code 61 mali W 24:W15 1:B15}; the answer is the bot's move. */
final class GoldenBot {

    private GoldenBot() {}

    static String answer(String question, WeightsSource weights) {
        Dice dice = Dice.read(question.substring(0, 2)).orThrow();
        GoldenPosition asked = GoldenPosition.read(question.substring(3));
        TablesPosition.ToMove position = asked.game().thrown(asked.position(), dice);
        FirstBot bot = new FirstBot(
                asked.game(), weights.of(asked.game().rules().kind()).orThrow());
        return MoveText.write(asked.game(), position, bot.best(position));
    }
}
