// How long ago something was, in the words of the reader's language: "2 hours ago", "yesterday".

const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000];

/** The units from the largest on, each with what it is good for at least. */
const UNITS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/** A moment of the past, `now` and it in milliseconds since 1970; less than a minute is "now", and so is the future. */
export function ago(moment: number, now: number, language: string): string {
  const passed = Math.max(now - moment, 0);
  const [unit, length] = UNITS.find(([, least]) => passed >= least) ?? (['second', SECOND] as const);
  const count = unit === 'second' ? 0 : Math.floor(passed / length);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-count, unit);
}
