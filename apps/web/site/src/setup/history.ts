// The steps of an edit, which can be taken back and made again.

import { useState } from 'preact/hooks';

/** What is there now, what was before it, and what was taken back. */
export interface History<T> {
  readonly now: T;
  readonly past: readonly T[];
  readonly future: readonly T[];
}

export function begin<T>(now: T): History<T> {
  return { now, past: [], future: [] };
}

/** A step further; what was taken back before is forgotten. What changes nothing is no step. */
export function step<T>({ now, past, future }: History<T>, next: T): History<T> {
  return next === now ? { now, past, future } : { now: next, past: [...past, now], future: [] };
}

export function back<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  return before === undefined ? history : { now: before, past: history.past.slice(0, -1), future: [history.now, ...history.future] };
}

export function again<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  return next === undefined ? history : { now: next, past: [...history.past, history.now], future };
}

export interface Steps<T> extends History<T> {
  /** Puts something else there; nothing before it can be had back. */
  begin(now: T): void;
  step(change: (now: T) => T): void;
  back(): void;
  again(): void;
}

export function useHistory<T>(first: () => T): Steps<T> {
  const [history, setHistory] = useState(() => begin(first()));
  return {
    ...history,
    begin: (now) => setHistory(begin(now)),
    step: (change) => setHistory((before) => step(before, change(before.now))),
    back: () => setHistory(back),
    again: () => setHistory(again),
  };
}
