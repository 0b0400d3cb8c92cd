import { coalescedSeconds } from '#functions/_domain/places/decisions/redecide.ts';

/** A change that a marketplace confirmed: when it was decided, and when it was seen there. */
export interface ConfirmedPush {
  readonly createdAt: string;
  readonly appliedAt?: string | undefined;
}

/** A marketplace that reports bookings live does so within this time, including its retries. */
const reportedSeconds = 60;
/**
 * Until this many changes were measured, each missing one counts as slow as a marketplace that needs a second request.
 */
const seenMin = 20;
const unknownSeconds = 300;
/** The delay that 19 of 20 reports stay below. */
const slowShare = 0.95;

const secondsOf = ({ createdAt, appliedAt }: ConfirmedPush): number[] =>
  appliedAt === undefined ? [] : [Math.max(0, Date.parse(appliedAt) - Date.parse(createdAt)) / 1000];

/**
 * How long other marketplaces may not know of a booking: until it is reported, its class is checked, and the
 * consequences are confirmed, as measured on the studio's latest changes.
 */
export function syncDelayHours(latest: readonly ConfirmedPush[]): number {
  const seconds = latest.flatMap(secondsOf).sort((a, b) => a - b);
  const slow = seconds[Math.ceil(seconds.length * slowShare) - 1] ?? unknownSeconds;
  const confirmedSeconds = seconds.length < seenMin ? Math.max(slow, unknownSeconds) : slow;
  return (reportedSeconds + coalescedSeconds + confirmedSeconds) / 3600;
}
