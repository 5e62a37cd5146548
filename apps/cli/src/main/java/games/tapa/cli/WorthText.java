package games.tapa.cli;

import games.tapa.wire.EngineAnswer;
import java.util.Locale;

/** Worths and chances in figures, for people. */
final class WorthText {

    private WorthText() {}

    /** Points with their sign. */
    static String points(double points) {
        String text = String.format(Locale.ROOT, "%+.3f", points);
        return text.equals("-0.000") ? "+0.000" : text;
    }

    /** What a play loses against the best. */
    static String loss(double points) {
        return String.format(Locale.ROOT, "%6.3f", points);
    }

    /** The names of the outcomes over columns of {@link #chances}. */
    static String outcomes(EngineAnswer.Judged judged) {
        StringBuilder text = new StringBuilder();
        for (EngineAnswer.Chance chance : judged.results()) {
            text.append(String.format(Locale.ROOT, "%7s", chance.outcome()));
        }
        return text.toString();
    }

    /** The chances of the outcomes in per cent. */
    static String chances(EngineAnswer.Judged judged) {
        StringBuilder text = new StringBuilder();
        for (EngineAnswer.Chance chance : judged.results()) {
            text.append(String.format(Locale.ROOT, "%7.2f", 100 * chance.share()));
        }
        return text.toString();
    }
}
