package games.tapa.tables;

/**
 * Which boards a game knows (section 6, board text).
 *
 * @param kind tells the direction, whether there is a bar, and whether checkers may lie pinned
 * @param pinnerPinnable whether a pinning checker may lie pinned itself
 */
public record BoardLaws(TablesKind kind, boolean pinnerPinnable) {}
