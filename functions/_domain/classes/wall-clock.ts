import { minuteOfDayOf } from '#shared/core/time/minute-of-day.ts';
import { addLocalDays, instantToLocal, localToInstant } from '#shared/core/time/zone.ts';

const dayMs = 24 * 3_600_000;

/** The instant at which a day of the studio's calendar begins. Undefined when the clocks change on that day. */
function startOf(localDate: string, zone: string): number | undefined {
  const startMs = Date.parse(localToInstant(localDate, '00:00', zone));
  const endMs = Date.parse(localToInstant(addLocalDays(localDate, 1), '00:00', zone));
  return endMs - startMs === dayMs ? startMs : undefined;
}

/** On a day on which the clocks are changed: undefined for a time that they skip. */
function atOnChangedDay(localDate: string, localTime: string, zone: string): number | undefined {
  const at = localToInstant(localDate, localTime, zone);
  return instantToLocal(at, zone).time === localTime ? Date.parse(at) : undefined;
}

export type WallClock = (localDate: string, localTime: string) => number | undefined;

/**
 * Gives the milliseconds since 1970 of local dates and times, as `localToInstant` does, but computes each day only
 * once, because a file names the same days again and again.
 *
 * @returns takes `YYYY-MM-DD` and `HH:mm`, both of the right form, and gives undefined for a time that the clocks
 *   skip on that day; throws InvalidInput for a day that does not exist
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
