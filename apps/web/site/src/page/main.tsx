// The entry: one sentence for browsers without WebAssembly GC, else the page with its workers.

import './styles';
import { render } from 'preact';
import { loadWords, preferredLanguage } from '../i18n/words';
import { hasWasmGc } from '../workers/support';
import { createTable } from '../workers/table';
import { createThinker } from '../workers/thinker';
import { offline } from '../offline/offline';
import { App } from './App';
import { openStore } from './store';

async function start(root: HTMLElement): Promise<void> {
  const lang = preferredLanguage(navigator.languages);
  if (!hasWasmGc()) {
    const words = await loadWords(lang);
    document.documentElement.lang = lang;
    render(<p class="too-old">{words.t('browser.old')}</p>, root);
    return;
  }
  const [table, thinker] = [createTable(), createThinker()];
  render(<App table={table} thinker={thinker} store={await openStore()} lang={lang} />, root);
  afterLoading(() => void offline.start());
}

/** What is kept for later must not be fetched before what is needed now. */
function afterLoading(begin: () => void): void {
  if (document.readyState === 'complete') {
    begin();
  } else {
    addEventListener('load', begin, { once: true });
  }
}

void start(document.getElementById('app') as HTMLElement);
