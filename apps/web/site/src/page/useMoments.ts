import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableView } from '../contract';

/** The moment to explain now, each one once a game; the answer's `dismiss` closes it and brings the next. */
export function useMoments(view: TableView): { moment: string | null; dismiss(): void } {
  const seen = useRef(new Set<string>());
  const [moment, setMoment] = useState<string | null>(null);
  const turns = useRef(0);
  const next = (now: string | null): void => {
    const fresh = view.moments.filter((each) => !seen.current.has(each));
    // That a mother cannot be saved any more says that she is pinned, too.
    const shown = fresh.find((each) => each.startsWith('cannot-save-')) ?? fresh[0] ?? now;
    if (shown !== null) {
      seen.current.add(shown).add(shown.replace('cannot-save-', 'mother-pinned-'));
    }
    setMoment(shown);
  };
  useEffect(() => {
    const turn = view.game?.turnNumber ?? 0;
    if (turn < turns.current) {
      seen.current.clear();
    }
    turns.current = turn;
    next(moment !== null && view.moments.includes(moment) ? moment : null);
  }, [view]);
  return { moment, dismiss: () => next(null) };
}
