import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Checkers } from '../board/Checkers';
import { arrange } from '../board/checkers';
import { layoutOf } from '../board/geometry';
import { laidOf, pointsOf } from '../board/laid';
import { Wood } from '../board/Wood';
import { OPENINGS } from '../setup/laid';
import type { GameId } from './presets';

/** From here on there is room for it beside the doors. */
const WIDE = '(min-width: 960px)';
const NUMBERS = Array.from({ length: 24 }, (_, i) => i + 1);
const NONE = { W: 0, B: 0 };

/** The board of the chosen game as it is at first, to look at; drawn where there is room only. */
export function StartBoard({ game }: { game: GameId }): JSX.Element | null {
  return useWide() ? <Drawn game={game} /> : null;
}

function Drawn({ game }: { game: GameId }): JSX.Element {
  const [parallel, bar] = [game === 'gulbara', game === 'tabla'];
  const layout = useMemo(() => layoutOf({ standing: false, bottom: 'W', mirror: false, parallel, bar }), [parallel, bar]);
  const checkers = useMemo(() => arrange([], { points: pointsOf(laidOf(OPENINGS[game])), off: NONE, bar: NONE, parallel }), [game, parallel]);
  return (
    <div class="start-board" aria-hidden="true">
      <div class="board lying" style={{ '--ratio': layout.width / layout.height, '--unit': layout.width }}>
        <Wood layout={layout} numbers={NUMBERS} />
        <Checkers layout={layout} checkers={checkers} mothers={{ W: false, B: false }} />
      </div>
    </div>
  );
}

function useWide(): boolean {
  const [wide, setWide] = useState(() => globalThis.matchMedia?.(WIDE).matches === true);
  useEffect(() => {
    const query = globalThis.matchMedia?.(WIDE);
    const look = (): void => setWide(query?.matches === true);
    query?.addEventListener('change', look);
    return () => query?.removeEventListener('change', look);
  }, []);
  return wide;
}
