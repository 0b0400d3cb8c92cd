import { openedCacheMs } from '#functions/_platform/adapters/cached-keys.ts';
import type { Billed } from './bill.ts';
import type { Heard } from './heard.ts';
import { bookingsPerWeek } from './reference-studio.ts';

export const monthDays = 365.25 / 12;
export const monthSeconds = monthDays * 24 * 3600;
export const weeks = monthDays / 7;
export const minutes = monthDays * 24 * 60;
/** As long as a worker keeps what it opened. */
export const openedMinutes = openedCacheMs / 60_000;
/** As long as Google's access, which the token of a mailbox is opened for. */
export const openedTokenMinutes = 60;

/**
 * Of 3,000 bookings a week sixty in a hundred are the studio's own and come by its weekly file, as in its history; the
 * others are told one by one as they are made, and each has its class decided anew.
 */
export const perWeek = { file: 1_800, wellhub: 600, totalpass: 200, mail: 400 };
if (perWeek.file + perWeek.wellhub + perWeek.totalpass + perWeek.mail !== bookingsPerWeek)
  throw new Error('the bookings of a week are not all told');

export interface Event extends Billed {
  /** How the count comes about. */
  readonly because: string;
  /** What open pages hear of it. */
  readonly heard?: Heard;
  /** Paid once a deployment, or once for many studios. */
  readonly shared?: boolean;
}
