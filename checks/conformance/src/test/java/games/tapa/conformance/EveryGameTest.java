package games.tapa.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.games.Games;
import games.tapa.games.MatchPresets;
import games.tapa.wire.Json;
import games.tapa.wire.JsonReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What every game, preset and match must have before it is offered; the failure lists what is missing. */
class EveryGameTest {

    private static final Path RULES = Path.of("../../docs/rules");
    private static final Path WORDS = Path.of("../../apps/web/site/src/i18n");
    private static final List<String> LANGUAGES = List.of("en", "es", "fr", "pl", "bg", "mk", "el", "tr");

    /** The page of the rule book for each game. */
    private static final Map<String, String> PAGES =
            Map.of("tapa", "tapa.md", "tabla", "tabla.md", "gulbara", "gul-bara.md");

    @Test
    void everyPresetHasARulesPagePlaythroughsCountsAndANameInEveryLanguage() throws IOException {
        List<String> missing = new ArrayList<>();
        String options = Files.readString(RULES.resolve("tables.md"));
        List<String> games = Files.readAllLines(Goldens.FOLDER.resolve("games.txt"));
        List<String> plays = Files.readAllLines(Goldens.FOLDER.resolve("plays.txt"));
        for (Games.Entry game : Games.all()) {
            String page = PAGES.getOrDefault(game.id(), "no page");
            for (String preset : game.presets()) {
                String what = game.id() + "/" + preset + ": ";
                require(Files.exists(RULES.resolve(page)), what + "rules page docs/rules/" + page, missing);
                require(
                        options.contains("`" + preset + "`") || options.contains(" " + preset + " "),
                        what + "its options in docs/rules/tables.md",
                        missing);
                require(begins(games, preset + ";"), what + "a playthrough in goldens/games.txt", missing);
                require(
                        begins(plays, preset + " ") || begins(plays, preset + "@"),
                        what + "counts in goldens/plays.txt",
                        missing);
                names("preset." + preset, what, missing);
            }
            names("game." + game.id(), game.id() + ": ", missing);
            chapters(game.id(), missing);
        }
        for (String match : MatchPresets.names()) {
            names("match." + match, match + ": ", missing);
            require(options.contains("`" + match + "`"), match + ": its rules in docs/rules/tables.md", missing);
        }
        assertThat(missing).isEmpty();
    }

    /** A chapter of the rules that the page shows, in every language; Tapa's has no prefix. */
    private static void chapters(String game, List<String> missing) throws IOException {
        String key = game.equals("tapa") ? "goal.1" : game + ".goal.1";
        for (String language : LANGUAGES) {
            require(
                    words("rules." + language).containsKey(key),
                    game + ": the rules page in " + language + " (" + key + ")",
                    missing);
        }
    }

    private static void names(String key, String what, List<String> missing) throws IOException {
        for (String language : LANGUAGES) {
            require(
                    !words(language).getOrDefault(key, "").isBlank(),
                    what + "its name in " + language + " (" + key + ")",
                    missing);
        }
    }

    private static Map<String, String> words(String catalogue) throws IOException {
        String text = Files.readString(WORDS.resolve(catalogue + ".json"));
        Map<String, String> words = new LinkedHashMap<>();
        if (JsonReader.read(text, text.length()).orThrow() instanceof Json.Obj object) {
            object.members()
                    .forEach((name, value) -> words.put(name, value.asText().orElse("")));
        }
        return words;
    }

    private static boolean begins(List<String> lines, String start) {
        return lines.stream().anyMatch(line -> line.startsWith(start));
    }

    private static void require(boolean there, String what, List<String> missing) {
        if (!there) {
            missing.add(what);
        }
    }
}
