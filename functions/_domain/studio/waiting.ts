import { needsCountMax } from '#shared/contracts/dashboard/needs-count.ts';

/** How many things wait, up to `needsCountMax`, and since when the oldest of them does. */
export interface Waiting {
  readonly count: number;
  readonly since: string | null;
}

export const waitingOf = (instants: readonly string[]): Waiting => ({
  count: Math.min(instants.length, needsCountMax),
  since: instants.toSorted()[0] ?? null,
});
