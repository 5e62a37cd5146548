package games.tapa.cli;

import games.tapa.tablesbot.Outcomes;
import games.tapa.tablesbot.RolloutPlays;
import games.tapa.tablesbot.RolloutTally;
import games.tapa.wire.Json;
import games.tapa.wire.JsonFields;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** What a rollout came to, the best play first: as a table for people, or as the answer of the engine protocol. */
record RolloutReport(RolloutPlays plays, RolloutTally tally) {

    private static final int DECIMALS = 7;

    void print(PrintWriter out) {
        Outcomes outcomes = tally.rollout().outcomes();
        int width = "play".length();
        for (int play : order()) {
            width = Math.max(width, plays.text(play).length());
        }
        StringBuilder head = new StringBuilder(padded("play", width) + "   equity  ±    SE    loss  ±    SE");
        for (int outcome = 0; outcome < outcomes.size(); outcome++) {
            head.append(String.format(Locale.ROOT, "%7s", key(outcomes.points(outcome))));
        }
        out.println(head);
        for (int play : order()) {
            out.println(line(play, width));
        }
        out.println(tally.trials() + " trials of each play; the true equity lies within " + RolloutTally.OF_95_PERCENT
                + " SE 95 times in 100.");
    }

    private String line(int play, int width) {
        int best = order().getFirst();
        StringBuilder line = new StringBuilder(padded(plays.text(play), width));
        line.append(String.format(Locale.ROOT, "  %+7.4f  ± %.4f", tally.equity(play), tally.error(play)));
        line.append(String.format(Locale.ROOT, "  %6.4f  ± %.4f", tally.lead(best, play), tally.leadError(best, play)));
        for (double chance : tally.chances(play)) {
            line.append(String.format(Locale.ROOT, "%7.2f", 100 * chance));
        }
        return line.toString();
    }

    Json.Obj object() {
        int best = order().getFirst();
        List<Json> items = new ArrayList<>();
        for (int play : order()) {
            JsonFields results = new JsonFields();
            double[] chances = tally.chances(play);
            for (int outcome = 0; outcome < chances.length; outcome++) {
                results.put(key(tally.rollout().outcomes().points(outcome)), number(chances[outcome]));
            }
            items.add(new JsonFields()
                    .put("play", plays.text(play))
                    .put("equity", number(tally.equity(play)))
                    .put("se", number(tally.error(play)))
                    .put("loss", number(tally.lead(best, play)))
                    .put("lossSe", number(tally.leadError(best, play)))
                    .put("results", results.object())
                    .put("trials", tally.trials())
                    .object());
        }
        return new JsonFields().put("plays", items).object();
    }

    /** The plays by their numbers, the best first. */
    private List<Integer> order() {
        List<Integer> order = new ArrayList<>();
        for (int play = 0; play < plays.plays().size(); play++) {
            order.add(play);
        }
        order.sort(Comparator.comparingDouble(play -> -tally.equity(play)));
        return order;
    }

    private static String key(int points) {
        return points == 0 ? "D" : points > 0 ? "W" + points : "L" + -points;
    }

    private static Json.Num number(double value) {
        return Json.Num.fixed(Math.round(value * 1e7), DECIMALS);
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(width - text.length());
    }
}
