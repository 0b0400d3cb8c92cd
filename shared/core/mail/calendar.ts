import type { FoundDate } from './dates.ts';

/** The context for interpreting the dates of an e-mail. */
export interface DateContext {
  /** Day of the e-mail in the studio's time zone, YYYY-MM-DD. */
  readonly mailDay: string;
  /** Whether numeric dates put the month first, unless other evidence decides. */
  readonly monthFirst: boolean;
  /** Whether the language or the country determines that order. */
  readonly settled: boolean;
}

export interface ReadDay {
  readonly day: string;
  /** Why it may be a different day. */
  readonly doubt: 'order' | 'weekday' | undefined;
}

const dayMs = 86_400_000;
const two = (value: number): string => String(value).padStart(2, '0');

function dayOf(year: number, month: number, day: number): string | undefined {
  if (year < 2000 || year > 2199 || month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  const text = `${year}-${two(month)}-${two(day)}`;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(ms) || new Date(ms).getUTCDate() !== day ? undefined : text;
}

const weekdayOf = (day: string): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
const daysAfter = (day: string, other: string): number => (Date.parse(day) - Date.parse(other)) / dayMs;

/** An e-mail is about a class between two months before and ten months after its own day. */
const pastDaysMax = 60;
const soonDaysMax = 60;

/** The year for a day and month without a year: the only one that the e-mail can be about. */
function nearest(month: number, day: number, mailDay: string): string | undefined {
  const year = Number(mailDay.slice(0, 4));
  const days = [year - 1, year, year + 1].flatMap((one) => dayOf(one, month, day) ?? []);
  return days.find((one) => daysAfter(one, mailDay) >= -pastDaysMax);
}

const withYear = (found: FoundDate, month: number, day: number, mailDay: string): string | undefined =>
  found.year === undefined ? nearest(month, day, mailDay) : dayOf(found.year, month, day);

function checked(day: string | undefined, found: FoundDate, doubt: ReadDay['doubt']): ReadDay | undefined {
  if (!day) return undefined;
  const fits = found.weekday === undefined || weekdayOf(day) === found.weekday;
  return { day, doubt: fits ? doubt : 'weekday' };
}

/** Converts a found date to a day; undefined if there is no such day. */
export function readDay(found: FoundDate, context: DateContext): ReadDay | undefined {
  const { mailDay } = context;
  if (found.month !== undefined || found.other === undefined)
    return checked(withYear(found, found.month ?? 0, found.day, mailDay), found, undefined);
  const dayFirst = withYear(found, found.other, found.day, mailDay);
  const monthFirst = withYear(found, found.day, found.other, mailDay);
  if (!dayFirst || !monthFirst || dayFirst === monthFirst)
    return checked(dayFirst ?? monthFirst, found, undefined);
  const fit = [dayFirst, monthFirst].filter((day) => weekdayOf(day) === found.weekday);
  if (fit[0] && fit.length === 1) return { day: fit[0], doubt: undefined };
  if (found.separator === '.') return checked(dayFirst, found, undefined);
  const stated = context.monthFirst ? monthFirst : dayFirst;
  if (context.settled) return checked(stated, found, undefined);
  const soon = [dayFirst, monthFirst].filter((day) => {
    const days = daysAfter(day, mailDay);
    return days >= -1 && days <= soonDaysMax;
  });
  if (soon[0] && soon.length === 1) return checked(soon[0], found, undefined);
  return checked(stated, found, 'order');
}
