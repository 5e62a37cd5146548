package games.tapa.client;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.wire.FieldReader;
import games.tapa.wire.Json;
import games.tapa.wire.JsonFields;
import games.tapa.wire.JsonReader;
import games.tapa.wire.JsonWriter;
import java.util.Optional;

/** Reads study commands and writes study views: every component under its own name, an empty one as {@code null}. */
final class StudyJson {

    private StudyJson() {}

    static Result<StudyCommand> read(String json) {
        return JsonReader.read(json, 2 * CommandJson.LONGEST)
                .then(value -> value.asObject()
                        .map(StudyJson::read)
                        .orElseGet(() ->
                                Result.bad(Problem.Code.BAD_REQUEST, "a command is an object with the field \"do\"")));
    }

    private static Result<StudyCommand> read(Json.Obj object) {
        FieldReader in = new FieldReader(object, Problem.Code.BAD_REQUEST, "study command");
        String name = in.text("do");
        Optional<StudyCommand> command = command(name, in.text("saved"), in);
        if (command.isEmpty()) {
            in.fault("do", "there is no command \"" + name + "\"");
        }
        return in.finish(command.orElse(new StudyCommand.Course("")));
    }

    private static Optional<StudyCommand> command(String name, String saved, FieldReader in) {
        return Optional.ofNullable(
                switch (name) {
                    case "hint" -> new StudyCommand.Hint(saved, in.integer("most"));
                    case "check" -> new StudyCommand.Check(saved, in.text("play"));
                    case "value" -> new StudyCommand.Value(saved);
                    case "course" -> new StudyCommand.Course(saved);
                    case "judge" -> new StudyCommand.Judge(saved, in.integer("turn"));
                    case "certificate" -> new StudyCommand.Certificate(saved);
                    default -> null;
                });
    }

    static String write(StudyView view) {
        return JsonWriter.write(new JsonFields()
                .put("hint", ViewJson.orNull(view.hint(), StudyJson::hint))
                .put("value", ViewJson.orNull(view.value(), StudyJson::value))
                .put("judged", ViewJson.orNull(view.judged(), StudyJson::judged))
                .put("course", ViewJson.orNull(view.course(), StudyJson::course))
                .put("certificate", view.certificate())
                .put("problem", ViewJson.orNull(view.problem(), StudyJson::problem))
                .object());
    }

    private static Json hint(StudyView.HintView hint) {
        return new JsonFields()
                .put("side", hint.side())
                .put("dice", hint.dice())
                .put("plays", ViewJson.all(hint.plays(), StudyJson::play))
                .put("count", hint.count())
                .object();
    }

    private static Json play(StudyView.PlayView play) {
        return new JsonFields()
                .put("play", play.play())
                .put("steps", ViewJson.all(play.steps(), ViewJson::step))
                .put("equity", Json.Num.rounded(play.equity()))
                .put("loss", Json.Num.rounded(play.loss()))
                .put("plies", play.plies())
                .put("chances", ViewJson.all(play.chances(), StudyJson::chance))
                .object();
    }

    private static Json chance(StudyView.ChanceView chance) {
        return new JsonFields()
                .put("points", chance.points())
                .put("share", Json.Num.rounded(chance.share()))
                .object();
    }

    private static Json value(StudyView.ValueView value) {
        return new JsonFields()
                .put("side", value.side())
                .put("equity", Json.Num.rounded(value.equity()))
                .put("plies", value.plies())
                .put("chances", ViewJson.all(value.chances(), StudyJson::chance))
                .object();
    }

    private static Json judged(StudyView.JudgedView judged) {
        return new JsonFields()
                .put("turn", judged.turn())
                .put("side", judged.side())
                .put("luck", Json.Num.rounded(judged.luck()))
                .put("played", judged.played())
                .put("forced", judged.forced())
                .put("equity", Json.Num.rounded(judged.equity()))
                .put("bestEquity", Json.Num.rounded(judged.bestEquity()))
                .put("loss", Json.Num.rounded(judged.loss()))
                .put("mark", judged.mark())
                .put("best", judged.best())
                .put("bestSteps", ViewJson.all(judged.bestSteps(), ViewJson::step))
                .put("plies", judged.plies())
                .object();
    }

    private static Json course(StudyView.CourseView course) {
        return new JsonFields()
                .put("game", ViewJson.game(course.game()))
                .put("starter", course.starter())
                .put("turns", ViewJson.all(course.turns(), StudyJson::turn))
                .put("end", course.end())
                .put("over", ViewJson.orNull(course.over(), ViewJson::over))
                .object();
    }

    private static Json turn(StudyView.TurnOfCourse turn) {
        return new JsonFields()
                .put("number", turn.number())
                .put("side", turn.side())
                .put("thrown", turn.thrown())
                .put("dice", turn.dice())
                .put("position", turn.position())
                .put("play", turn.play())
                .put("steps", ViewJson.all(turn.steps(), ViewJson::step))
                .object();
    }

    private static Json problem(StudyView.ProblemView problem) {
        return new JsonFields()
                .put("code", problem.code())
                .put("message", problem.message())
                .object();
    }
}
