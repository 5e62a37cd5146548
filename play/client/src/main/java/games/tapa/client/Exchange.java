package games.tapa.client;

import games.tapa.games.Games;
import games.tapa.games.MatText;
import games.tapa.kernel.Dice;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Side;
import games.tapa.match.DiceCertificate;
import games.tapa.match.Game;
import games.tapa.tables.BoardText;
import games.tapa.tables.Diagram;
import games.tapa.tables.DiagramText;
import games.tapa.tables.GnubgId;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.Xgid;
import games.tapa.wire.CertificateJson;
import games.tapa.wire.FieldReader;
import games.tapa.wire.Json;
import games.tapa.wire.JsonFields;
import games.tapa.wire.JsonReader;
import games.tapa.wire.JsonWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What comes from outside and goes there: a command in, an answer out, both as JSON; holds nothing. Every answer has a
 * {@code problem}, a sentence, or nothing in it.
 *
 * <p>{@code {"do":"mat","saved":["…"]}} answers {@code {"text":"…"}}, the {@link MatText} of the games of saved texts.
 * {@code {"do":"games","text":"…"}} answers {@code {"games":[…]}}, the games of a {@link MatText}, {@link KeptGames} each.
 * {@code {"do":"record","saved":"…"}} answers {@code {"text":"…","games":[…]}}: the text that may leave the device, which
 * while a game is on has no secret of its dice, and what it holds. {@code
 * {"do":"position","game":"tapa","preset":"mali","position":"…","turn":"W","dice":"61"}} answers {@code {"text":"…"}}, the
 * saved text of a game that begins there. {@code {"do":"verify","text":"…"}} checks a certificate of dice and answers {@code {"rolls":12,"fault":"…"}}.
 * {@code {"do":"diagram","game":"tabla","preset":"backgammon","text":"XGID=…"}} answers {@code
 * {"position":"…","turn":"W","dice":"61"}}. {@code {"do":"ids","position":"…","turn":"W","dice":""}} answers what other
 * programs call a position of Tabla: {@code {"xgid":"…","gnubg":"…"}}.
 */
public final class Exchange {

    private static final String TABLA = "tabla";
    private static final Optional<String> BACKGAMMON = Optional.of("backgammon");

    private Exchange() {}

    /** Carries out a command, whatever the text holds. */
    public static String answer(String json) {
        Result<JsonFields> answer = JsonReader.read(json, 2 * CommandJson.LONGEST)
                .then(value -> value.asObject()
                        .map(object -> new FieldReader(object, Problem.Code.BAD_REQUEST, "command"))
                        .map(Exchange::carryOut)
                        .orElseGet(() -> Result.bad(Problem.Code.BAD_REQUEST, "a command is an object")));
        String problem = answer.failure().map(Problem::message).orElse("");
        return JsonWriter.write(answer.toOptional()
                .orElseGet(JsonFields::new)
                .put("problem", problem)
                .object());
    }

    private static Result<JsonFields> carryOut(FieldReader in) {
        return switch (in.text("do")) {
            case "mat" -> mat(in.list("saved")).map(text -> new JsonFields().put("text", text));
            case "games" -> games(in.text("text"));
            case "record" -> SavedGame.open(in.text("saved")).map(on -> KeptGames.record(on, in.text("saved")));
            case "position" -> position(in);
            case "verify" -> CertificateJson.read(in.text("text")).map(Exchange::verified);
            case "diagram" -> diagram(in.text("game"), in.text("preset"), in.text("text"));
            case "ids" -> ids(in.text("position"), in.text("turn"), in.text("dice"));
            default -> Result.bad(Problem.Code.BAD_REQUEST, "there is no such command");
        };
    }

    private static Result<String> mat(List<Json> texts) {
        List<Game<TablesPosition, TablesPlay>> games = new ArrayList<>();
        for (Json text : texts) {
            switch (SavedGames.read(text.asText().orElse(""))) {
                case Result.Ok<List<Game<TablesPosition, TablesPlay>>>(List<Game<TablesPosition, TablesPlay>> read) ->
                    games.addAll(read);
                case Result.Bad<List<Game<TablesPosition, TablesPlay>>>(Problem problem) -> {
                    return new Result.Bad<>(problem);
                }
            }
        }
        return games.isEmpty()
                ? Result.bad(Problem.Code.BAD_REQUEST, "there is no game to be written; name one saved text or more")
                : MatText.write(games);
    }

    private static Result<JsonFields> games(String text) {
        return Games.rules(TABLA, BACKGAMMON, Map.of())
                .then(rules -> MatText.read(text, rules))
                .map(games -> new JsonFields().put("games", KeptGames.all(games)));
    }

    /** A game of two persons that begins with a position set up, for whoever has a question about it. */
    private static Result<JsonFields> position(FieldReader in) {
        TableCommand.Setup setup = new TableCommand.Setup(
                in.text("game"),
                in.text("preset"),
                false,
                in.text("position"),
                in.text("turn"),
                in.text("dice"),
                Seat.HUMAN.key(),
                Seat.HUMAN.key(),
                DeviceDice.REAL,
                "");
        return in.finish(setup)
                .then(Beginnings::begin)
                .map(on -> new JsonFields().put("text", SavedGameJson.write(SavedGame.of(on))));
    }

    private static JsonFields verified(DiceCertificate certificate) {
        return new JsonFields()
                .put("rolls", certificate.rolls().size())
                .put("fault", certificate.fault().orElse(""));
    }

    private static Result<JsonFields> diagram(String game, String preset, String text) {
        return Games.rules(game, Optional.of(preset), Map.of())
                .then(rules -> DiagramText.read(
                        rules.rules(),
                        text,
                        Optional.of(text)
                                .filter(any -> !DiagramText.tellsTurn(any))
                                .map(any -> Side.WHITE)))
                .map(Exchange::written);
    }

    /** What other programs call a position of Tabla. */
    private static Result<JsonFields> ids(String board, String turn, String dice) {
        return Games.rules(TABLA, BACKGAMMON, Map.of())
                .then(rules ->
                        DiagramText.read(rules.rules(), board, Optional.of(turn.equals("B") ? Side.BLACK : Side.WHITE)))
                .map(read ->
                        new Diagram(read.board(), read.turn(), Dice.read(dice).toOptional()))
                .map(diagram ->
                        new JsonFields().put("xgid", Xgid.write(diagram)).put("gnubg", GnubgId.write(diagram)));
    }

    private static JsonFields written(Diagram diagram) {
        return new JsonFields()
                .put("position", BoardText.write(diagram.board()))
                .put("turn", String.valueOf(diagram.turn().letter()))
                .put("dice", diagram.dice().map(Dice::digits).orElse(""));
    }
}
