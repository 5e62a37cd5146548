package games.tapa.client;

import games.tapa.kernel.Rng;
import games.tapa.kernel.SplitMix64;
import games.tapa.wire.Json;
import games.tapa.wire.JsonReader;
import java.util.List;

/** A thinker for tests: answers a request with a legal play. */
final class TableBots {

    /** An engine is not for several threads, and tests run side by side. */
    private static final ThreadLocal<Engine> ENGINES = ThreadLocal.withInitial(Engine::new);

    private TableBots() {}

    static String anyPlay(String request) {
        return randomPlay(request, new SplitMix64(0));
    }

    /** The play that the first bot chooses. */
    static String bestPlay(String request) {
        return answer(request).text("play").orElseThrow();
    }

    static String randomPlay(String request, Rng rng) {
        List<Json> plays = answer(request.replace("\"op\":\"best\"", "\"op\":\"plays\""))
                .list("plays")
                .orElseThrow();
        return plays.get(rng.below(plays.size()))
                .asObject()
                .flatMap(play -> play.text("play"))
                .orElseThrow();
    }

    private static Json.Obj answer(String request) {
        return JsonReader.read(ENGINES.get().answer(request), 1_000_000)
                .orThrow()
                .asObject()
                .orElseThrow();
    }
}
