import type { DateFormat } from './plan.ts';
import { fold } from './text.ts';

/** The order of day and month, for ambiguous dates. */
export type DayOrder = 'day-first' | 'month-first';

const dayOrders: Record<DateFormat, DayOrder | null> = {
  'YYYY-MM-DD': null,
  'YYYY/MM/DD': null,
  'DD/MM/YYYY': 'day-first',
  'DD-MM-YYYY': 'day-first',
  'DD/MM/YY': 'day-first',
  'MM/DD/YYYY': 'month-first',
  'MM/DD/YY': 'month-first',
};

export const dayOrderOf = (format: DateFormat | null): DayOrder | null => format && dayOrders[format];

const monthStems: readonly (readonly string[])[] = [
  ['jan', 'ene', 'gen'],
  ['feb', 'fev'],
  ['mar'],
  ['apr', 'abr', 'avr'],
  ['may', 'mai', 'mag'],
  ['jun', 'juin', 'giu'],
  ['jul', 'juil', 'lug'],
  ['aug', 'ago', 'aou'],
  ['sep', 'set'],
  ['oct', 'out', 'okt', 'ott'],
  ['nov'],
  ['dec', 'dic', 'dez'],
];
const monthNames = new Map(monthStems.flatMap((stems, at) => stems.map((stem) => [stem, at + 1] as const)));

/** The month that a word names in English, Spanish, Portuguese, French, Italian or German; 0 if it names none. */
function monthNamed(word: string): number {
  if (word.startsWith('juil')) return 7;
  return monthNames.get(word.slice(0, 3)) ?? 0;
}

const daysOfMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const two = (value: number): string => (value < 10 ? `0${value}` : String(value));

/** Two-digit years below 50 are 20xx, others 19xx. */
function wholeYear(digits: string): number {
  const year = Number(digits);
  if (digits.length !== 2) return year;
  return year < 50 ? 2000 + year : 1900 + year;
}

interface DateParts {
  readonly yearDigits: string;
  readonly month: number;
  readonly day: number;
}

const isYear = (year: number): boolean => year >= 1900 && year <= 2199;

function dateOf({ yearDigits, month, day }: DateParts): string | undefined {
  const year = wholeYear(yearDigits);
  const days = month === 2 && !isLeap(year) ? 28 : daysOfMonth[month - 1];
  if (!isYear(year) || days === undefined || day < 1 || day > days) return undefined;
  return `${year}-${two(month)}-${two(day)}`;
}

const weekday = String.raw`(?:\p{L}{2,}\.?,?\s+)?`;
const ending = String.raw`(?=$|[T\s,])`;
const yearFirst = new RegExp(String.raw`^${weekday}(\d{4})([-/.])(\d{1,2})\2(\d{1,2})${ending}`, 'u');
const compact = new RegExp(String.raw`^(\d{4})(\d{2})(\d{2})${ending}`);
const yearLast = new RegExp(
  String.raw`^${weekday}(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})${ending}`,
  'u',
);
const dayThenMonth = new RegExp(
  String.raw`^${weekday}(\d{1,2})(?:st|nd|rd|th|er|º|°|ª)?\.?[\s\-/.]*(?:de\s+|of\s+)?(\p{L}{3,})\.?,?[\s\-/.]*(?:del?\s+)?(\d{4}|\d{2})${ending}`,
  'u',
);
const monthThenDay = new RegExp(
  String.raw`^${weekday}(\p{L}{3,})\.?[\s\-/]+(\d{1,2})(?:st|nd|rd|th)?,?[\s\-/]+(\d{4})${ending}`,
  'u',
);

/** The parts of a date whose order of day and month is open. */
export interface NumericDate {
  readonly first: number;
  readonly second: number;
  readonly separator: string;
  readonly yearDigits: string;
}

const iso = /^(\d{4})-(\d{2})-(\d{2})(?=$|[T ])/;

/** A date of the form 3/4/2025, or undefined. */
export function numericDate(cell: string): NumericDate | undefined {
  const match = yearLast.exec(cell);
  if (!match) return undefined;
  const [, first = '', separator = '', second = '', yearDigits = ''] = match;
  return { first: Number(first), second: Number(second), separator, yearDigits };
}

/** A parsed date: either unambiguous, or parts whose order is still open. */
export type DateShape = 'year-dash' | 'year-slash' | 'year-dot' | 'compact' | 'numeric' | 'words';

function ofWords(text: string): DateParts | undefined {
  const folded = fold(text);
  const [, day = '', month = '', yearDigits = ''] = dayThenMonth.exec(folded) ?? [];
  if (monthNamed(month)) return { yearDigits, month: monthNamed(month), day: Number(day) };
  const [, name = '', number = '', ofYear = ''] = monthThenDay.exec(folded) ?? [];
  return monthNamed(name) ? { yearDigits: ofYear, month: monthNamed(name), day: Number(number) } : undefined;
}

function ofNumbers(
  { first, second, separator, yearDigits }: NumericDate,
  order: DayOrder | null,
): DateParts | undefined {
  const known = order ?? (separator === '.' ? 'day-first' : null);
  if (!known) return undefined;
  const [day, month] = known === 'day-first' ? [first, second] : [second, first];
  return { yearDigits, month, day };
}

/** An unambiguous date with its format. */
function ownOrder(text: string): { shape: DateShape; parts: DateParts } | undefined {
  const match = iso.exec(text) ?? yearFirst.exec(text);
  if (match) {
    const [yearDigits = '', ...rest] = match.slice(1);
    const [month = '', day = ''] = rest.slice(-2);
    const separator = rest.length === 3 ? rest[0] : '-';
    const shape = separator === '/' ? 'year-slash' : separator === '.' ? 'year-dot' : 'year-dash';
    return { shape, parts: { yearDigits, month: Number(month), day: Number(day) } };
  }
  const [, yearDigits, month = '', day = ''] = compact.exec(text) ?? [];
  if (yearDigits) return { shape: 'compact', parts: { yearDigits, month: Number(month), day: Number(day) } };
  const parts = /\p{L}{3}/u.test(text) ? ofWords(text) : undefined;
  return parts && { shape: 'words', parts };
}

/** An unambiguous date with its format. `date` is undefined if there is no such day. */
export function selfStated(cell: string): { shape: DateShape; date: string | undefined } | undefined {
  const stated = ownOrder(cell.trim());
  if (!stated) return undefined;
  const { shape, parts } = stated;
  const date = dateOf(parts);
  // Eight digits, or words, that are not an existing day are not a date at all.
  return date === undefined && (shape === 'compact' || shape === 'words') ? undefined : { shape, date };
}

/** Maximum length of a date, including a time. */
export const dateCharactersMax = 80;

function partsOf(cell: string, format: DateFormat | null): DateParts | undefined {
  if (cell.length > dateCharactersMax) return undefined;
  const text = cell.trim();
  const numeric = numericDate(text);
  return numeric ? ofNumbers(numeric, dayOrderOf(format)) : ownOrder(text)?.parts;
}

/**
 * Reads a cell's date as YYYY-MM-DD; a time after it is ignored. Dates that begin with the year, name their month, or
 * have dots (day first) are unambiguous; others follow `format`, and are refused if it is null. Two-digit years below
 * 50 are 20xx, others 19xx. Undefined if it is not a date or the day does not exist.
 */
export function readDate(cell: string, format: DateFormat | null): string | undefined {
  const parts = partsOf(cell, format);
  return parts && dateOf(parts);
}

/** Whether a cell can be read as a date both with the day first and with the month first. */
export const isOpenDate = (cell: string): boolean =>
  numericDate(cell.trim()) !== undefined &&
  readDate(cell, 'DD/MM/YYYY') !== undefined &&
  readDate(cell, 'MM/DD/YYYY') !== undefined;

/** Whether a cell is a date in the given format with a day that does not exist, such as the 31st of April. */
export function isMissingDay(cell: string, format: DateFormat | null): boolean {
  const parts = partsOf(cell, format);
  if (!parts || dateOf(parts) !== undefined) return false;
  const { yearDigits, month, day } = parts;
  return isYear(wholeYear(yearDigits)) && month >= 1 && month <= 12 && day >= 1 && day <= 31;
}
