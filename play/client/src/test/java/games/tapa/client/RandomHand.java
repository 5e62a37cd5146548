package games.tapa.client;

import games.tapa.kernel.Rng;
import games.tapa.wire.Json;
import java.util.List;

/** Somebody who does whatever the view allows, at random. */
final class RandomHand {

    private RandomHand() {}

    static void act(Page page, Rng rng) {
        if (page.may("canRoll")) {
            page.send("roll");
        } else if (page.view().object("think").isPresent()) {
            Json.Obj think = page.view().object("think").orElseThrow();
            String play = TableBots.randomPlay(think.text("request").orElseThrow(), rng);
            page.bot(think.text("ticket").orElseThrow(), play);
        } else if (page.may("canUndo") && rng.below(6) == 0) {
            page.send("undo");
        } else if (page.may("canDone")) {
            page.send("done");
        } else if (page.may("forced") && rng.below(2) == 0) {
            page.send("forced");
        } else {
            pick(page, rng);
        }
    }

    private static void pick(Page page, Rng rng) {
        if (page.targets().isEmpty()) {
            page.tap(any(page.sources(), rng));
        } else if (rng.below(8) == 0) {
            page.send("drop");
        } else {
            page.tap(any(page.targets(), rng));
        }
    }

    private static String any(List<String> spots, Rng rng) {
        return spots.get(rng.below(spots.size()));
    }
}
