package games.tapa.conformance;

import games.tapa.tablesbot.NetsSource;
import java.util.ArrayList;
import java.util.List;

/**
 * A golden file: what the rules, the bot and chance must answer for ever, a case a line. Each line names a question, then
 * {@code " = "}, then the answer; answering all questions again must give the same text, on the JVM and in a browser.
 */
public enum GoldenFile {
    /** What a seed throws. */
    CHANCE("chance.txt") {
        @Override
        String answer(String question, NetsSource nets) {
            return GoldenChance.answer(question);
        }
    },
    /** What may be played in a position. */
    PLAYS("plays.txt") {
        @Override
        String answer(String question, NetsSource nets) {
            return GoldenPlays.answer(question);
        }
    },
    /** How recorded games went. */
    GAMES("games.txt") {
        @Override
        String answer(String question, NetsSource nets) {
            return GoldenGames.answer(question);
        }
    },
    /** What anybody finds who checks the dice of a finished game. */
    CERTIFICATES("certificates.txt") {
        @Override
        String answer(String question, NetsSource nets) {
            return GoldenCertificates.answer(question);
        }
    },
    /** What the bot plays. */
    BOT("bot.txt") {
        @Override
        String answer(String question, NetsSource nets) {
            return GoldenBot.answer(question, nets);
        }
    };

    private static final String SEPARATOR = " = ";

    private final String fileName;

    GoldenFile(String fileName) {
        this.fileName = fileName;
    }

    public String fileName() {
        return fileName;
    }

    /**
     * Answers the questions of a golden file again: the text to compare with {@code lines}.
     *
     * @param nets what the bot plays with
     */
    public static String answerAgain(String fileName, String lines, NetsSource nets) {
        for (GoldenFile file : values()) {
            if (file.fileName.equals(fileName)) {
                return file.ask(questions(lines), nets);
            }
        }
        throw new IllegalArgumentException("no golden file is called " + fileName);
    }

    /** The text of a file that asks {@code questions}. */
    public String ask(List<String> questions, NetsSource nets) {
        StringBuilder text = new StringBuilder();
        for (String question : questions) {
            text.append(question)
                    .append(SEPARATOR)
                    .append(answer(question, nets))
                    .append('\n');
        }
        return text.toString();
    }

    abstract String answer(String question, NetsSource nets);

    /** The questions of a golden file. */
    static List<String> questions(String lines) {
        List<String> questions = new ArrayList<>();
        int at = 0;
        while (at < lines.length()) {
            int end = lines.indexOf('\n', at);
            String line = lines.substring(at, end < 0 ? lines.length() : end);
            int separator = line.indexOf(SEPARATOR);
            questions.add(separator < 0 ? line : line.substring(0, separator));
            at += line.length() + 1;
        }
        return questions;
    }
}
