// The addresses of an installed page's shortcuts, such as ?game=tabla: the start page with that game chosen.

import { GAME_IDS, type GameId } from '../page/presets';
import type { Session } from '../page/session';

export function shortcutIn(search: string): GameId | undefined {
  const asked = new URLSearchParams(search).get('game');
  return GAME_IDS.find((id) => id === asked);
}

/** Shows the start page for the game that the address names; the game that was on the table waits in the list. */
export async function followShortcut(session: Session): Promise<void> {
  const game = shortcutIn(location.search);
  if (game === undefined) {
    return;
  }
  session.change({ game });
  if (session.view.value !== null) {
    await session.leave();
  }
  // A reload goes on with what is on the table then.
  const address = new URL(location.href);
  address.searchParams.delete('game');
  history.replaceState(history.state, '', address);
}
