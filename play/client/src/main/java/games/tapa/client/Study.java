package games.tapa.client;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.tablesbot.NetsSource;
import java.util.Optional;

/**
 * Says what plays are worth: hints, the tutor's warning, the review of a game. A command in, a view out, both as JSON. Holds
 * no game; remembers the text asked about last, which only saves work. Not for several threads at once.
 */
public final class Study {

    private final NetsSource nets;
    private Optional<StudiedGame> last = Optional.empty();

    /**
     * @param nets what judges positions; those of a game must be there before it is asked about
     */
    public Study(NetsSource nets) {
        this.nets = nets;
    }

    /** Carries out a {@link StudyCommand} and answers with a {@link StudyView}, whatever the text holds. */
    public String answer(String json) {
        return StudyJson.write(
                switch (StudyJson.read(json)) {
                    case Result.Ok<StudyCommand>(StudyCommand command) -> answer(command);
                    case Result.Bad<StudyCommand>(Problem problem) -> refused(problem);
                });
    }

    /** The answer to a command. */
    public StudyView answer(StudyCommand command) {
        return switch (studied(command.saved()).then(game -> carryOut(game, command))) {
            case Result.Ok<StudyView>(StudyView view) -> view;
            case Result.Bad<StudyView>(Problem problem) -> refused(problem);
        };
    }

    private static StudyView refused(Problem problem) {
        return StudyView.refused(new StudyView.ProblemView(problem.code().key(), problem.message()));
    }

    private Result<StudiedGame> studied(String saved) {
        if (last.isPresent() && last.get().saved().equals(saved)) {
            return Result.ok(last.get());
        }
        return SavedGame.open(saved).map(on -> {
            StudiedGame game = new StudiedGame(saved, on);
            last = Optional.of(game);
            return game;
        });
    }

    private Result<StudyView> carryOut(StudiedGame game, StudyCommand command) {
        return switch (command) {
            case StudyCommand.Hint hint -> game.hint(nets, hint.most()).map(StudyView::of);
            case StudyCommand.Check check -> game.check(nets, check.play()).map(StudyView::of);
            case StudyCommand.Value value -> game.value(nets).map(StudyView::of);
            case StudyCommand.Course course -> Result.ok(StudyView.of(game.course()));
            case StudyCommand.Judge judge -> game.judge(nets, judge.turn()).map(StudyView::of);
            case StudyCommand.Certificate certificate -> Result.ok(StudyView.ofCertificate(game.certificate()));
        };
    }
}
