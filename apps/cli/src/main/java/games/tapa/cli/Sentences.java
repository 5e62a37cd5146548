package games.tapa.cli;

import games.tapa.client.TableView.Announcement;
import java.util.List;
import java.util.Map;

/** What the table announces, in English, for the terminal. */
final class Sentences {

    /** By key; {@code {name}} stands for a value of the announcement. */
    private static final Map<String, String> TEXTS = Map.ofEntries(
            Map.entry("say.rolled", "{side} rolls {d1}-{d2}."),
            Map.entry("say.played", "{side} plays {play}."),
            Map.entry("say.passed", "{side} cannot move: the turn passes."),
            Map.entry("say.opening", "White throws {w}, Black throws {b}."),
            Map.entry("say.tie", "Equal dice: thrown again."),
            Map.entry("say.starts", "{side} starts."),
            Map.entry("say.won", "{side} wins, {points} ({reason})."),
            Map.entry("say.drawn", "The game is drawn, {points} for each side ({reason})."),
            Map.entry("say.resigned", "{side} resigns."),
            Map.entry("say.offered", "{side} offers to resign for {points}."),
            Map.entry("say.accepted", "{side} accepts."),
            Map.entry("say.refused", "{side} refuses: the game goes on."),
            Map.entry("say.game-of-match", "Game {number} of the match: {game}, {preset}."),
            Map.entry("say.match-won", "{side} wins the match, {white}-{black}."),
            Map.entry("starter.opening", "Both sides throw a die for who starts."),
            Map.entry("starter.winner", "{side} starts, the winner of the game before."),
            Map.entry("starter.last-winner", "{side} starts, the winner of the last game that was not drawn."),
            Map.entry("starter.alternate", "{side} starts: the sides take turns."),
            Map.entry("starter.loser", "{side} starts, the loser of the game before."),
            Map.entry("say.undone", "Step taken back."),
            Map.entry("say.watchdog", "The bot of {side} gave no answer: the first legal play was made."),
            Map.entry("problem.input", "{message}."),
            Map.entry("problem.no-game", "There is no game on the table."),
            Map.entry("problem.not-now", "That is not what is due now."),
            Map.entry("problem.not-your-turn", "It is not your turn."),
            Map.entry(
                    "problem.ambiguous",
                    "Two ways lead there with different effects: write the point between too, such as 24/20/14."),
            Map.entry("problem.unfinished", "The turn is not complete yet; \"moves\" lists the plays."),
            Map.entry("problem.nothing-to-undo", "There is nothing to take back."),
            Map.entry("problem.not-forced", "More than one play is possible."),
            Map.entry("problem.stale", "That answer came too late."),
            Map.entry("problem.dice-spent", "The dice of this game have made all their throws: resign."),
            Map.entry("problem.bot-play", "The bot's answer was not legal: {message}."),
            Map.entry("why.pinned", "That checker is pinned: it stays until the enemy leaves."),
            Map.entry("why.held", "The enemy holds that point."),
            Map.entry("why.no-die", "None of the dice left goes there."),
            Map.entry("why.not-home", "Bearing off begins when all fifteen checkers are home."),
            Map.entry(
                    "why.pinned-at-home",
                    "One of your checkers is pinned at home: under these rules nothing goes off."),
            Map.entry("why.higher-point", "A higher die takes a checker off the highest occupied point only."),
            Map.entry("why.off-only", "Once all are home, checkers only go off."),
            Map.entry("why.bar-first", "Checkers on the bar come in first."),
            Map.entry("why.stands", "This checker has hit in your home: it must stay this turn."),
            Map.entry("why.limit", "A rule on single steps forbids this: head, first checker, prime or quarter."),
            Map.entry("why.more-dice", "You must play as many dice as possible: this would waste one."),
            Map.entry("why.larger-die", "Only one die can be played, and it must be the larger one."),
            Map.entry("why.not-yours", "None of your checkers is free there."),
            Map.entry("why.other", "That cannot be done now."),
            Map.entry("why.complete", "Every die is played: end the turn or take a step back."),
            Map.entry("why.pass", "No die can be played."));

    private Sentences() {}

    /** The sentence; of a key without one, the key itself. What is said of a part of a typed move names the part first. */
    static String of(Announcement said) {
        String sentence = TEXTS.getOrDefault(said.key(), said.key());
        String part = "";
        List<String> args = said.args();
        for (int i = 0; i + 1 < args.size(); i += 2) {
            String value = args.get(i).equals("side") ? side(args.get(i + 1)) : args.get(i + 1);
            sentence = sentence.replace("{" + args.get(i) + "}", value);
            part = args.get(i).equals("part") ? value + ": " : part;
        }
        return part + sentence;
    }

    /** Whether there is a sentence for {@code key}. */
    static boolean has(String key) {
        return TEXTS.containsKey(key);
    }

    /** The name of the side that a letter stands for. */
    static String side(String letter) {
        return letter.equals("W") ? "White" : "Black";
    }
}
