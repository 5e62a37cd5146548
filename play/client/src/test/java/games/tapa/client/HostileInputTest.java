package games.tapa.client;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.Rng;
import games.tapa.kernel.SplitMix64;
import games.tapa.wire.Json;
import games.tapa.wire.JsonReader;
import games.tapa.wire.JsonWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class HostileInputTest {

    private static final int TEXTS = 10_000;
    private static final String LETTERS = "0123456789\"{}[],:/*() WBoffpassbarnew-\\\u0000\ud83c";

    @Test
    void damagedSavedGamesWithARightCheckSumAreOpenedOrRefused() {
        Rng rng = new SplitMix64(1);
        String saved = TableGames.rolled("24:W15 1:B15", "mali", "61")
                .type("24/18 24/23")
                .send("roll")
                .saved();
        int opened = 0;
        for (int i = 0; i < TEXTS; i++) {
            Optional<String> damaged = resealed(damaged(saved, rng));
            if (damaged.isPresent()) {
                Page page = new Page().open(damaged.get());
                opened += page.problem().isEmpty() ? 1 : 0;
            }
        }
        assertThat(opened).isBetween(1, TEXTS / 2);
    }

    @Test
    void damagedCommandsAreCarriedOutOrRefusedAndTheTableLivesOn() {
        Rng rng = new SplitMix64(2);
        List<String> commands = List.of(
                newGame("tapa", "mali", "", 0),
                newGame("", "", "sreshta", 0),
                newGame("gulbara", "gulbara", "single", 3),
                "{\"do\":\"next\",\"seed\":\"" + "1".repeat(64) + "\",\"gameId\":\"" + "1".repeat(32) + "\"}",
                "{\"do\":\"word\",\"word\":\"тапа \\u0000\"}",
                "{\"do\":\"certificate\"}",
                "{\"do\":\"offer\",\"side\":\"W\",\"points\":1}",
                "{\"do\":\"answer\",\"accept\":true}",
                "{\"do\":\"open\",\"saved\":\"{}\"}",
                "{\"do\":\"roll\"}",
                "{\"do\":\"throw\",\"dice\":\"61\"}",
                "{\"do\":\"tap\",\"spot\":\"24\"}",
                "{\"do\":\"pick\",\"from\":\"24\",\"to\":\"off\",\"via\":\"13\"}",
                "{\"do\":\"type\",\"text\":\"24/18 24/23\"}",
                "{\"do\":\"bot\",\"ticket\":\"1-0123abcd\",\"play\":\"pass\"}",
                "{\"do\":\"resign\",\"side\":\"W\"}");
        Table table = new Table();
        for (int i = 0; i < TEXTS; i++) {
            String view = table.send(damaged(commands.get(rng.below(commands.size())), rng));
            assertThat(view).startsWith("{\"phase\":");
        }
    }

    private static String newGame(String game, String preset, String match, int target) {
        return "{\"do\":\"new\",\"game\":\"" + game + "\",\"preset\":\"" + preset + "\",\"match\":\"" + match
                + "\",\"target\":" + target + ",\"pinnedBlocks\":true,\"white\":\"human\",\"black\":\"bot\",\"seed\":\""
                + "a".repeat(64) + "\",\"gameId\":\"" + "b".repeat(32) + "\"}";
    }

    private static String damaged(String text, Rng rng) {
        StringBuilder damaged = new StringBuilder(text);
        for (int times = rng.below(3); times >= 0 && !damaged.isEmpty(); times--) {
            int at = rng.below(damaged.length());
            int end = Math.min(damaged.length(), at + rng.below(8));
            switch (rng.below(4)) {
                case 0 -> damaged.setCharAt(at, LETTERS.charAt(rng.below(LETTERS.length())));
                case 1 -> damaged.delete(at, end);
                case 2 -> damaged.insert(at, damaged.substring(at, end));
                default -> damaged.insert(at, LETTERS.charAt(rng.below(LETTERS.length())));
            }
        }
        return damaged.isEmpty() ? "{}" : damaged.toString();
    }

    /** The text with its check sum made right again; empty if it is no JSON object any more. */
    private static Optional<String> resealed(String text) {
        return JsonReader.read(text, 1_000_000)
                .toOptional()
                .flatMap(Json::asObject)
                .map(object -> {
                    Map<String, Json> members = new LinkedHashMap<>(object.members());
                    members.remove("check");
                    String check = SavedGameJson.check(JsonWriter.write(new Json.Obj(members)));
                    members.put("check", new Json.Str(check));
                    return JsonWriter.write(new Json.Obj(members));
                });
    }
}
