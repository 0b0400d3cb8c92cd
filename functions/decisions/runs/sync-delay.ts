import { coalescedSeconds } from '#functions/_domain/places/decisions/redecide.ts';

/** A change that a marketplace confirmed: when it was decided, and when it was verified. */
export interface ConfirmedPush {
  readonly createdAt: string;
  readonly appliedAt?: string | undefined;
}

/** A marketplace that reports bookings live does so within this many seconds, including its retries. */
const reportedSeconds = 60;
/**
 * If fewer changes than this have been measured, each missing one counts as if the marketplace had needed a second
 * request.
 */
const seenMin = 20;
const unknownSeconds = 300;
/** The share of reports that arrive within the assumed delay: 19 of 20. */
const slowShare = 0.95;

const secondsOf = ({ createdAt, appliedAt }: ConfirmedPush): number[] =>
  appliedAt === undefined ? [] : [Math.max(0, Date.parse(appliedAt) - Date.parse(createdAt)) / 1000];

/**
 * How long other marketplaces may be unaware of a booking: until it is reported, its class is checked, and the
 * resulting changes are confirmed. Measured on the studio's latest changes.
 */
export function syncDelayHours(latest: readonly ConfirmedPush[]): number {
  const seconds = latest.flatMap(secondsOf).sort((a, b) => a - b);
  const slow = seconds[Math.ceil(seconds.length * slowShare) - 1] ?? unknownSeconds;
  const confirmedSeconds = seconds.length < seenMin ? Math.max(slow, unknownSeconds) : slow;
  return (reportedSeconds + coalescedSeconds + confirmedSeconds) / 3600;
}
