package games.tapa.client;

import games.tapa.client.TableView.Announcement;
import games.tapa.client.TableView.GameView;
import games.tapa.client.TableView.OpeningThrow;
import games.tapa.client.TableView.OverView;
import games.tapa.client.TableView.PointView;
import games.tapa.client.TableView.SetUpView;
import games.tapa.client.TableView.SideView;
import games.tapa.client.TableView.ThinkView;
import games.tapa.kernel.Dice;
import games.tapa.kernel.Outcome;
import games.tapa.kernel.Side;
import games.tapa.match.GameEvent;
import games.tapa.match.Opening;
import games.tapa.match.Pending;
import games.tapa.tables.BearoffPinned;
import games.tapa.tables.Stack;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesStage;
import games.tapa.wire.JsonFields;
import games.tapa.wire.JsonWriter;
import games.tapa.wire.RulesJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes the view of what is on the table. */
final class Views {

    private static final SideView NO_SIDE = new SideView(0, 0, 0, 0, 0, false, 0);

    private Views() {}

    static TableView of(Answer answer) {
        return answer.table()
                .map(on -> of(on, answer.say(), answer.problem()))
                .orElseGet(() -> empty(answer.say(), answer.problem()));
    }

    private static TableView empty(List<Announcement> say, Optional<Announcement> problem) {
        List<PointView> points = new ArrayList<>();
        for (int point = TablesBoard.POINTS; point >= 1; point--) {
            points.add(point(point, Stack.EMPTY));
        }
        return new TableView(
                "none",
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                "",
                false,
                points,
                NO_SIDE,
                NO_SIDE,
                List.of(),
                List.of(),
                TurnViews.NONE,
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                say,
                problem);
    }

    private static TableView of(TableGame on, List<Announcement> say, Optional<Announcement> problem) {
        TablesBoard board = board(on);
        boolean over = on.game().outcome().isPresent();
        return new TableView(
                phase(on),
                Optional.of(info(on)),
                on.match().map(MatchViews::match),
                MatchViews.fair(on),
                MatchViews.offer(on),
                actor(on),
                on.isPersonsTurn(),
                points(board),
                side(on, board, Side.WHITE),
                side(on, board, Side.BLACK),
                openingThrows(on),
                TurnViews.dice(on),
                TurnViews.turn(on),
                TurnViews.lastTurn(on),
                over ? List.of() : Moments.of(on.rules().rules(), board),
                on.game().outcome().map(Views::over),
                think(on),
                say,
                problem);
    }

    private static String phase(TableGame on) {
        Optional<Pending> due = on.game().pending();
        if (due.isEmpty()) {
            return "opening";
        }
        return switch (due.get()) {
            case Pending.Throw side -> "roll";
            case Pending.Move side -> "move";
            case Pending.Over over -> "over";
            case Pending.Answer side -> "answer";
        };
    }

    static GameView info(TableGame on) {
        return new GameView(
                on.id(),
                on.rules().rules().preset(),
                on.rules().rules().bearoffPinned() == BearoffPinned.NONE,
                on.seats().white().key(),
                on.seats().black().key(),
                on.rules().rules().kind().contact().key(),
                on.rules().rules().kind().direction().key(),
                on.dice().isEmpty(),
                on.game().turns(),
                setUp(on));
    }

    private static Optional<SetUpView> setUp(TableGame on) {
        return on.game().opening() instanceof Opening.SetUp(String board, Side turn, Optional<Dice> dice)
                ? Optional.of(new SetUpView(
                        board, Referee.name(turn), dice.map(Dice::digits).orElse("")))
                : Optional.empty();
    }

    private static String actor(TableGame on) {
        if (on.game().position().isEmpty()) {
            return "both";
        }
        return on.actor().map(Referee::name).orElse("");
    }

    /** The board as it lies on the table, the steps of the turn under the finger made. */
    private static TablesBoard board(TableGame on) {
        return on.picker().map(picker -> picker.turn().board()).orElseGet(() -> boardBefore(on));
    }

    /** The board as it lay when the turn began. */
    private static TablesBoard boardBefore(TableGame on) {
        return on.game()
                .position()
                .map(TablesPosition::board)
                .orElseGet(() -> on.rules().rules().start());
    }

    private static List<PointView> points(TablesBoard board) {
        List<PointView> points = new ArrayList<>();
        for (int point = TablesBoard.POINTS; point >= 1; point--) {
            points.add(point(point, board.at(point)));
        }
        return points;
    }

    private static PointView point(int number, Stack stack) {
        if (stack.top().isEmpty()) {
            return new PointView(number, "", 0, "");
        }
        Side top = stack.top().get();
        StringBuilder beneath = new StringBuilder();
        for (int depth = stack.beneath(); depth >= 1; depth--) {
            beneath.append((depth % 2 == 1 ? top.other() : top).letter());
        }
        return new PointView(number, Referee.name(top), stack.count(), beneath.toString());
    }

    private static SideView side(TableGame on, TablesBoard board, Side side) {
        return new SideView(
                board.off(side),
                board.onBar(side),
                board.pips(side),
                board.pinned(side.other()),
                board.pinned(side),
                Moments.hasMothers(on.rules().rules()) && Moments.isMotherAlone(board, side),
                on.rules().game().resignationCost(boardBefore(on), side));
    }

    private static List<OpeningThrow> openingThrows(TableGame on) {
        List<OpeningThrow> throwsSoFar = new ArrayList<>();
        for (GameEvent event : on.game().events()) {
            if (event instanceof GameEvent.OpeningThrown(int white, int black)) {
                throwsSoFar.add(new OpeningThrow(white, black));
            }
        }
        return throwsSoFar;
    }

    static OverView over(Outcome outcome) {
        return new OverView(
                MatchViews.side(outcome.winner()),
                outcome.points(),
                outcome.ending().key());
    }

    /** What the thinker should be asked for, if a bot must move. */
    private static Optional<ThinkView> think(TableGame on) {
        if (on.isPersonsTurn()) {
            return Optional.empty();
        }
        return on.toMove().map(at -> {
            String ticket = on.ticket();
            JsonFields request = new JsonFields()
                    .put("id", ticket)
                    .put("op", "best")
                    .put("game", on.id())
                    .put("rules", RulesJson.write(on.rules().rules().options()))
                    .put("position", at.board().toString())
                    .put("turn", Referee.name(at.turn()))
                    .put("roll", at.rolls().of(at.turn()));
            putStage(request, at.stage());
            return new ThinkView(ticket, JsonWriter.write(request.object()));
        });
    }

    private static void putStage(JsonFields request, TablesStage stage) {
        switch (stage.origin()) {
            case ROLL -> request.put("dice", stage.digits());
            case CHAIN ->
                request.put("left", stage.left())
                        .put("double", stage.thrownDouble())
                        .put("head", stage.offHead());
            case REST ->
                request.put("left", stage.left()).put("restOf", "opponent").put("head", stage.offHead());
        }
    }
}
