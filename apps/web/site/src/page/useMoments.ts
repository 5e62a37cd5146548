import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableView } from '../contract';

/** The moment to explain now, each one once until it has gone; the answer's `dismiss` closes it. */
export function useMoments(view: TableView): { moment: string | null; dismiss(): void } {
  const seen = useRef(new Set<string>());
  const [moment, setMoment] = useState<string | null>(null);
  useEffect(() => {
    const fresh = view.moments.find((each) => !seen.current.has(each));
    seen.current = new Set(view.moments);
    if (fresh !== undefined) {
      setMoment(fresh);
    } else if (moment !== null && !view.moments.includes(moment)) {
      setMoment(null);
    }
  }, [view]);
  return { moment, dismiss: () => setMoment(null) };
}
