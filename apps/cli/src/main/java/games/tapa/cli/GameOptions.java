package games.tapa.cli;

import games.tapa.games.Games;
import games.tapa.kernel.Result;
import games.tapa.tables.TablesGame;
import games.tapa.wire.RulesChoice;
import picocli.CommandLine.Option;

/** The options that say which game the bots play with each other. */
final class GameOptions {

    @Option(
            names = "--game",
            defaultValue = "tapa",
            paramLabel = "GAME",
            description = "tapa, tabla or gulbara; default: tapa.")
    private String game = "tapa";

    @Option(
            names = "--rules",
            defaultValue = "",
            paramLabel = "RULES",
            description = "A preset such as mali, or a JSON object of options; default: the game's default preset.")
    private String rules = "";

    Result<TablesGame> read() {
        return RulesText.read(rules).then(this::read);
    }

    private Result<TablesGame> read(RulesChoice choice) {
        return Games.rules(game, choice.preset(), choice.options()).map(found -> found.game());
    }
}
