// What a certificate of dice says for itself, before anybody has checked it.

/** `variant` is the game and its preset, such as `tapa/mali`. */
export interface CertificateFacts {
  readonly variant: string;
  readonly rolls: number;
  readonly word: string;
  readonly gameId: string;
}

/** Null where the text is no certificate. */
export function certificateFacts(text: string): CertificateFacts | null {
  try {
    const { variant, gameId, rolls, offline } = JSON.parse(text) as Record<string, unknown>;
    const word = (offline as { word?: unknown } | undefined)?.word;
    return {
      variant: String(variant ?? ''),
      gameId: String(gameId ?? ''),
      rolls: Array.isArray(rolls) ? rolls.length : 0,
      word: typeof word === 'string' ? word : '',
    };
  } catch {
    return null;
  }
}
