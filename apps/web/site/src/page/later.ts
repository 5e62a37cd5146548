// What is loaded when it is first wanted.

import { useEffect, useState } from 'preact/hooks';

/** What `load` brings, once it is wanted, and anew for another `of`, such as a language; null until something is there. */
export function useLater<T>(wanted: boolean, load: () => Promise<T>, of?: unknown): T | null {
  const [part, setPart] = useState<{ it: T; of: unknown } | null>(null);
  useEffect(() => {
    if (wanted && (part === null || part.of !== of)) {
      void load().then((it) => setPart({ it, of }));
    }
  }, [wanted, of]);
  return part === null ? null : part.it;
}
