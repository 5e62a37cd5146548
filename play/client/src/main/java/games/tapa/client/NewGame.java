package games.tapa.client;

import games.tapa.wire.RulesChoice;
import java.util.Optional;

/**
 * A game or match as somebody wants to begin it, checked by nobody yet.
 *
 * @param game the game's id
 * @param rules its preset and what is laid over it; a match with a name has games of its own
 * @param match {@code ""} for one game, {@code "single"} for a match of this one, or the name of a match
 * @param target the points that win a match {@code "single"}
 * @param pinnedBlocks the switch "pinned at home blocks bearing off" for the presets of Tapa; empty leaves them as they
 *     are
 * @param white {@code "human"} or {@code "bot"}
 * @param black likewise
 * @param seed 64 hex digits, or {@code "real"} for real dice
 * @param gameId 32 hex digits, or {@code ""} with real dice
 */
public record NewGame(
        String game,
        RulesChoice rules,
        String match,
        int target,
        Optional<Boolean> pinnedBlocks,
        String white,
        String black,
        String seed,
        String gameId) {}
