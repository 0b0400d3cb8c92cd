import { matchClass } from '#shared/core/matching/match-class.ts';
import { readClasses } from '#functions/_domain/classes/class-store.ts';
import { dayRangeOf } from '#functions/_domain/classes/day-range.ts';
import type { StoredMailEvent } from '../taking/mail-event.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** The most classes examined per day. */
const classesOfDayMax = 500;

export interface ClassCandidate {
  readonly classId: string;
  readonly className: string;
  readonly room: string;
  readonly startsAt: string;
  readonly localDate: string;
  readonly localTime: string;
  readonly totalCapacity: number;
  readonly bookings: number;
  /** The class that it is now, if the studio's own system moved it. */
  readonly movedTo?: string | undefined;
}

/** Reads the classes on one of the studio's days, in order of their start. */
export async function readClassesOfDay(
  table: StudioTable,
  studioId: string,
  localDate: string,
  timezone: string,
  now: Date,
): Promise<readonly ClassCandidate[]> {
  const range = dayRangeOf({ from: localDate, to: localDate }, timezone, now);
  return (await readClasses(table, studioId, range, undefined, classesOfDayMax)).classes;
}

type Reported = Pick<StoredMailEvent, 'className' | 'classDate' | 'classTime'>;

/** The class that the mail refers to, or a sentence that says why that is uncertain. */
export type EventClass =
  | { readonly kind: 'found'; readonly classId: string }
  /** The mail does not say enough about the class. */
  | { readonly kind: 'untold' }
  | { readonly kind: 'unsure'; readonly reason: string };

const noClass: EventClass = { kind: 'unsure', reason: 'No class in your schedule fits this e-mail.' };
const severalStart: EventClass = {
  kind: 'unsure',
  reason: 'It does not name the class, and more than one of your classes starts then.',
};
const severalClasses: EventClass = {
  kind: 'unsure',
  reason: 'It may mean more than one class of your schedule, or none fits well.',
};

/** The class for a mail that names none: the only class that starts at the mail's time. */
function classAt(classDate: string, classTime: string, ofDay: readonly ClassCandidate[]): EventClass {
  const [first, second] = ofDay.filter(
    ({ localDate, localTime }) => localDate === classDate && localTime === classTime,
  );
  if (!first) return noClass;
  return second ? severalStart : { kind: 'found', classId: first.classId };
}

/** The classes without those that the studio's own system moved to another one of them at the same time. */
const withoutMoved = (ofDay: readonly ClassCandidate[]): ClassCandidate[] =>
  ofDay.filter(
    ({ movedTo, localTime }) =>
      movedTo === undefined || ofDay.every((one) => one.classId !== movedTo || one.localTime !== localTime),
  );

/**
 * Finds the class that a mail refers to, among the classes of that day. An uncertain match is never guessed. A mail may
 * name a class as it is or as it was before the studio's own system moved it; if it fits both, they are one.
 */
export function classOf(reported: Reported, ofDay: readonly ClassCandidate[]): EventClass {
  const found = classAmong(reported, ofDay);
  return found.kind === 'unsure' ? classAmong(reported, withoutMoved(ofDay)) : found;
}

function classAmong(
  { className, classDate, classTime }: Reported,
  ofDay: readonly ClassCandidate[],
): EventClass {
  if (classDate === undefined || classTime === undefined) return { kind: 'untold' };
  if (className === undefined) return classAt(classDate, classTime, ofDay);
  const wanted = { name: className, localDate: classDate, localTime: classTime };
  const found = matchClass(
    wanted,
    ofDay.map((one) => ({ ...one, name: one.className })),
  );
  if (found.kind === 'match') return { kind: 'found', classId: found.candidate.classId };
  return found.kind === 'none' ? noClass : severalClasses;
}
