// Shows one fixture in the real page: gallery.html?view=pins&lang=pl. Served by `npm run dev`, never built.

import '../page/styles';
import { render } from 'preact';
import type { Language } from '../i18n/words';
import { App } from '../page/App';
import { MemoryStore, type StoredGame } from '../page/store';
import { FIXTURES, type FixtureName } from './fixtures';
import { SILENT, ScriptedTable } from './scripted';

/** As on a device that keeps what it is given. */
class KeepingStore extends MemoryStore {
  override readonly lasts = true;
}

async function show(): Promise<void> {
  const wish = new URLSearchParams(location.search);
  const name = wish.get('view');
  const store = new KeepingStore();
  await store.putSetting('settings', { ...JSON.parse(wish.get('settings') ?? '{}') });
  const game: StoredGame = { id: 'g', saved: '', played: 1, preset: 'mali', white: 'human', black: 'bot', turnNumber: 21 };
  await store.putGame(game);
  if (name !== null) {
    await store.putSetting('current', 'g');
  }
  const table = new ScriptedTable(FIXTURES[(name ?? 'opening') as FixtureName]);
  const lang = (wish.get('lang') ?? 'en') as Language;
  render(<App table={table} thinker={SILENT} store={store} lang={lang} />, document.getElementById('app') as HTMLElement);
}

void show();
