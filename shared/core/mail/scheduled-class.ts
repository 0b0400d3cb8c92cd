import { resemblesClass } from './class-words.ts';
import type { Draft, Source } from './drafts.ts';
import { findDates } from './dates.ts';
import { level } from './level.ts';
import type { Line } from './lines.ts';
import type { MailReservation } from './mail.ts';

/** A class of the studio's schedule, with its local start: YYYY-MM-DD and HH:mm. */
export interface ScheduledClass {
  readonly className: string;
  readonly localDate: string;
  readonly localTime: string;
}

/** Values that stand where a class is usually named are a class's name, even if the schedule has no such class. */
const named: readonly (Source | undefined)[] = ['label', 'kind'];

/** A text as words with a space around each. */
const wordsIn = (text: string): string =>
  ` ${level(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** How many lines above or below its day an e-mail names its class. */
const linesBeside = 3;

/** The lines near a day. */
function besideDays(lines: readonly Line[]): Line[] {
  const days = lines.flatMap(({ text }, at) => (findDates(text, false).length > 0 ? [at] : []));
  return lines.filter((_, at) => days.some((day) => Math.abs(day - at) <= linesBeside));
}

/**
 * The names that an e-mail contains, without those that are only part of a longer one. A single word may also be part of
 * a sentence or of a studio's name, so it has to be a usual one for classes, near the day.
 */
function namesIn(subject: string, lines: readonly Line[], names: readonly string[]): string[] {
  const textOf = (some: readonly Line[]): string => wordsIn(some.map(({ text }) => text).join(' '));
  const [whole, near] = [wordsIn(subject) + textOf(lines), textOf(besideDays(lines))];
  const isIn = ([words, name]: readonly [string, string]): boolean => {
    const isWord = !words.trim().includes(' ');
    return (
      words.trim() !== '' && (isWord ? resemblesClass(name) && near.includes(words) : whole.includes(words))
    );
  };
  const found = [...new Map(names.map((name) => [wordsIn(name), name]))].filter(isIn);
  return found
    .filter(([words]) => found.every(([other]) => other === words || !other.includes(words)))
    .map(([, name]) => name);
}

/** Whether the schedule of its day may show which class a reservation is for, because its e-mail hardly names one. */
export const mayBeScheduled = ({ className, classDate, classTime }: MailReservation): boolean =>
  classDate !== null && classTime !== null && (className === null || !resemblesClass(className));

/**
 * Adds the name of a class to reservations whose e-mail does not name it in a known way: the only name among the classes
 * that start at the reservation's time that the e-mail contains. A name behind a label is kept.
 */
export function putScheduled(
  drafts: readonly Draft[],
  scheduled: readonly ScheduledClass[],
  subject: string,
  lines: readonly Line[],
): void {
  for (const draft of drafts) {
    const isNamed =
      draft.className !== undefined && (named.includes(draft.classFrom) || resemblesClass(draft.className));
    if (isNamed || draft.day === undefined || draft.time === undefined) continue;
    const starting = scheduled.filter(
      ({ localDate, localTime }) => localDate === draft.day && localTime === draft.time,
    );
    const [name, ...others] = namesIn(
      subject,
      lines,
      starting.map(({ className }) => className),
    );
    if (name === undefined || others.length > 0) continue;
    draft.className = name;
    draft.classFrom = 'schedule';
    draft.doubts.delete('person');
  }
}
