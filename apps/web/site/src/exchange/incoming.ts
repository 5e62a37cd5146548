// What a text from outside is, and what becomes of it.

import type { ExchangeAnswer, ExchangeCommand } from './exchange';

/** Games that may be opened, the verdict on a certificate, or why it is neither. */
export type Incoming =
  | { readonly kind: 'games'; readonly saved: readonly string[] }
  | { readonly kind: 'dice'; readonly rolls: number; readonly fault: string }
  | { readonly kind: 'bad'; readonly detail: string };

/** Longer than any game or match. */
export const LONGEST = 2_000_000;

export async function incoming(text: string, ask: (command: ExchangeCommand) => Promise<ExchangeAnswer>): Promise<Incoming> {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > LONGEST) {
    return { kind: 'bad', detail: '' };
  }
  if (!trimmed.startsWith('{')) {
    const { problem, saved = [] } = await ask({ do: 'games', text });
    return problem === '' ? { kind: 'games', saved } : { kind: 'bad', detail: problem };
  }
  if (!trimmed.includes('"fairdice/')) {
    return { kind: 'games', saved: [trimmed] };
  }
  const { problem, rolls = 0, fault = '' } = await ask({ do: 'verify', text: trimmed });
  return problem === '' ? { kind: 'dice', rolls, fault } : { kind: 'bad', detail: problem };
}
