package games.tapa.cli;

import games.tapa.tablesbot.RolloutTally;
import games.tapa.wire.EngineAnswer;
import games.tapa.wire.RolledOut;
import java.io.PrintWriter;
import java.util.Locale;

/** What a rollout came to, as a table for people. */
record RolloutReport(EngineAnswer.Rollout rollout) {

    void print(PrintWriter out) {
        int width = "play".length();
        for (RolledOut play : rollout.plays()) {
            width = Math.max(width, play.play().play().length());
        }
        StringBuilder head = new StringBuilder(padded("play", width) + "   equity  ±    SE    loss  ±    SE");
        for (EngineAnswer.Chance chance : rollout.plays().getFirst().results()) {
            head.append(String.format(Locale.ROOT, "%7s", chance.outcome()));
        }
        out.println(head);
        for (RolledOut play : rollout.plays()) {
            out.println(line(play, width));
        }
        out.println(rollout.plays().getFirst().trials() + " trials of each play; the true equity lies within "
                + RolloutTally.OF_95_PERCENT + " SE 95 times in 100.");
    }

    private static String line(RolledOut play, int width) {
        StringBuilder line = new StringBuilder(padded(play.play().play(), width));
        line.append(String.format(Locale.ROOT, "  %+7.4f  ± %.4f", play.equity(), play.error()));
        line.append(String.format(Locale.ROOT, "  %6.4f  ± %.4f", play.loss(), play.lossError()));
        for (EngineAnswer.Chance chance : play.results()) {
            line.append(String.format(Locale.ROOT, "%7.2f", 100 * chance.share()));
        }
        return line.toString();
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(width - text.length());
    }
}
