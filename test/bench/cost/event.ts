import { openedCacheMs } from '#functions/_platform/adapters/cached-keys.ts';
import type { Billed } from './bill.ts';
import type { Heard } from './heard.ts';
import { bookingsPerWeek } from './reference-studio.ts';

export const monthDays = 365.25 / 12;
export const monthSeconds = monthDays * 24 * 3600;
export const weeks = monthDays / 7;
export const minutes = monthDays * 24 * 60;
/** The time for which a worker caches opened credentials. */
export const openedMinutes = openedCacheMs / 60_000;
/** The lifetime of the Google access token that a mailbox's token is opened for. */
export const openedTokenMinutes = 60;

/**
 * Of 3,000 bookings a week, 60 % are the studio's own and arrive in its weekly file, as in its history. The others are
 * reported one by one when they are made, and each causes a new decision for its class.
 */
export const perWeek = { file: 1_800, wellhub: 600, totalpass: 200, mail: 400 };
if (perWeek.file + perWeek.wellhub + perWeek.totalpass + perWeek.mail !== bookingsPerWeek)
  throw new Error('the bookings of a week are not all told');

export interface Event extends Billed {
  /** How the count is derived. */
  readonly because: string;
  /** The changes that open pages are notified of. */
  readonly heard?: Heard;
  /** These costs are paid once per deployment, or once for many studios. */
  readonly shared?: boolean;
}
