package games.tapa.cli;

import games.tapa.games.AnalysedGame;
import games.tapa.games.AnalysedTurn;
import games.tapa.games.GameTally;
import games.tapa.games.Mark;
import games.tapa.games.SideTally;
import games.tapa.games.TablesGameRules;
import games.tapa.kernel.Outcome;
import games.tapa.kernel.Side;
import games.tapa.match.Game;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.tablesbot.JudgedPlay;
import games.tapa.wire.Json;
import games.tapa.wire.JsonFields;
import java.util.ArrayList;
import java.util.List;

/** Games that were analysed, for programs ({@code docs/analysis.md}). */
final class AnalysisJson {

    private final List<Json> games = new ArrayList<>();
    private GameTally all = GameTally.NONE;

    /** Adds a game; {@code net} is what judged it. */
    void add(int number, Game<TablesPosition, TablesPlay> game, String net, AnalysedGame analysed) {
        TablesGameRules rules = TablesGameRules.of(game);
        List<Json> turns = new ArrayList<>();
        for (AnalysedTurn turn : analysed.turns()) {
            turns.add(turn(rules, turn));
        }
        JsonFields fields = new JsonFields()
                .put("number", number)
                .put("game", rules.rules().kind().key())
                .put("preset", rules.rules().preset());
        game.starter().ifPresent(side -> fields.put("starter", letter(side)));
        fields.put("net", net).put("turns", turns);
        analysed.outcome().ifPresent(outcome -> fields.put("over", over(outcome)));
        games.add(fields.put("standing", Json.Num.rounded(analysed.standing()))
                .put("sums", sums(analysed.tally()))
                .object());
        all = all.plus(analysed.tally());
    }

    /** All games added, and their sums. */
    Json.Obj object() {
        return new JsonFields().put("games", games).put("sums", sums(all)).object();
    }

    private static Json turn(TablesGameRules rules, AnalysedTurn turn) {
        JsonFields fields = new JsonFields()
                .put("turn", turn.number())
                .put("side", letter(turn.side()))
                .put("position", rules.writePosition(turn.position()))
                .put("dice", turn.position().stage().digits());
        if (turn.isThrow()) {
            fields.put("luck", Json.Num.rounded(turn.luck()));
        }
        turn.judged().ifPresent(judged -> write(rules, turn, judged, fields));
        return fields.object();
    }

    private static void write(TablesGameRules rules, AnalysedTurn turn, JudgedPlay judged, JsonFields fields) {
        fields.put("play", rules.writeMove(turn.position(), judged.made()))
                .put("equity", Json.Num.rounded(judged.equity()))
                .put("forced", judged.forced())
                .put("loss", Json.Num.rounded(judged.loss()));
        Mark.of(judged.loss()).ifPresent(mark -> fields.put("mark", mark.sign()));
        fields.put("best", rules.writeMove(turn.position(), judged.best()))
                .put("bestEquity", Json.Num.rounded(judged.bestEquity()))
                .put("plies", judged.plies());
    }

    private static Json over(Outcome outcome) {
        Json winner =
                outcome.winner().<Json>map(side -> new Json.Str(letter(side))).orElseGet(Json.Null::new);
        return new JsonFields()
                .put("winner", winner)
                .put("points", outcome.points())
                .put("reason", outcome.ending().key())
                .object();
    }

    private static Json sums(GameTally tally) {
        JsonFields fields = new JsonFields();
        for (Side side : Side.values()) {
            SideTally own = tally.of(side);
            fields.put(
                    letter(side),
                    new JsonFields()
                            .put("decisions", own.decisions())
                            .put("loss", Json.Num.rounded(own.loss()))
                            .put("meanLoss", Json.Num.rounded(own.meanLoss()))
                            .put("doubtful", own.doubtful())
                            .put("bad", own.bad())
                            .put("veryBad", own.veryBad())
                            .put("luck", Json.Num.rounded(own.luck()))
                            .put("result", Json.Num.rounded(tally.result(side)))
                            .put("lessLuck", Json.Num.rounded(tally.lessLuck(side)))
                            .object());
        }
        return fields.object();
    }

    private static String letter(Side side) {
        return String.valueOf(side.letter());
    }
}
