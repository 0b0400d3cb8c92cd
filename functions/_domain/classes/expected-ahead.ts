import * as z from 'zod';
import { outlookOf } from '#shared/core/outlook/outlook-of.ts';
import { hoursBetween } from '#shared/core/time/zone.ts';
import type { DayToStore, ForetoldClass } from './forecast-moved.ts';

/**
 * The expectation for a day is recorded once, this long before its first class. A forecast made later would be too easy
 * to prove anything.
 */
const aheadHoursMin = 24;
const aheadHoursMax = 48;

const isAhead = (classes: readonly ForetoldClass[], now: Date): boolean => {
  const first = classes.reduce<string | undefined>(
    (earliest, { startsAt }) => (earliest === undefined || startsAt < earliest ? startsAt : earliest),
    undefined,
  );
  const hours = first === undefined ? Infinity : hoursBetween(now.toISOString(), first);
  return hours > aheadHoursMin && hours <= aheadHoursMax;
};

const plain = z.array(z.tuple([z.string(), z.int()]));

/**
 * The expected bookings of each class of a day, as screens show them now. They are recorded one or two days ahead, to
 * be compared with the actual bookings. Undefined at any other time, or without a forecast.
 */
export function expectedAhead(
  day: DayToStore,
  classes: readonly ForetoldClass[],
  now: Date,
): z.output<typeof plain> | undefined {
  if (!('forecast' in day) || !isAhead(classes, now)) return undefined;
  const { leftOf, customers } = day.forecast;
  return classes.flatMap((cls) => {
    const left = leftOf.get(cls.classId);
    if (!left) return [];
    const { bookings } = outlookOf(cls, { at: now.toISOString(), left, customers }, now);
    return [[cls.classId, bookings]];
  });
}

/** Unpacks the expectations that `expectedAhead` recorded, by class. */
export const expectedIn = (stored: unknown): Map<string, number> => new Map(plain.parse(stored));
