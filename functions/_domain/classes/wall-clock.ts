import { minuteOfDayOf } from '#shared/core/time/minute-of-day.ts';
import { addLocalDays, instantToLocal, localToInstant } from '#shared/core/time/zone.ts';

const dayMs = 24 * 3_600_000;

/**
 * The instant at which a day of the studio's calendar begins, in milliseconds since 1970. In some countries that is not
 * at midnight on one day of the year, because the clocks skip midnight.
 */
export const beginningOfDay = (localDate: string, zone: string): number =>
  Date.parse(localToInstant(localDate, '00:00', zone));

/** The instant at which a day begins. Undefined when the clocks change on that day. */
function startOf(localDate: string, zone: string): number | undefined {
  const startMs = beginningOfDay(localDate, zone);
  const endMs = beginningOfDay(addLocalDays(localDate, 1), zone);
  return endMs - startMs === dayMs ? startMs : undefined;
}

/** The instant of a local time on a day when the clocks change. Undefined for a time that is skipped. */
function atOnChangedDay(localDate: string, localTime: string, zone: string): number | undefined {
  const at = localToInstant(localDate, localTime, zone);
  return instantToLocal(at, zone).time === localTime ? Date.parse(at) : undefined;
}

export type WallClock = (localDate: string, localTime: string) => number | undefined;

/**
 * Converts local dates and times to milliseconds since 1970, like `localToInstant`, but computes each day only once,
 * because a file repeats the same days.
 *
 * @returns a function that takes `YYYY-MM-DD` and `HH:mm`, both valid in form. It returns undefined for a time that is
 * skipped on that day, and throws InvalidInput for a day that does not exist
 */
export function wallClock(zone: string): WallClock {
  const starts = new Map<string, number | undefined>();
  return (localDate, localTime) => {
    if (!starts.has(localDate)) starts.set(localDate, startOf(localDate, zone));
    const startMs = starts.get(localDate);
    return startMs === undefined
      ? atOnChangedDay(localDate, localTime, zone)
      : startMs + minuteOfDayOf(localTime) * 60_000;
  };
}
