package games.tapa.client;

import games.tapa.client.StudyView.ChanceView;
import games.tapa.client.StudyView.CourseView;
import games.tapa.client.StudyView.HintView;
import games.tapa.client.StudyView.JudgedView;
import games.tapa.client.StudyView.PlayView;
import games.tapa.client.StudyView.TurnOfCourse;
import games.tapa.client.StudyView.ValueView;
import games.tapa.client.TableView.StepView;
import games.tapa.games.AnalysedTurn;
import games.tapa.games.GameAnalyst;
import games.tapa.games.Mark;
import games.tapa.games.PlayedTurn;
import games.tapa.games.TablesPicker;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.tables.BoardText;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.tablesbot.Analysis;
import games.tapa.tablesbot.Budget;
import games.tapa.tablesbot.Judge;
import games.tapa.tablesbot.JudgedPlay;
import games.tapa.tablesbot.NetEvaluator;
import games.tapa.tablesbot.NetsSource;
import games.tapa.tablesbot.Outcomes;
import games.tapa.tablesbot.Ranked;
import games.tapa.tablesbot.Valuation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A saved game that is studied, with what judges it once that was asked. Not for several threads at once. */
final class StudiedGame {

    /** So many rolls ahead every decision is looked at: more would keep a phone busy for minutes. */
    private static final int PLIES = 1;

    private static final Budget AHEAD = Budget.ofPlies(PLIES);

    private final String saved;
    private final TableGame on;
    private final TablesGame rules;
    private final List<PlayedTurn> turns;
    private Optional<Judge> judge = Optional.empty();

    StudiedGame(String saved, TableGame on) {
        this.saved = saved;
        this.on = on;
        rules = on.rules().game();
        turns = PlayedTurn.all(on.game());
    }

    String saved() {
        return saved;
    }

    /** The certificate of its dice; empty before it is over, and where there are real dice. */
    String certificate() {
        return on.game().outcome().isEmpty()
                ? ""
                : on.dice()
                        .map(dice -> dice.certificate(on.game().throwsMade()))
                        .orElse("");
    }

    /** The plays of the roll that is due that promise most, at most so many, judged alike; the best first. */
    Result<HintView> hint(NetsSource nets, int most) {
        if (on.toMove().isEmpty()) {
            return Result.bad(Problem.Code.BAD_REQUEST, "no play is due; throw the dice first");
        }
        TablesPosition.ToMove position = on.toMove().get();
        return judge(nets).map(found -> {
            List<PlayView> plays = new ArrayList<>();
            for (Ranked ranked : new Analysis(rules, found).compare(position, PLIES, Math.max(most, 1))) {
                plays.add(play(position, ranked));
            }
            int count = rules.plays(position).size();
            return new HintView(Referee.name(position.turn()), position.stage().digits(), plays, count);
        });
    }

    private PlayView play(TablesPosition.ToMove position, Ranked ranked) {
        return new PlayView(
                on.rules().writeMove(position, ranked.play()),
                steps(position, ranked.play()),
                ranked.valuation().equity(),
                ranked.loss(),
                ranked.valuation().plies(),
                chances(ranked.valuation()));
    }

    private List<ChanceView> chances(Valuation valuation) {
        Outcomes outcomes = Outcomes.of(rules.rules().kind());
        List<ChanceView> chances = new ArrayList<>();
        for (int outcome = 0; outcome < outcomes.size(); outcome++) {
            chances.add(new ChanceView(outcomes.points(outcome), valuation.chance(outcome)));
        }
        return chances;
    }

    /** What the position is worth to the side that is to throw. */
    Result<ValueView> value(NetsSource nets) {
        if (on.game().position().isEmpty()
                || !(on.game().position().get() instanceof TablesPosition.ToThrow position)) {
            return Result.bad(Problem.Code.BAD_REQUEST, "no throw is due; ask what the plays are worth");
        }
        return judge(nets).map(found -> {
            Valuation valuation = new Analysis(rules, found).value(position, AHEAD);
            return new ValueView(
                    Referee.name(position.turn()), valuation.equity(), valuation.plies(), chances(valuation));
        });
    }

    /** A play of the roll that is due beside the best one; without its text, the turn under the finger. */
    Result<JudgedView> check(NetsSource nets, String text) {
        return made(text)
                .then(made -> judge(nets).map(found -> {
                    TablesPosition.ToMove start = on.toMove().orElseThrow();
                    JudgedPlay judged = new Analysis(rules, found).judge(start, made, AHEAD);
                    return view(0, new AnalysedTurn(0, start, 0, Optional.of(judged)));
                }));
    }

    private Result<TablesPlay> made(String text) {
        if (text.isEmpty() || on.toMove().isEmpty()) {
            return on.picker()
                    .flatMap(TablesPicker::done)
                    .map(Result::ok)
                    .orElseGet(() -> Result.bad(
                            Problem.Code.BAD_REQUEST, "the turn is not complete; play the dice that are left"));
        }
        return on.rules().readMove(on.toMove().get(), text);
    }

    /** Its turns. */
    CourseView course() {
        List<TurnOfCourse> views = new ArrayList<>();
        for (PlayedTurn turn : turns) {
            views.add(view(turn));
        }
        return new CourseView(
                Views.info(on),
                on.game().starter().map(Referee::name).orElse(""),
                views,
                on.game()
                        .position()
                        .map(at -> BoardText.write(at.board()))
                        .orElseGet(() -> BoardText.write(rules.rules().start())),
                on.game().outcome().map(Views::over));
    }

    private TurnOfCourse view(PlayedTurn turn) {
        TablesPosition.ToMove position = turn.position();
        return new TurnOfCourse(
                turn.number(),
                Referee.name(position.turn()),
                turn.fallen().isPresent(),
                position.stage().digits(),
                BoardText.write(position.board()),
                turn.made().map(play -> on.rules().writeMove(position, play)).orElse(""),
                turn.made().map(play -> steps(position, play)).orElse(List.of()));
    }

    /** A turn of the course, judged. */
    Result<JudgedView> judge(NetsSource nets, int turn) {
        if (turn < 0 || turn >= turns.size()) {
            return Result.bad(
                    Problem.Code.BAD_REQUEST, "turn " + turn + ": the game has " + turns.size() + ", from 0 on");
        }
        return judge(nets).map(found -> view(turn, new GameAnalyst(on.rules(), found, AHEAD).judge(turns.get(turn))));
    }

    private JudgedView view(int turn, AnalysedTurn analysed) {
        TablesPosition.ToMove position = analysed.position();
        return analysed.judged()
                .map(judged -> view(turn, analysed, judged))
                .orElseGet(() -> new JudgedView(
                        turn,
                        Referee.name(position.turn()),
                        analysed.luck(),
                        false,
                        false,
                        0,
                        0,
                        0,
                        "",
                        "",
                        List.of(),
                        0));
    }

    private JudgedView view(int turn, AnalysedTurn analysed, JudgedPlay judged) {
        TablesPosition.ToMove position = analysed.position();
        return new JudgedView(
                turn,
                Referee.name(position.turn()),
                analysed.luck(),
                true,
                judged.forced(),
                judged.equity(),
                judged.bestEquity(),
                judged.loss(),
                Mark.of(judged.loss()).map(Mark::sign).orElse(""),
                on.rules().writeMove(position, judged.best()),
                steps(position, judged.best()),
                judged.plies());
    }

    private List<StepView> steps(TablesPosition.ToMove position, TablesPlay play) {
        List<StepView> steps = new ArrayList<>();
        TurnViews.addSteps(steps, rules.rules().kind().contact(), position, play);
        return steps;
    }

    /** What judges positions under its rules, which nets may not be able to do. */
    private Result<Judge> judge(NetsSource nets) {
        if (judge.isPresent()) {
            return Result.ok(judge.get());
        }
        return nets.of(rules.rules().kind())
                .then(known -> Judge.of(
                        rules, rules.rules().kind().key(), new NetEvaluator(rules, known, nets.kernel())::chances))
                .map(found -> {
                    judge = Optional.of(found);
                    return found;
                });
    }
}
