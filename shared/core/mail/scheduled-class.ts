import { linesBesideDays } from './beside-days.ts';
import { resemblesClass } from './class-words.ts';
import { folded, type Draft, type Source } from './drafts.ts';
import type { Line } from './lines.ts';
import type { MailReservation } from './mail.ts';

/** A class of the studio's schedule, with its local start: YYYY-MM-DD and HH:mm. */
export interface ScheduledName {
  readonly className: string;
  readonly localDate: string;
  readonly localTime: string;
}

/** Values that stand where a class is usually named are a class's name, even if the schedule has no such class. */
const named: readonly (Source | undefined)[] = ['label', 'kind'];

/** A text as words with a space around each. */
const wordsIn = (text: string): string => ` ${folded(text)} `;

const textOf = (lines: readonly Line[]): string => wordsIn(lines.map(({ text }) => text).join(' '));

/**
 * The names that a text contains, without those that are only part of a longer one. A single word may also be part of a
 * sentence or of a studio's name, so it has to be a usual one for classes, near the day.
 */
function namesIn(text: string, besideDays: string, names: readonly string[]): string[] {
  const isIn = ([words, name]: readonly [string, string]): boolean => {
    if (words.trim() === '') return false;
    const isWord = !words.trim().includes(' ');
    return text.includes(words) && (!isWord || (resemblesClass(name) && besideDays.includes(words)));
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
 * that start at the reservation's time that the e-mail contains. A name behind a label is kept,
 * and any other only gives way to a name in the line of the day or next to it.
 */
export function putScheduled(
  drafts: readonly Draft[],
  scheduled: readonly ScheduledName[],
  subject: string,
  lines: readonly Line[],
): void {
  const anywhere = wordsIn(subject) + textOf(lines);
  const besideDays = textOf(linesBesideDays(lines));
  const nextToDays = textOf(linesBesideDays(lines, 1));
  for (const draft of drafts) {
    const { className, classFrom, day, time } = draft;
    const isNamed = className !== undefined && (named.includes(classFrom) || resemblesClass(className));
    if (isNamed || day === undefined || time === undefined) continue;
    const starting = scheduled.filter((one) => one.localDate === day && one.localTime === time);
    const [name, ...others] = namesIn(
      className === undefined ? anywhere : nextToDays,
      besideDays,
      starting.map((one) => one.className),
    );
    if (name === undefined || others.length > 0) continue;
    draft.className = name;
    draft.classFrom = 'schedule';
    draft.doubts.delete('person');
  }
}
