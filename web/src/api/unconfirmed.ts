/** The storage key under which this browser remembers a checkout whose payment was not confirmed yet. */
const unconfirmedKey = 'cupo.unconfirmed-checkout';

/** How long to remember a payment. By then Stripe has reported it, if there was one. */
const rememberedMs = 24 * 60 * 60_000;

interface Unconfirmed {
  readonly studioId: string;
  readonly atMs: number;
}

/** Whether the stored value concerns this studio and is recent enough; false if it is unreadable. */
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

/** Whether this browser remembers an unconfirmed payment of a studio. */
export function remembersUnconfirmed(studioId: string): boolean {
  try {
    return isUnconfirmed(localStorage.getItem(unconfirmedKey), studioId, Date.now());
  } catch {
    return false;
  }
}

/** Remembers that a studio paid. The first time is kept. */
export function rememberUnconfirmed(studioId: string): void {
  if (remembersUnconfirmed(studioId)) return;
  try {
    localStorage.setItem(
      unconfirmedKey,
      JSON.stringify({ studioId, atMs: Date.now() } satisfies Unconfirmed),
    );
  } catch {
    // A browser without storage relies on the address alone.
  }
}

export function forgetUnconfirmed(): void {
  try {
    localStorage.removeItem(unconfirmedKey);
  } catch {
    // Without storage, there is nothing to delete.
  }
}
