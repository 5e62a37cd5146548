import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableView } from '../contract';

/** The moment to explain now, each one once a game; the answer's `dismiss` closes it. */
export function useMoments(view: TableView): { moment: string | null; dismiss(): void } {
  const seen = useRef(new Set<string>());
  const [moment, setMoment] = useState<string | null>(null);
  const turns = useRef(0);
  useEffect(() => {
    const turn = view.game?.turnNumber ?? 0;
    if (turn < turns.current) {
      seen.current.clear();
    }
    turns.current = turn;
    const fresh = view.moments.find((each) => !seen.current.has(each));
    view.moments.forEach((each) => seen.current.add(each));
    if (fresh !== undefined) {
      setMoment(fresh);
    } else if (moment !== null && !view.moments.includes(moment)) {
      setMoment(null);
    }
  }, [view]);
  return { moment, dismiss: () => setMoment(null) };
}
