import type { Marketplace } from '#shared/contracts/channels.ts';
import type { listSigns } from '#shared/contracts/integrations/list-signs.ts';
import type { OutputOf } from '#shared/contracts/operation.ts';

export type Signs = OutputOf<typeof listSigns>['signs'][number];

/** A booking in the form in which it is stored with its class. */
export interface HeardBooking {
  readonly classId: string;
  readonly channel: string;
  readonly bookedAt: string;
  readonly marketplaceReference?: string | undefined;
  readonly systemReference?: string | undefined;
  readonly mailReference?: string | undefined;
  readonly reportedBy?: string | undefined;
}

/** A number of places that a marketplace confirmed. */
export interface ConfirmedNumber {
  readonly marketplace: string;
  readonly source: string;
  readonly appliedAt?: string | undefined;
  readonly placesTo: number;
  readonly className: string;
  readonly classLocalDate: string;
  readonly classLocalTime: string;
  readonly guided?: boolean | undefined;
}

/** Whether a booking was reported rather than imported from a file. */
const isHeard = (one: HeardBooking): boolean =>
  [one.marketplaceReference, one.systemReference, one.mailReference, one.reportedBy].some(
    (sign) => sign !== undefined,
  );

/** Logs list these sources among the changes, although they change no places. */
const notNumbers: ReadonlySet<string> = new Set(['booking', 'called-off', 'reinstated', 'restored']);

const newest = <T>(all: readonly T[], instantOf: (one: T) => string): T | undefined =>
  all.reduce<T | undefined>(
    (best, one) => (best && instantOf(best) >= instantOf(one) ? best : one),
    undefined,
  );

/** The newest booking that a marketplace has reported since an instant. */
export const lastHeard = (
  bookings: readonly HeardBooking[],
  marketplace: Marketplace,
  since: string,
): HeardBooking | undefined =>
  newest(
    bookings.filter((one) => one.channel === marketplace && one.bookedAt >= since && isHeard(one)),
    ({ bookedAt }) => bookedAt,
  );

/** The number that a marketplace confirmed most recently. */
export function lastNumberOf(
  confirmed: readonly ConfirmedNumber[],
  marketplace: Marketplace,
): Signs['lastNumber'] {
  const own = confirmed.flatMap((one) =>
    one.marketplace === marketplace && one.appliedAt !== undefined && !notNumbers.has(one.source)
      ? [{ ...one, at: one.appliedAt }]
      : [],
  );
  const last = newest(own, ({ at }) => at);
  return last
    ? {
        at: last.at,
        places: last.placesTo,
        className: last.className,
        classLocalDate: last.classLocalDate,
        classLocalTime: last.classLocalTime,
        byPerson: last.guided === true,
      }
    : null;
}
