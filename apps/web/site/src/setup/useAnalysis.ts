// The study's word on the position that is set up, for as long as it is the same one.

import { useEffect, useState } from 'preact/hooks';
import type { Plan } from '../board/Lights';
import { textOf } from '../board/laid';
import { standardPlay } from '../board/notation';
import type { Study } from '../contract';
import { type Analysed, analyse } from './asking';
import type { Draft } from './SetupScreen';

export interface Analysis {
  /** Null while the study looks at the position. */
  readonly found: Analysed | null;
  readonly chosen: number;
  /** The chosen play, for the board. */
  readonly plan: Plan | undefined;
  /** The chosen play in words, or nothing. */
  readonly text: string;
  choose(at: number, then: () => void): void;
}

/** Asks once `wanted`; a position that changes in the meantime makes the answer void. */
export function useAnalysis(study: Study, draft: Draft, wanted: boolean): Analysis {
  const [state, setState] = useState<{ of: Draft; found: Analysed | null; chosen: number } | null>(null);
  const current = state?.of === draft ? state : null;
  useEffect(() => {
    if (wanted && current === null) {
      setState({ of: draft, found: null, chosen: -1 });
      void analyse(study, { ...draft.head, position: textOf(draft.laid) }).then((found) =>
        setState((now) => (now?.of === draft ? { ...now, found } : now)),
      );
    }
  }, [wanted, draft]);
  const found = current?.found ?? null;
  const chosen = current?.chosen ?? -1;
  const plays = found?.kind === 'plays' ? found.plays : undefined;
  const play = plays?.plays[chosen];
  return {
    found,
    chosen,
    plan: plays && play && { side: plays.side, steps: play.steps },
    text: play === undefined ? '' : `${chosen + 1}. ${standardPlay(play.play)}`,
    choose: (at, then) => {
      setState((now) => now && { ...now, chosen: at });
      then();
    },
  };
}
