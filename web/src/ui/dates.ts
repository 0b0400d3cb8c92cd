const dayMs = 86_400_000;
const asDate = (localDate: string): Date => new Date(`${localDate}T00:00:00Z`);

/** True for a day of the calendar written YYYY-MM-DD. */
export function isLocalDate(text: string): boolean {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? asDate(text) : undefined;
  return date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The calendar day `days` later. Calendar days have no zone, so UTC stands in for one. */
export const addDays = (localDate: string, days: number): string =>
  new Date(asDate(localDate).getTime() + days * dayMs).toISOString().slice(0, 10);

/** The calendar day on this device, where no studio's zone is known. */
export const localToday = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** Days from `from` to `to`, both included. */
export const daysInRange = (from: string, to: string): number =>
  Math.round((asDate(to).getTime() - asDate(from).getTime()) / dayMs) + 1;

export const daysOf = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysInRange(from, to)) }, (_, at) => addDays(from, at));

const dayFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const weekdayFormat = dayFormat({ weekday: 'short' });
const longWeekdayFormat = dayFormat({ weekday: 'long' });
const shortFormat = dayFormat({ month: 'numeric', day: 'numeric' });
const longFormat = dayFormat({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
const mediumFormat = dayFormat({ weekday: 'short', month: 'short', day: 'numeric' });

/** 'Sat' */
export const weekdayOf = (localDate: string): string => weekdayFormat.format(asDate(localDate));
/** 'Saturday' */
export const longWeekdayOf = (localDate: string): string => longWeekdayFormat.format(asDate(localDate));
/** '11/21' */
export const monthDay = (localDate: string): string => shortFormat.format(asDate(localDate));
/** 'Saturday, November 21, 2026' */
export const longDay = (localDate: string): string => longFormat.format(asDate(localDate));
/** 'Sat, Nov 21' */
export const mediumDay = (localDate: string): string => mediumFormat.format(asDate(localDate));

const instantFormats = new Map<string, Intl.DateTimeFormat>();

/** 'Nov 21, 2026, 09:14' on the studio's wall clock. */
export function instantIn(timezone: string, instant: string): string {
  const known = instantFormats.get(timezone);
  const format =
    known ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: timezone,
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  if (!known) instantFormats.set(timezone, format);
  return format.format(new Date(instant));
}

/** 'Dec 21, 2026': the day of an instant where the studio is. */
export const dateIn = (timezone: string, instant: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: timezone, dateStyle: 'medium' }).format(new Date(instant));
