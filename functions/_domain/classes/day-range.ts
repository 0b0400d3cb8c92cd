import { Failure } from '#shared/contracts/failure.ts';
import { scheduleDaysMax } from '#shared/contracts/schedule/list-classes.ts';
import { addLocalDays, dayRangeUtc, daysBetween, instantToLocal } from '#shared/core/time/zone.ts';
import { idStartOf, monthsOf } from './class-id.ts';

/** The number of days shown by default. */
const daysShown = 7;

/** A range of a studio's days, and the matching range of class ids. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
  readonly today: string;
  /** Class ids from `idFrom` up to, but excluding, `idBefore`. Ids begin with the UTC start of the class. */
  readonly idFrom: string;
  readonly idBefore: string;
  /** The month partitions (UTC) in the range, earliest first. */
  readonly months: readonly string[];
}

interface RequestedRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const refuse = (path: string, message: string) =>
  new Failure('invalid-input', `${path}: ${message}`, [{ path, message }]);

/**
 * The requested range in the studio's calendar. The default is today and the next six days.
 *
 * @throws {Failure} `invalid-input` if it ends before it begins or is longer than `scheduleDaysMax`
 */
export function dayRangeOf(requested: RequestedRange, zone: string, now: Date): DayRange {
  const today = instantToLocal(now.toISOString(), zone).date;
  const from = requested.from ?? today;
  const to = requested.to ?? addLocalDays(from, daysShown - 1);
  const days = daysBetween(from, to) + 1;
  if (days < 1) throw refuse('query.to', 'must not be before from');
  if (days > scheduleDaysMax) throw refuse('query.to', `must be within ${scheduleDaysMax} days of from`);
  const { fromUtc, toUtc } = dayRangeUtc(from, to, zone);
  return {
    from,
    to,
    today,
    idFrom: idStartOf(fromUtc),
    idBefore: idStartOf(toUtc),
    months: monthsOf({ fromUtc, toUtc }),
  };
}
