package games.tapa.client;

import java.util.List;
import java.util.Optional;

/**
 * Everything the page needs to paint one table: the answer to every command. Points carry White's numbering; sides are
 * {@code "W"} and {@code "B"}; spots are {@code "bar"}, {@code "24"} … {@code "1"} and {@code "off"}. As JSON at most 8 kB.
 *
 * @param phase {@code "none"} (no game yet), {@code "opening"}, {@code "roll"}, {@code "move"}, {@code "answer"} (a
 *     smaller resignation is offered) or {@code "over"}
 * @param game what is being played, by whom; empty in phase none
 * @param match the match that the game belongs to; empty if it is played alone
 * @param fair what can be told of the dice before the game is over; empty with real dice
 * @param offer the smaller resignation that waits for an answer
 * @param actor who must act: a side, {@code "both"} at an opening throw, or {@code ""}
 * @param yourTurn whether a person at this device must act now
 * @param points the 24 points, from 24 down to 1
 * @param white White's side of the board
 * @param black Black's side of the board
 * @param openingThrows the opening throws so far, ties included: White's die, then Black's
 * @param dice the dice that are played now: a roll, four for a double, or a later group of a chain of doubles
 * @param turn the turn under the finger
 * @param lastTurn the last finished turn; empty before the first
 * @param moments what the board should explain now, such as {@code "mother-danger-W"}
 * @param over how the game ended; empty while it goes on
 * @param think what the thinker should be asked for; empty unless a bot must act
 * @param say what happened through this command, to be announced, oldest first
 * @param problem why the command was refused; empty if it was carried out
 */
public record TableView(
        String phase,
        Optional<GameView> game,
        Optional<MatchView> match,
        Optional<FairView> fair,
        Optional<OfferView> offer,
        String actor,
        boolean yourTurn,
        List<PointView> points,
        SideView white,
        SideView black,
        List<OpeningThrow> openingThrows,
        List<DieView> dice,
        TurnView turn,
        Optional<LastTurn> lastTurn,
        List<String> moments,
        Optional<OverView> over,
        Optional<ThinkView> think,
        List<Announcement> say,
        Optional<Announcement> problem) {

    /**
     * The game on the table, its rules and who plays it.
     *
     * @param id such as {@code "tapa"}
     * @param preset such as {@code "mali"}
     * @param pinnedBlocks whether a checker pinned at home blocks bearing off, by the preset or the switch
     * @param white who plays White: {@code "human"} or {@code "bot"}
     * @param black who plays Black
     * @param contact what happens where checkers meet: {@code "pin"}, {@code "hit"} or {@code "hold"}
     * @param direction how the sides travel: {@code "contrary"} or {@code "parallel"}
     * @param realDice the persons throw dice of their own: a throw is due as {@link TableCommand.Throw}
     * @param turnNumber how many rolls have been thrown to be played, opening throws not counted
     * @param setUp the position that it began with, if that was set up; empty otherwise
     */
    public record GameView(
            String id,
            String preset,
            boolean pinnedBlocks,
            String white,
            String black,
            String contact,
            String direction,
            boolean realDice,
            int turnNumber,
            Optional<SetUpView> setUp) {}

    /**
     * A position that was set up.
     *
     * @param position its board text
     * @param turn the side that was to act
     * @param dice the dice that it was to play, such as {@code "61"}, or {@code ""}
     */
    public record SetUpView(String position, String turn, String dice) {}

    /**
     * One point of the board.
     *
     * @param point its number, White's numbering
     * @param top {@code "W"}, {@code "B"} or {@code ""}
     * @param count free checkers on top
     * @param beneath pinned checkers, bottom first, one letter each, such as {@code "B"}
     */
    public record PointView(int point, String top, int count, String beneath) {}

    /**
     * What one side has and suffers.
     *
     * @param off checkers borne off
     * @param onBar checkers on the bar
     * @param pips pip count
     * @param pinsHeld enemy checkers this side holds pinned
     * @param pinsSuffered own checkers that lie pinned
     * @param motherAlone exactly one checker is left on this side's start point, under rules with mothers
     * @param resignCost what giving up now would cost this side, in points
     */
    public record SideView(
            int off, int onBar, int pips, int pinsHeld, int pinsSuffered, boolean motherAlone, int resignCost) {}

    /** One opening throw: a die each. */
    public record OpeningThrow(int white, int black) {}

    /**
     * One die of the roll in play.
     *
     * @param value 1 to 6
     * @param used whether a step of this turn has used it
     */
    public record DieView(int value, boolean used) {}

    /**
     * The turn under the finger, or one stage of it where doubles cascade.
     *
     * @param origin where the dice come from: {@code "roll"}, {@code "chain"} for a later group of the mover's own chain,
     *     {@code "rest"} for what the other side could not play, or {@code ""}
     * @param later the dice of the chain that come after these, such as {@code "66"}
     * @param selected the picked-up source, or {@code ""}
     * @param sources spots from which something may go
     * @param targets where the selected checker may go
     * @param steps steps made so far in this turn
     * @param canRoll the actor may throw
     * @param canUndo a step can be taken back
     * @param canDone the turn is complete and can be ended
     * @param forced the whole turn is forced: there is one play only
     * @param pass no die can be played
     */
    public record TurnView(
            String origin,
            String later,
            String selected,
            List<SourceView> sources,
            List<TargetView> targets,
            List<StepView> steps,
            boolean canRoll,
            boolean canUndo,
            boolean canDone,
            boolean forced,
            boolean pass) {}

    /**
     * A spot from which something may go.
     *
     * @param spot where the checker stands
     * @param dice the dice that its first step may use, such as {@code "62"}
     */
    public record SourceView(String spot, String dice) {}

    /**
     * A spot where the picked-up checker may land.
     *
     * @param spot where the checker lands
     * @param dice the dice used to get there, such as {@code "6"} or {@code "65"}
     * @param touches whether the landing hits or pins
     * @param choice several ways lead there that differ in effect: ask, then name the first landing by {@code via}
     * @param via the first landings to choose from, if {@code choice}
     */
    public record TargetView(String spot, String dice, boolean touches, boolean choice, List<String> via) {}

    /**
     * One step of a turn.
     *
     * @param from a spot
     * @param to a spot
     * @param touches whether it hits or pins
     */
    public record StepView(String from, String to, boolean touches) {}

    /**
     * The last finished turn; of a chain of doubles all groups that the side has played of it so far, and of a rest the
     * same.
     *
     * @param side whose turn it was
     * @param dice such as {@code "61"}; of a chain or a rest the first group
     * @param play move text, such as {@code "24/18 13/12*"} or {@code "pass"}, group after group
     * @param steps its steps
     */
    public record LastTurn(String side, String dice, String play, List<StepView> steps) {}

    /**
     * How the game ended.
     *
     * @param winner a side, or {@code ""} after a draw
     * @param points what the winner gets, or each side after a draw
     * @param reason {@code "off"}, {@code "mother"}, {@code "both-mothers"}, {@code "dead"} or {@code "resigned"}
     */
    public record OverView(String winner, int points, String reason) {}

    /**
     * A match: sides keep their points, games follow each other.
     *
     * @param name such as {@code "balkan-5"}, or {@code "single"}
     * @param target the points that win it
     * @param pinnedBlocks whether "pinned at home blocks bearing off" is laid over its presets of Tapa
     * @param white White's points
     * @param black Black's points
     * @param gameNumber the number of the game on the table, 1 for the first
     * @param games the finished games, oldest first; of a very long match the last ones
     * @param next the game to come, once the one on the table is over
     * @param winner who has won the match, or {@code ""}
     */
    public record MatchView(
            String name,
            int target,
            boolean pinnedBlocks,
            int white,
            int black,
            int gameNumber,
            List<MatchRowView> games,
            Optional<NextGameView> next,
            String winner) {}

    /**
     * One finished game of a match: a row of the score sheet.
     *
     * @param number 1 for the first game
     * @param game its id
     * @param preset its preset
     * @param starter who started
     * @param why the reason: {@code "opening"}, {@code "winner"}, {@code "last-winner"}, {@code "alternate"} or
     *     {@code "loser"}; the sentence for it has the key {@code "starter."} and this
     * @param winner who won, or {@code ""} after a draw
     * @param points as in {@link OverView}
     * @param reason as in {@link OverView}
     * @param white White's points after it
     * @param black Black's points after it
     */
    public record MatchRowView(
            int number,
            String game,
            String preset,
            String starter,
            String why,
            String winner,
            int points,
            String reason,
            int white,
            int black) {}

    /**
     * The game to come.
     *
     * @param number its number
     * @param game its id
     * @param preset its preset
     * @param starter who will start, or {@code ""} if it is thrown for
     * @param why the reason, as in {@link MatchRowView}
     */
    public record NextGameView(int number, String game, String preset, String starter, String why) {}

    /**
     * The dice of the game, fixed before it began.
     *
     * @param commitment 64 hex digits, shown before the word is typed
     * @param wordDue whether the word can still be typed
     * @param word the word; {@code ""} too until it is typed
     */
    public record FairView(String commitment, boolean wordDue, String word) {}

    /**
     * An offer to give the game up for less than it costs.
     *
     * @param side who offers
     * @param points for how many
     */
    public record OfferView(String side, int points) {}

    /**
     * A question to the thinker; its answer goes back in a {@code bot} command with the same {@code ticket}.
     *
     * @param ticket names this decision
     * @param request an engine protocol request line ({@code best})
     */
    public record ThinkView(String ticket, String request) {}

    /**
     * A sentence to be written in the reader's language.
     *
     * @param key the catalogue key, such as {@code "say.rolled"}
     * @param args the values for its placeholders, in the order of the catalogue's glossary: name, then value
     */
    public record Announcement(String key, List<String> args) {}
}
