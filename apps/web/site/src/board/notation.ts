// Plays as players write them. The rules write one step after the other, so that records replay; here the steps of one
// checker are one move, equal moves are counted, and the higher point comes first.

/** One checker's way: where it is after each step, and where it met the enemy. */
interface Way {
  readonly from: number;
  readonly landings: { at: number; met: boolean }[];
}

const BAR = 25;

/** A move text of the rules, such as "24/19 8/3 19/14", as it is read by people: "24/14 8/3". Other texts stay as they are. */
export function standardPlay(text: string): string {
  const ways: Way[] = [];
  for (const part of text.split(' ')) {
    const [, from, landings, times] = /^(bar|\d+)((?:\/(?:off|\d+)\*?)+)(?:\((\d)\))?$/.exec(part) ?? [];
    if (from === undefined || landings === undefined) {
      return text;
    }
    for (let i = 0; i < Number(times ?? 1); i++) {
      carry(ways, number(from), landings.slice(1).split('/'));
    }
  }
  return counted(ways.sort((a, b) => b.from - a.from || end(b) - end(a)).map(written));
}

/** The dice as they are written in a text, such as "3-1": the larger first, a double as two. */
export function standardDice(dice: string): string {
  const sorted = [...dice].sort().reverse();
  return (/^(\d)\1{3}$/.test(dice) ? sorted.slice(2) : sorted).join('-');
}

/** The checker that came to `from`, if one did, goes on; checkers of a side are all alike. */
function carry(ways: Way[], from: number, landings: readonly string[]): void {
  const goesOn = ways.find((each) => end(each) === from);
  const way = goesOn ?? { from, landings: [] };
  way.landings.push(...landings.map((landing) => ({ at: number(landing.replace('*', '')), met: landing.endsWith('*') })));
  if (goesOn === undefined) {
    ways.push(way);
  }
}

function end({ landings }: Way): number {
  return landings.at(-1)?.at ?? 0;
}

function number(spot: string): number {
  return spot === 'bar' ? BAR : spot === 'off' ? 0 : Number(spot);
}

/** Between start and end only the points where something happened. */
function written({ from, landings }: Way): string {
  const told = landings.filter(({ met }, i) => met || i === landings.length - 1);
  return [from === BAR ? 'bar' : from, ...told.map(({ at, met }) => `${at === 0 ? 'off' : at}${met ? '*' : ''}`)].join('/');
}

function counted(parts: readonly string[]): string {
  return [...new Set(parts)]
    .map((part) => {
      const times = parts.filter((each) => each === part).length;
      return times > 1 ? `${part}(${times})` : part;
    })
    .join(' ');
}
