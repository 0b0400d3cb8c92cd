/** Where this browser remembers that somebody came back from a checkout whose payment was not confirmed yet. */
const unconfirmedKey = 'cupo.unconfirmed-checkout';

/** After this Stripe has long told us of a payment, if there was one. */
const rememberedMs = 24 * 60 * 60_000;

interface Unconfirmed {
  readonly studioId: string;
  readonly atMs: number;
}

/** Whether what was remembered is about a studio and not too old; anything unreadable is not. */
export function isUnconfirmed(stored: string | null, studioId: string, nowMs: number): boolean {
  try {
    const found = JSON.parse(stored ?? 'null') as Partial<Unconfirmed> | null;
    return (
      found?.studioId === studioId &&
      typeof found.atMs === 'number' &&
      nowMs >= found.atMs &&
      nowMs - found.atMs < rememberedMs
    );
  } catch {
    return false;
  }
}

/** Whether this browser remembers a payment of a studio that was not confirmed yet. */
export function remembersUnconfirmed(studioId: string): boolean {
  try {
    return isUnconfirmed(localStorage.getItem(unconfirmedKey), studioId, Date.now());
  } catch {
    return false;
  }
}

/** Remembers that a studio paid; the first time counts. */
export function rememberUnconfirmed(studioId: string): void {
  if (remembersUnconfirmed(studioId)) return;
  try {
    localStorage.setItem(
      unconfirmedKey,
      JSON.stringify({ studioId, atMs: Date.now() } satisfies Unconfirmed),
    );
  } catch {
    // A browser that stores nothing goes by the address alone.
  }
}

export function forgetUnconfirmed(): void {
  try {
    localStorage.removeItem(unconfirmedKey);
  } catch {
    // Nothing was stored.
  }
}
