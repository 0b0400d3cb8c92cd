import { locale } from '#messages/language';
import * as messages from '#messages/ui';

const dayMs = 86_400_000;
const asDate = (localDate: string): Date => new Date(`${localDate}T00:00:00Z`);

/** True for a calendar day written as YYYY-MM-DD. */
export function isLocalDate(text: string): boolean {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? asDate(text) : undefined;
  return date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The calendar day `days` days later. Calendar days have no time zone, so UTC is used for the calculation. */
export const addDays = (localDate: string, days: number): string =>
  new Date(asDate(localDate).getTime() + days * dayMs).toISOString().slice(0, 10);

/** Today on this device, used while the studio's zone is unknown. */
export const localToday = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** The days from `from` to `to`, both included. */
export const daysInRange = (from: string, to: string): number =>
  Math.round((asDate(to).getTime() - asDate(from).getTime()) / dayMs) + 1;

export const daysOf = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysInRange(from, to)) }, (_, at) => addDays(from, at));

type Style = keyof typeof styles;
const styles = {
  weekday: { weekday: 'short' },
  longWeekday: { weekday: 'long' },
  monthDay: { month: 'numeric', day: 'numeric' },
  longDay: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
  mediumDay: { weekday: 'short', month: 'short', day: 'numeric' },
  minute: {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
  day: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * An instant in local time. Formatters are slow to create and lists reuse the same one, so each is created on first use
 * and cached.
 */
function formatted(style: Style, timeZone: string, instant: string | Date): string {
  const name = `${style} ${timeZone}`;
  const format = formats.get(name) ?? new Intl.DateTimeFormat(locale, { timeZone, ...styles[style] });
  formats.set(name, format);
  return format.format(new Date(instant));
}

const dayIn =
  (style: Style) =>
  (localDate: string): string =>
    formatted(style, 'UTC', asDate(localDate));

/** 'Sat' */
export const weekdayOf = dayIn('weekday');
/** 'Saturday' */
export const longWeekdayOf = dayIn('longWeekday');
/** '11/21' */
export const monthDay = dayIn('monthDay');
/** A day in full, such as 'Saturday, November 21, 2026'. */
export const longDay = dayIn('longDay');
/** A day in short form, such as 'Sat, Nov 21'. */
export const mediumDay = dayIn('mediumDay');

/** 'Nov 21, 2026, 09:14', in the studio's local time. */
export const instantIn = (timezone: string, instant: string): string =>
  formatted('minute', timezone, instant);

/** 'Dec 21, 2026': the day of an instant in the studio's time zone. */
export const dateIn = (timezone: string, instant: string): string => formatted('day', timezone, instant);

/** ICU puts a narrow no-break space before AM and PM. */
const plainSpaces = (text: string): string => text.replaceAll('\u202f', ' ');

/** '9:14 AM', in the studio's local time. */
export const timeIn = (timezone: string, instant: string): string =>
  plainSpaces(formatted('time', timezone, instant));

/** 'Nov 21, 2026 at 9:14 AM', in the studio's local time. */
export const dayAndTimeIn = (timezone: string, instant: string): string =>
  messages.dayAtTime(dateIn(timezone, instant), timeIn(timezone, instant));
