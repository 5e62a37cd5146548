// Where it is told that it is the only person's turn again: whoever calls players, by a sound for instance, listens here.

/** A person may act again after the bot has. */
export interface TurnCall {
  /** The page is hidden, or the reader is in another window. */
  readonly away: boolean;
}

const listeners = new Set<(call: TurnCall) => void>();

/** Calls `listener` each time; answers with a function that ends it. */
export function onYourTurn(listener: (call: TurnCall) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells all who listen. */
export function callPlayer(call: TurnCall): void {
  listeners.forEach((listener) => listener(call));
}
