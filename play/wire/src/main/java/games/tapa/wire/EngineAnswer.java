package games.tapa.wire;

import games.tapa.kernel.Outcome;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An answer of the engine protocol ({@code docs/engine-protocol.md}). */
public sealed interface EngineAnswer {

    /** The version of the protocol. */
    int PROTOCOL = 1;

    /** The line to send, without its end; {@code id} is the request's. */
    default String line(Json id) {
        JsonFields fields = new JsonFields().put("id", id);
        write(fields);
        return JsonWriter.write(fields.object());
    }

    /** The answer without an id. */
    default Json.Obj object() {
        JsonFields fields = new JsonFields();
        write(fields);
        return fields.object();
    }

    private void write(JsonFields fields) {
        switch (this) {
            case Hello hello -> hello.write(fields);
            case Plays plays -> plays.write(fields);
            case Best(Played play) -> play.write(fields);
            case Eval eval -> eval.write(fields);
            case Hint hint -> hint.write(fields);
            case Read read -> read.write(fields);
            case Refused(Problem problem) ->
                fields.put(
                        "error",
                        new JsonFields()
                                .put("code", problem.code().key())
                                .put("message", problem.message())
                                .object());
        }
    }

    /** Who we are and what we play. */
    record Hello(List<GameEntry> games) implements EngineAnswer {
        private void write(JsonFields fields) {
            JsonFields byId = new JsonFields();
            for (GameEntry game : games) {
                byId.put(
                        game.id,
                        new JsonFields()
                                .put("family", game.family)
                                .put("default", game.presets.getFirst())
                                .put("presets", Json.Arr.ofTexts(game.presets))
                                .object());
            }
            fields.put("name", "tapa")
                    .put("version", ProductVersion.NUMBER)
                    .put("protocol", PROTOCOL)
                    .put("games", byId.object());
        }
    }

    /**
     * A game that the engine plays.
     *
     * @param id such as {@code tapa}
     * @param family such as {@code tables}
     * @param presets names of its presets, the default first
     */
    record GameEntry(String id, String family, List<String> presets) {
        public GameEntry {
            presets = List.copyOf(presets);
        }
    }

    /**
     * Every distinct position that the roll can lead to.
     *
     * @param dicePlayed how many dice the plays use
     * @param plays the plays
     */
    record Plays(int dicePlayed, List<Played> plays) implements EngineAnswer {
        private void write(JsonFields fields) {
            List<Json> items = new ArrayList<>();
            for (Played play : plays) {
                JsonFields item = new JsonFields();
                play.write(item);
                items.add(item.object());
            }
            fields.put("dicePlayed", dicePlayed).put("plays", items);
        }
    }

    /** The play that the bot chooses. */
    record Best(Played play) implements EngineAnswer {}

    /**
     * What a position is worth.
     *
     * @param judged to the side that is about to roll
     * @param net the net that judged
     */
    record Eval(Judged judged, String net) implements EngineAnswer {
        private void write(JsonFields fields) {
            fields.put("equity", JsonNumber.rounded(judged.equity));
            judged.write(fields);
            fields.put("net", net);
        }
    }

    /**
     * What plays are worth.
     *
     * @param plays the best first
     */
    record Hint(List<Hinted> plays) implements EngineAnswer {
        public Hint {
            plays = List.copyOf(plays);
        }

        private void write(JsonFields fields) {
            List<Json> items = new ArrayList<>();
            for (Hinted hinted : plays) {
                JsonFields item = new JsonFields();
                hinted.play.write(item);
                item.put("equity", JsonNumber.rounded(hinted.judged.equity))
                        .put("loss", JsonNumber.rounded(hinted.loss));
                hinted.judged.write(item);
                items.add(item.object());
            }
            fields.put("plays", items);
        }
    }

    /**
     * A play and what it is worth.
     *
     * @param play the play
     * @param judged to the side that plays it
     * @param loss how much less that is than after the best play, from 0
     */
    record Hinted(Played play, Judged judged, double loss) {}

    /**
     * What something is worth to a side.
     *
     * @param equity in points of the preset
     * @param results how likely each outcome is, in the order of the game's
     * @param plies how many rolls ahead was looked
     */
    record Judged(double equity, List<Chance> results, int plies) {
        public Judged {
            results = List.copyOf(results);
        }

        private void write(JsonFields fields) {
            JsonFields chances = new JsonFields();
            for (Chance chance : results) {
                chances.put(chance.outcome, JsonNumber.rounded(chance.share));
            }
            fields.put("results", chances.object()).put("plies", plies);
        }
    }

    /**
     * How likely an outcome is.
     *
     * @param outcome such as {@code W2}, a win of 2 points
     * @param share 0 to 1
     */
    record Chance(String outcome, double share) {}

    /**
     * A position that was read.
     *
     * @param game the game's id
     * @param position its board text
     * @param turn who is on roll
     * @param id its position id; empty if no id can hold it
     */
    record Read(String game, String position, Side turn, Optional<String> id) implements EngineAnswer {
        private void write(JsonFields fields) {
            Json written = id.isPresent() ? new Json.Str(id.get()) : new Json.Null();
            fields.put("position", position)
                    .put("turn", String.valueOf(turn.letter()))
                    .put(
                            "ids",
                            new JsonFields()
                                    .put(game, written)
                                    .put("text", position)
                                    .object());
        }
    }

    /** The request was bad. */
    record Refused(Problem problem) implements EngineAnswer {}

    /**
     * A play and what it leads to.
     *
     * @param play its move text
     * @param position the board text after it
     * @param next what follows it
     */
    record Played(String play, String position, Next next) {
        private void write(JsonFields fields) {
            fields.put("play", play).put("position", position);
            next.write(fields);
        }
    }

    /**
     * What follows a play: the end of the game, more dice for the same side, dice for the other side, or, if all are
     * empty, the other side's roll.
     *
     * @param over how the game ended
     * @param continues the dice that the same side goes on with
     * @param head with {@code continues}, where the head is limited: how many checkers have left it in this roll
     * @param rest the dice that the other side plays before it rolls
     */
    record Next(Optional<Outcome> over, Optional<String> continues, Optional<Integer> head, Optional<String> rest) {
        private void write(JsonFields fields) {
            continues.ifPresent(dice -> fields.put("continues", dice));
            head.ifPresent(checkers -> fields.put("head", checkers));
            rest.ifPresent(dice -> fields.put("rest", dice));
            if (over.isPresent()) {
                Outcome outcome = over.get();
                Json winner = outcome.winner().isPresent()
                        ? new Json.Str(String.valueOf(outcome.winner().get().letter()))
                        : new Json.Null();
                fields.put(
                        "over",
                        new JsonFields()
                                .put("winner", winner)
                                .put("points", outcome.points())
                                .put("reason", outcome.ending().key())
                                .object());
            }
        }
    }
}
