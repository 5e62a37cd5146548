package games.tapa.client;

import games.tapa.wire.Json;
import games.tapa.wire.JsonFields;
import games.tapa.wire.JsonWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Writes table views: every component under its own name, an empty one as {@code null}. */
final class ViewJson {

    private ViewJson() {}

    static String write(TableView view) {
        return JsonWriter.write(new JsonFields()
                .put("phase", view.phase())
                .put("game", orNull(view.game(), ViewJson::game))
                .put("match", orNull(view.match(), ViewJson::match))
                .put("fair", orNull(view.fair(), ViewJson::fair))
                .put("offer", orNull(view.offer(), ViewJson::offer))
                .put("actor", view.actor())
                .put("yourTurn", view.yourTurn())
                .put("points", all(view.points(), ViewJson::point))
                .put("white", side(view.white()))
                .put("black", side(view.black()))
                .put("openingThrows", all(view.openingThrows(), ViewJson::opening))
                .put("dice", all(view.dice(), ViewJson::die))
                .put("turn", turn(view.turn()))
                .put("lastTurn", orNull(view.lastTurn(), ViewJson::lastTurn))
                .put("moments", Json.Arr.ofTexts(view.moments()))
                .put("over", orNull(view.over(), ViewJson::over))
                .put("think", orNull(view.think(), ViewJson::think))
                .put("say", all(view.say(), ViewJson::announcement))
                .put("problem", orNull(view.problem(), ViewJson::announcement))
                .object());
    }

    static Json game(TableView.GameView game) {
        return new JsonFields()
                .put("id", game.id())
                .put("preset", game.preset())
                .put("pinnedBlocks", game.pinnedBlocks())
                .put("white", game.white())
                .put("black", game.black())
                .put("contact", game.contact())
                .put("direction", game.direction())
                .put("realDice", game.realDice())
                .put("turnNumber", game.turnNumber())
                .put("setUp", orNull(game.setUp(), ViewJson::setUp))
                .object();
    }

    private static Json setUp(TableView.SetUpView setUp) {
        return new JsonFields()
                .put("position", setUp.position())
                .put("turn", setUp.turn())
                .put("dice", setUp.dice())
                .object();
    }

    private static Json point(TableView.PointView point) {
        return new JsonFields()
                .put("point", point.point())
                .put("top", point.top())
                .put("count", point.count())
                .put("beneath", point.beneath())
                .object();
    }

    private static Json side(TableView.SideView side) {
        return new JsonFields()
                .put("off", side.off())
                .put("onBar", side.onBar())
                .put("pips", side.pips())
                .put("pinsHeld", side.pinsHeld())
                .put("pinsSuffered", side.pinsSuffered())
                .put("motherAlone", side.motherAlone())
                .put("resignCost", side.resignCost())
                .object();
    }

    private static Json opening(TableView.OpeningThrow opening) {
        return new JsonFields()
                .put("white", opening.white())
                .put("black", opening.black())
                .object();
    }

    private static Json die(TableView.DieView die) {
        return new JsonFields()
                .put("value", die.value())
                .put("used", die.used())
                .object();
    }

    private static Json turn(TableView.TurnView turn) {
        return new JsonFields()
                .put("origin", turn.origin())
                .put("later", turn.later())
                .put("selected", turn.selected())
                .put("sources", all(turn.sources(), ViewJson::source))
                .put("targets", all(turn.targets(), ViewJson::target))
                .put("steps", all(turn.steps(), ViewJson::step))
                .put("canRoll", turn.canRoll())
                .put("canUndo", turn.canUndo())
                .put("canDone", turn.canDone())
                .put("forced", turn.forced())
                .put("pass", turn.pass())
                .object();
    }

    private static Json source(TableView.SourceView source) {
        return new JsonFields()
                .put("spot", source.spot())
                .put("dice", source.dice())
                .object();
    }

    private static Json target(TableView.TargetView target) {
        return new JsonFields()
                .put("spot", target.spot())
                .put("dice", target.dice())
                .put("touches", target.touches())
                .put("choice", target.choice())
                .put("via", Json.Arr.ofTexts(target.via()))
                .object();
    }

    static Json step(TableView.StepView step) {
        return new JsonFields()
                .put("from", step.from())
                .put("to", step.to())
                .put("touches", step.touches())
                .object();
    }

    private static Json lastTurn(TableView.LastTurn turn) {
        return new JsonFields()
                .put("side", turn.side())
                .put("dice", turn.dice())
                .put("play", turn.play())
                .put("steps", all(turn.steps(), ViewJson::step))
                .object();
    }

    static Json over(TableView.OverView over) {
        return new JsonFields()
                .put("winner", over.winner())
                .put("points", over.points())
                .put("reason", over.reason())
                .object();
    }

    private static Json match(TableView.MatchView match) {
        return new JsonFields()
                .put("name", match.name())
                .put("target", match.target())
                .put("pinnedBlocks", match.pinnedBlocks())
                .put("white", match.white())
                .put("black", match.black())
                .put("gameNumber", match.gameNumber())
                .put("games", all(match.games(), ViewJson::row))
                .put("next", orNull(match.next(), ViewJson::next))
                .put("winner", match.winner())
                .object();
    }

    private static Json row(TableView.MatchRowView row) {
        return new JsonFields()
                .put("number", row.number())
                .put("game", row.game())
                .put("preset", row.preset())
                .put("starter", row.starter())
                .put("why", row.why())
                .put("winner", row.winner())
                .put("points", row.points())
                .put("reason", row.reason())
                .put("white", row.white())
                .put("black", row.black())
                .object();
    }

    private static Json next(TableView.NextGameView next) {
        return new JsonFields()
                .put("number", next.number())
                .put("game", next.game())
                .put("preset", next.preset())
                .put("starter", next.starter())
                .put("why", next.why())
                .object();
    }

    private static Json fair(TableView.FairView fair) {
        return new JsonFields()
                .put("commitment", fair.commitment())
                .put("wordDue", fair.wordDue())
                .put("word", fair.word())
                .object();
    }

    private static Json offer(TableView.OfferView offer) {
        return new JsonFields()
                .put("side", offer.side())
                .put("points", offer.points())
                .object();
    }

    private static Json think(TableView.ThinkView think) {
        return new JsonFields()
                .put("ticket", think.ticket())
                .put("request", think.request())
                .object();
    }

    private static Json announcement(TableView.Announcement announcement) {
        return new JsonFields()
                .put("key", announcement.key())
                .put("args", Json.Arr.ofTexts(announcement.args()))
                .object();
    }

    static <T> Json.Arr all(List<T> values, Function<T, Json> write) {
        List<Json> items = new ArrayList<>();
        for (T value : values) {
            items.add(write.apply(value));
        }
        return new Json.Arr(items);
    }

    static <T> Json orNull(Optional<T> value, Function<T, Json> write) {
        return value.map(write).orElseGet(Json.Null::new);
    }
}
