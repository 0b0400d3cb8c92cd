import { addLocalDays, instantToLocal, localToInstant } from '#shared/core/time/zone.ts';
import { classIdAt, identifyIn } from '#functions/_domain/classes/class-identity.ts';

/** A class that is repeated weekly. */
export interface Repeated {
  readonly className: string;
  readonly room: string;
  readonly localDate: string;
  readonly localTime: string;
}

/** One class of a series: its identity, and the local date and time of its start. */
export interface Occurrence {
  readonly classId: string;
  readonly startsAt: string;
  readonly localDate: string;
  readonly localTime: string;
}

const weekDays = 7;
const weekMs = weekDays * 86_400_000;

/**
 * The same local time, this many weeks after a class (before it if negative). If the clock skips that time on a day,
 * the class starts later by the skipped amount (02:30 becomes 03:30). If the time occurs twice, the first one is used.
 */
function occurrencesAt(repeated: Repeated, weeks: readonly number[], zone: string): Occurrence[] {
  const identify = identifyIn(zone);
  return weeks.map((week) => {
    const localDate = addLocalDays(repeated.localDate, week * weekDays);
    const { classId, startsAt } = identify({ ...repeated, localDate });
    const { date, time } = instantToLocal(startsAt, zone);
    return { classId, startsAt, localDate: date, localTime: time };
  });
}

const counted = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => from + at);

/** The classes in the given number of weeks after a class. */
export const occurrencesOf = (repeated: Repeated, weeks: number, zone: string): Occurrence[] =>
  occurrencesAt(repeated, counted(1, weeks), zone);

/** The ids of the latest finished classes of the same weekly slot before a class, latest first. */
export function classIdsBefore(
  repeated: Repeated & { readonly startsAt: string },
  count: number,
  zone: string,
  now: Date,
): string[] {
  const first = Math.max(1, Math.ceil((Date.parse(repeated.startsAt) - now.getTime()) / weekMs));
  const at = now.toISOString();
  return counted(first, count + 1)
    .map((week) =>
      localToInstant(addLocalDays(repeated.localDate, -week * weekDays), repeated.localTime, zone),
    )
    .filter((startsAt) => startsAt <= at)
    .slice(0, count)
    .map((startsAt) => classIdAt(repeated, startsAt));
}
