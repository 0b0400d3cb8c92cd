import type { getClass } from '#shared/contracts/schedule/get-class.ts';
import type { OutputOf } from '#shared/contracts/operation.ts';
import { expectedCurve } from '#shared/core/forecast/expected-curve.ts';
import { fitDemand } from '#shared/core/forecast/fit-demand.ts';
import { directChannel } from '#shared/core/forecast/types.ts';
import { historiesOf, openingsOf, type StoredDemand } from '#functions/_domain/classes/class-evidence.ts';
import { standing } from '#functions/_domain/bookings/file-count.ts';
import { openedHoursBefore } from '#functions/_domain/classes/openings.ts';

export type BookingCurve = NonNullable<OutputOf<typeof getClass>['curve']>;

interface SoldClass {
  readonly startsAt: string;
  readonly totalCapacity: number;
  readonly bookings: number;
  readonly bookedByChannel: Readonly<Partial<Record<string, number>>>;
  readonly allocations: Readonly<Partial<Record<string, number>>>;
}

/**
 * The most past classes of a series that a curve is computed from. No curve is shown if there are fewer than the
 * minimum.
 */
export const pastClassesMax = 12;
const pastClassesMin = 3;

const shownHours = 14 * 24;
const stepHours = 12;
const lastHours = [6, 0];
const hourMinutes = 60;

const hoursUntil = ({ startsAt }: SoldClass, now: Date): number =>
  (Date.parse(startsAt) - now.getTime()) / 3_600_000;

/**
 * The times at which the curve is computed, from early to late: every half day, the last hours, the opening of the
 * sale, and now.
 */
function momentsOf(openedHours: number, nowHours: number): number[] {
  const from = Math.min(openedHours, shownHours);
  const steps = Array.from({ length: shownHours / stepHours }, (_, at) => (at + 1) * stepHours);
  const all = [from, nowHours, ...steps, ...lastHours].filter((hours) => hours >= 0 && hours <= from);
  return [...new Set(all)].sort((a, b) => b - a);
}

const bookedBy = ({ events }: StoredDemand, hoursBefore: number): number =>
  standing(events.filter(({ minutesBefore }) => minutesBefore >= hoursBefore * hourMinutes));

/** Bookings of which only the number is known have no time. */
const hasTimes = ({ events }: StoredDemand, { bookings }: SoldClass): boolean =>
  events.length > 0 || bookings === 0;

/**
 * Compares a class's bookings so far with what classes of its series usually have at that time.
 *
 * @param past the finished classes of the series
 * @param connected the marketplaces that sell now
 * @returns null while too little is known
 */
export function bookingCurve(
  cls: SoldClass,
  demand: StoredDemand | undefined,
  past: readonly StoredDemand[],
  connected: readonly string[],
  now: Date,
): BookingCurve | null {
  const nowHours = hoursUntil(cls, now);
  if (!demand || past.length < pastClassesMin || !hasTimes(demand, cls)) return null;
  const { seriesId } = demand;
  const sameSeries = past.map((one) => ({ ...one, seriesId }));
  const openings = openingsOf(sameSeries, [demand], now);
  const openedHours = Math.max(openedHoursBefore(demand, openings), nowHours);
  if (openedHours <= 0) return null;
  const allotted = Object.keys(cls.allocations).filter((channel) => channel !== directChannel);
  const names = [...new Set([directChannel, ...allotted, ...connected])];
  const { histories, openingRush } = historiesOf(sameSeries, [demand], names.slice(1), now);
  const model = fitDemand(histories, { openingRush });
  const channels = names.map((channel) => ({
    channel,
    allocation: cls.allocations[channel] ?? cls.bookedByChannel[channel] ?? 0,
  }));
  const offered = { seriesId, channels, capacity: cls.totalCapacity, openedHoursBefore: openedHours };
  // Bookings without a time, of which only the number is known, are added where the line ends.
  const endHours = Math.max(0, nowHours);
  const bookedAt = (hoursBefore: number): number =>
    hoursBefore === endHours ? cls.bookings : bookedBy(demand, hoursBefore);
  const points = expectedCurve(model, offered, momentsOf(openedHours, nowHours));
  return {
    points: points.map(({ hoursBefore, ...expectation }) => ({
      minutesBefore: Math.round(hoursBefore * hourMinutes),
      booked: hoursBefore >= nowHours ? bookedAt(hoursBefore) : null,
      ...expectation,
    })),
    classesLearntFrom: past.length,
  };
}
