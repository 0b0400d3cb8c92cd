import { needsCountMax } from '#shared/contracts/dashboard/needs-count.ts';

/** The number of waiting items, up to `needsCountMax`, with the age of the oldest. */
export interface Waiting {
  readonly count: number;
  readonly since: string | null;
}

export const waitingOf = (instants: readonly string[]): Waiting => ({
  count: Math.min(instants.length, needsCountMax),
  since: instants.toSorted()[0] ?? null,
});
