package games.tapa.conformance;

import games.tapa.kernel.Side;
import games.tapa.tables.BoardText;
import games.tapa.tables.Doubles;
import games.tapa.tables.RollCounts;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPosition;

/**
 * A position that a golden file asks about, written {@code mali W 24:W15 1:B15}: preset, who must throw, board; where
 * the number of the roll matters it follows the preset, {@code gulbara@4 W 24:W15 12:B15}.
 *
 * @param game the rules of the preset
 * @param position who must throw, on which board
 */
record GoldenPosition(TablesGame game, TablesPosition.ToThrow position) {

    static GoldenPosition read(String text) {
        int first = text.indexOf(' ');
        int at = text.substring(0, first).indexOf('@');
        TablesGame game =
                GoldenGames.rules(text.substring(0, at < 0 ? first : at)).game();
        int rolls = at < 0 ? 0 : Integer.parseInt(text.substring(at + 1, first)) - 1;
        Side turn = Side.ofLetter(text.charAt(first + 1)).orElseThrow();
        TablesBoard board =
                BoardText.read(text.substring(first + 3), game.rules().laws()).orThrow();
        return new GoldenPosition(game, new TablesPosition.ToThrow(board, turn, new RollCounts(rolls, rolls)));
    }

    String write() {
        String rolls = isCounted() ? "@" + (position.rolls().of(position.turn()) + 1) : "";
        return game.rules().preset() + rolls + ' ' + position.turn().letter() + ' ' + BoardText.write(position.board());
    }

    /** Whether the number of a roll matters. */
    private boolean isCounted() {
        return game.rules().cascade().doubles() == Doubles.CASCADE
                || game.rules().limits().head() > 0;
    }
}
