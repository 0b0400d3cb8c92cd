import { addLocalDays, instantToLocal, localToInstant } from '#shared/core/time/zone.ts';
import { startOf } from '#functions/_domain/classes/class-id.ts';
import { classIdAt, identifyIn } from '#functions/_domain/classes/class-identity.ts';

/** A class that is repeated weekly. */
export interface Repeated {
  readonly className: string;
  readonly room: string;
  readonly startsAt: string;
  /** Its start in the studio's time zone. */
  readonly localDate: string;
  readonly localTime: string;
  /** The first class of its series, if it is a later one. */
  readonly recurrenceTemplateId?: string | undefined;
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
 * The day and the local time of a class's weekly slot. They are those of its start, but a class of a series on a day
 * whose clock skips the time of the series (02:30) starts later (03:30), and still belongs to that slot.
 */
function slotIn(zone: string, repeated: Repeated) {
  const { localDate, recurrenceTemplateId, startsAt } = repeated;
  if (recurrenceTemplateId === undefined) return repeated;
  const { time: localTime } = instantToLocal(startOf(recurrenceTemplateId), zone);
  return localToInstant(localDate, localTime, zone) === startsAt ? { localDate, localTime } : repeated;
}

/**
 * The same local time, this many weeks after a class (before it if negative). If the clock skips that time on a day,
 * the class starts later by the skipped amount (02:30 becomes 03:30). If the time occurs twice, the first one is used.
 */
function occurrencesAt(repeated: Repeated, weeks: readonly number[], zone: string): Occurrence[] {
  const identify = identifyIn(zone);
  const { localDate: firstDate, localTime } = slotIn(zone, repeated);
  return weeks.map((week) => {
    const localDate = addLocalDays(firstDate, week * weekDays);
    const { classId, startsAt } = identify({ ...repeated, localDate, localTime });
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
export function classIdsBefore(repeated: Repeated, count: number, zone: string, now: Date): string[] {
  const first = Math.max(1, Math.ceil((Date.parse(repeated.startsAt) - now.getTime()) / weekMs));
  const at = now.toISOString();
  const { localDate, localTime } = slotIn(zone, repeated);
  return counted(first, count + 1)
    .map((week) => localToInstant(addLocalDays(localDate, -week * weekDays), localTime, zone))
    .filter((startsAt) => startsAt <= at)
    .slice(0, count)
    .map((startsAt) => classIdAt(repeated, startsAt));
}

/** The class of a series that is already in the weekly slot of an occurrence. */
export const memberAt = (classIds: readonly string[], { startsAt }: Occurrence): string | undefined =>
  classIds.find((classId) => startOf(classId) === startsAt);
