package games.tapa.client;

import games.tapa.client.TableView.GameView;
import games.tapa.client.TableView.OverView;
import games.tapa.client.TableView.StepView;
import java.util.List;
import java.util.Optional;

/**
 * The answer of a {@link Study}: what was asked for, or the problem; the rest is empty.
 *
 * @param certificate empty unless it was asked for and the game has one
 */
public record StudyView(
        Optional<HintView> hint,
        Optional<ValueView> value,
        Optional<JudgedView> judged,
        Optional<CourseView> course,
        String certificate,
        Optional<ProblemView> problem) {

    static final StudyView EMPTY =
            new StudyView(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), "", Optional.empty());

    static StudyView of(HintView hint) {
        return new StudyView(
                Optional.of(hint), Optional.empty(), Optional.empty(), Optional.empty(), "", Optional.empty());
    }

    static StudyView of(ValueView value) {
        return new StudyView(
                Optional.empty(), Optional.of(value), Optional.empty(), Optional.empty(), "", Optional.empty());
    }

    static StudyView of(JudgedView judged) {
        return new StudyView(
                Optional.empty(), Optional.empty(), Optional.of(judged), Optional.empty(), "", Optional.empty());
    }

    static StudyView of(CourseView course) {
        return new StudyView(
                Optional.empty(), Optional.empty(), Optional.empty(), Optional.of(course), "", Optional.empty());
    }

    static StudyView ofCertificate(String certificate) {
        return new StudyView(
                Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), certificate, Optional.empty());
    }

    static StudyView refused(ProblemView problem) {
        return new StudyView(
                Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), "", Optional.of(problem));
    }

    /**
     * Plays of a roll with what they are worth.
     *
     * @param side who is to play, {@code "W"} or {@code "B"}
     * @param dice the dice to be played now
     * @param plays those that promise most, all looked at equally far ahead; the best first
     * @param count how many plays there are in all
     */
    public record HintView(String side, String dice, List<PlayView> plays, int count) {
        public HintView {
            plays = List.copyOf(plays);
        }
    }

    /**
     * A play and what it is worth to the side that plays it, in points.
     *
     * @param play its move text
     * @param steps its steps
     * @param equity what it is worth
     * @param loss how much less that is than after the best
     * @param plies how many rolls ahead was looked
     * @param chances of the outcomes, from the highest win to the highest loss
     */
    public record PlayView(
            String play, List<StepView> steps, double equity, double loss, int plies, List<ChanceView> chances) {
        public PlayView {
            steps = List.copyOf(steps);
            chances = List.copyOf(chances);
        }
    }

    /**
     * How likely an outcome is.
     *
     * @param points what it brings; negative if it costs them, 0 for a draw
     * @param share 0 to 1
     */
    public record ChanceView(int points, double share) {}

    /**
     * What a position is worth before the throw.
     *
     * @param side who is to throw, {@code "W"} or {@code "B"}
     * @param equity what the position is worth to it
     * @param plies how many rolls ahead was looked
     * @param chances of the outcomes, from the highest win to the highest loss
     */
    public record ValueView(String side, double equity, int plies, List<ChanceView> chances) {
        public ValueView {
            chances = List.copyOf(chances);
        }
    }

    /**
     * A turn that was judged.
     *
     * @param turn its place in the course; 0 for the turn under the finger
     * @param side who played
     * @param luck how many points the throw brought; 0 in a later part of a throw
     * @param played whether a play was made, and not only thrown; the rest is empty without
     * @param forced whether there was one play and no other
     * @param equity what the play made is worth to its side
     * @param bestEquity what the best one is worth
     * @param loss by how much it is worth less
     * @param mark {@code "?!"}, {@code "?"}, {@code "??"} or nothing
     * @param best the move text of the best play
     * @param bestSteps its steps
     * @param plies how many rolls ahead was looked
     */
    public record JudgedView(
            int turn,
            String side,
            double luck,
            boolean played,
            boolean forced,
            double equity,
            double bestEquity,
            double loss,
            String mark,
            String best,
            List<StepView> bestSteps,
            int plies) {
        public JudgedView {
            bestSteps = List.copyOf(bestSteps);
        }
    }

    /**
     * A game, turn by turn.
     *
     * @param starter who began, {@code "W"} or {@code "B"}; empty if nobody has
     * @param end the board text of the position in which it stopped
     * @param over how it ended; empty if it is not over
     */
    public record CourseView(
            GameView game, String starter, List<TurnOfCourse> turns, String end, Optional<OverView> over) {
        public CourseView {
            turns = List.copyOf(turns);
        }
    }

    /**
     * A turn of a game, or a part of it where one throw is played in parts.
     *
     * @param number which throw of the game is played, 1 for the first
     * @param thrown whether it began with its throw
     * @param dice what was thrown, or the dice that were left for a later part
     * @param position the board text before it
     * @param play its move text; empty if none was made
     * @param steps its steps
     */
    public record TurnOfCourse(
            int number, String side, boolean thrown, String dice, String position, String play, List<StepView> steps) {
        public TurnOfCourse {
            steps = List.copyOf(steps);
        }
    }

    /**
     * Why there is no answer.
     *
     * @param code such as {@code no-net}
     * @param message a sentence in English
     */
    public record ProblemView(String code, String message) {}
}
