package games.tapa.conformance;

import games.tapa.kernel.Side;
import games.tapa.tables.BoardText;
import games.tapa.tables.RollCounts;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesRules;

/**
 * A position that a golden file asks about, written {@code mali W 24:W15 1:B15}: preset, who must throw, board.
 *
 * @param game the rules of the preset
 * @param position who must throw, on which board
 */
record GoldenPosition(TablesGame game, TablesPosition.ToThrow position) {

    static GoldenPosition read(String text) {
        int first = text.indexOf(' ');
        TablesRules rules = GoldenGames.rules(text.substring(0, first)).rules();
        Side turn = Side.ofLetter(text.charAt(first + 1)).orElseThrow();
        String board = text.substring(first + 3);
        TablesGame game = new TablesGame(rules);
        return new GoldenPosition(
                game,
                new TablesPosition.ToThrow(BoardText.read(board, rules.laws()).orThrow(), turn, RollCounts.NONE));
    }

    String write() {
        return game.rules().preset() + ' ' + position.turn().letter() + ' ' + BoardText.write(position.board());
    }
}
