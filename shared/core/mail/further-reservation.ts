import { readDay, type DateContext } from './calendar.ts';
import { findDates, findTimes, type FoundDate } from './dates.ts';
import { labelled } from './labels.ts';
import type { Line } from './lines.ts';
import { conditional } from './other-kinds.ts';

/** When a reservation that was read starts. */
export interface ReadStart {
  readonly classDate: string | null;
  readonly classTime: string | null;
}

/** A day and time that something else happens than the class: a deadline, an expiry. */
const deadline =
  /\b(?:until|before|by|deadline|expires?|expir\w+|valid|ends?|hasta|antes|vence|vencimiento|valid[ao]|termina|fin|ate|avant|jusqu|expire|valable)\b/;
/** What happened on the day of the e-mail itself. */
const happened =
  /\b(?:booked|reserved|created|sent|received|updated|made|generated|printed|confirmed|cancell?ed|paid|fecha|data|date|enviad\w+|recibid\w+|recebid\w+|realizad\w+|reservad\w+|generad\w+|gerad\w+|cancelad\w+|pagad\w+|envoye\w*|recu\w*|effectue\w*)\b/;
const linesRead = 200;

/** The label of a line: at its beginning, or alone in the line above. Empty if it has none. */
function labelOf(lines: readonly Line[], at: number): string {
  const own = /^(.+?):(?:\s|$)/.exec(lines[at]?.flat ?? '')?.[1];
  const above = lines[at - 1]?.flat.replace(/:\s*$/, '') ?? '';
  return own ?? (labelled(above).length > 0 ? above : '');
}

function isOfOther({ flat }: Line, label: string): boolean {
  if (conditional.test(flat) || deadline.test(flat)) return true;
  const concepts = labelled(label);
  return concepts.length > 0 && concepts.every((one) => one === 'other');
}

/** The time beside a day: in its line, or in the next one if that has no day of its own. */
function timesBeside(lines: readonly Line[], at: number): string[] {
  const own = findTimes(lines[at]?.text ?? '');
  const next = lines[at + 1]?.text ?? '';
  const found = own.length > 0 || findDates(next, false).length > 0 ? own : findTimes(next);
  return found.map(({ time }) => time);
}

/** The days that a date may mean. Those who wrote the e-mail know whether it puts the month first. */
const daysOf = (date: FoundDate, context: DateContext): string[] =>
  [true, false].flatMap((monthFirst) => readDay(date, { ...context, monthFirst, settled: true })?.day ?? []);

/**
 * How many lines of an e-mail name a day, from its own day on, and a time that are not those of the reservations that were
 * read: 'Also booked: Spin, 26 Nov 09:00'. Deadlines and possible events do not count. Each may be a further reservation.
 */
export function furtherStarts(
  lines: readonly Line[],
  context: DateContext,
  read: readonly ReadStart[],
): number {
  const { mailDay } = context;
  return lines.slice(0, linesRead).filter((line, at) => {
    const dates = findDates(line.text, false);
    const label = labelOf(lines, at);
    const times = dates.length > 0 && !isOfOther(line, label) ? timesBeside(lines, at) : [];
    if (times.length === 0) return false;
    const hasHappened = happened.test(label) || happened.test(line.flat);
    const isRead = (day: string): boolean =>
      read.some((one) => one.classDate === day && (one.classTime === null || times.includes(one.classTime)));
    const isCurrent = (day: string): boolean => day > mailDay || (day === mailDay && !hasHappened);
    return dates
      .map((date) => daysOf(date, context))
      .some((days) => days.some(isCurrent) && !days.some(isRead));
  }).length;
}

/** Why an e-mail waits for a person although a reservation was read. */
export const mayContainFurther = 'It may contain a further reservation.';
