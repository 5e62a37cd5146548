// What a test's page gets to run inside: functions that read the board and wait for it to change.

/** What the board says of itself. */
export interface Moment {
  phase: string;
  actor: string;
  yours: boolean;
  turn: number;
  steps: number;
  /** Where the dice come from: a roll, a chain of doubles, or the rest of the other side's. */
  origin: string;
  selected: string | undefined;
  sources: string[];
  targets: string[];
  /** The actions that have something to do now. */
  able: string[];
  asks: boolean;
  /** What a card in the place of the score explains; one may follow the other. */
  explains: string;
}

declare global {
  // Added to every page by `visit`.
  function tapaMoment(): Moment;
  function tapaChanged(before: string, patience: number): Promise<Moment | null>;
}

/** Runs in the page before its own scripts, so it must not use anything from outside itself. */
export function addToPage(): void {
  globalThis.tapaMoment = (): Moment => {
    const table = document.querySelector<HTMLElement>('main[data-phase]');
    const spots = (what: string): string[] =>
      [...document.querySelectorAll<HTMLElement>(`[data-can=${what}]`)].map((point) => point.dataset['point'] ?? '');
    return {
      phase: table?.dataset['phase'] ?? 'start',
      actor: table?.dataset['actor'] ?? '',
      yours: table?.dataset['yourTurn'] === 'true',
      turn: Number(table?.dataset['turn'] ?? 0),
      steps: Number(table?.dataset['steps'] ?? 0),
      origin: table?.dataset['origin'] ?? '',
      selected: document.querySelector<HTMLElement>('[data-point][aria-pressed=true]')?.dataset['point'],
      sources: spots('source'),
      targets: spots('target'),
      able: [...document.querySelectorAll<HTMLElement>('.controls [data-action][aria-disabled=false]')].map(
        (button) => button.dataset['action'] ?? '',
      ),
      asks: document.querySelector('dialog[open]') !== null,
      explains: document.querySelector('.moment')?.textContent ?? '',
    };
  };
  // The clock of the page is a fake one that tests move on; this one goes by itself.
  const alarm = setTimeout;
  globalThis.tapaChanged = (before, patience): Promise<Moment | null> =>
    new Promise((resolve) => {
      const watcher = new MutationObserver(() => look());
      const look = (): void => {
        const moment = globalThis.tapaMoment();
        if (JSON.stringify(moment) !== before) {
          watcher.disconnect();
          resolve(moment);
        }
      };
      watcher.observe(document, { attributes: true, childList: true, subtree: true });
      alarm(() => resolve(null), patience);
      look();
    });
}
