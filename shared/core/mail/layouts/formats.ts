import { readDay, type DateContext } from '../calendar.ts';
import { findTimes, months } from '../dates.ts';
import { weekdayNames as weekdays } from './words.ts';
import type { MailDateFormat, RefFormat, MailTimeFormat } from './layout.ts';
import type { Token } from './tokens.ts';

const nearDays: ReadonlyMap<string, number> = new Map([
  ['today', 0],
  ['hoy', 0],
  ['hoje', 0],
  ["aujourd'hui", 0],
  ['tomorrow', 1],
  ['manana', 1],
  ['amanha', 1],
  ['demain', 1],
]);
const ordinal = /^(?:st|nd|rd|th|er|º|ª|o|a)$/;
/** Words within a written date. */
const dateWords = new Set(['de', 'del', 'do', 'of', 'the', 'le', 'el', 'dia', 'd']);
const dayMs = 86_400_000;

type Numbers = Partial<Record<'D' | 'M' | 'Y' | 'YY' | 'first' | 'second' | 'near' | 'W' | 'MMM', number>>;
interface Written {
  readonly shape: string[];
  readonly numbers: Numbers;
}

const isBetween = (token: Token | undefined): boolean =>
  token !== undefined && token.kind === 'mark' && /^[-/.]$/.test(token.text);

/** Whether a number is part of an all-numeric date, '05/03' or '05/03/2026'. */
const isNumeric = (tokens: readonly Token[], at: number): boolean =>
  (isBetween(tokens[at - 1]) && tokens[at - 2]?.kind === 'number') ||
  (isBetween(tokens[at + 1]) && tokens[at + 2]?.kind === 'number');

/** Splits a written date into its parts; undefined if it is not a date. The order of two numbers stays open. */
function written(tokens: readonly Token[]): Written | undefined {
  const shape: string[] = [];
  const numbers: Numbers = {};
  const put = (part: keyof Numbers, value: number): boolean => {
    if (numbers[part] !== undefined) return false;
    numbers[part] = value;
    shape.push(part);
    return true;
  };
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) return undefined;
    const { kind, flat, text } = token;
    if (kind === 'number') {
      const value = Number(text);
      if (text.length === 4) {
        if (!put('Y', value)) return undefined;
      } else if (text.length > 2) return undefined;
      else if (numbers.Y !== undefined && shape.length === 2 && isNumeric(tokens, at)) {
        if (!put('M', value)) return undefined;
      } else if (numbers.M !== undefined && numbers.D === undefined) put('D', value);
      else if (numbers.MMM === undefined && numbers.D === undefined && isNumeric(tokens, at)) {
        const part = numbers.first === undefined ? 'first' : numbers.second === undefined ? 'second' : 'YY';
        if (!put(part, value)) return undefined;
      } else if (numbers.first !== undefined) return undefined;
      else if (numbers.D === undefined) put('D', value);
      else if (!isBetween(tokens[at - 1]) || !put('YY', value)) return undefined;
    } else if (kind === 'word') {
      const [month, weekday, near] = [months.get(flat), weekdays.get(flat), nearDays.get(flat)];
      const before = tokens[at - 1];
      if (before?.kind === 'number' && before.end === token.at && ordinal.test(flat)) continue;
      if (flat === 'feira' && shape.at(-1) === '-') shape.pop();
      else if (month !== undefined && numbers.MMM === undefined && !isWeekdayHere(tokens, token))
        put('MMM', month);
      else if (weekday !== undefined) {
        if (!put('W', weekday)) return undefined;
      } else if (near !== undefined) {
        if (!put('near', near)) return undefined;
      } else if (dateWords.has(flat)) shape.push(flat);
      else return undefined;
    } else if (kind === 'mark') {
      if ((text !== '.' && text !== '°') || isNumeric(tokens, at + 1)) shape.push(text);
    } else return undefined;
  }
  return { shape, numbers };
}

/** 'mar' is a month and a weekday; it counts as a weekday if another month is named. */
const isWeekdayHere = (tokens: readonly Token[], { flat }: Token): boolean =>
  weekdays.has(flat) && tokens.some((other) => other.flat !== flat && months.has(other.flat));

interface YearMonthDay {
  readonly year: number | undefined;
  readonly month: number;
  readonly day: number;
  readonly weekday: number | undefined;
}

function dayIn({ year, month, day, weekday }: YearMonthDay, context: DateContext): string | undefined {
  const found = { at: 0, end: 0, year, month, day, other: undefined, separator: '', weekday };
  const read = readDay(found, context);
  return read && read.doubt === undefined ? read.day : undefined;
}

const yearOf = ({ Y, YY }: Numbers): number | undefined => Y ?? (YY === undefined ? undefined : 2000 + YY);

/** The days that a written date can mean: two if the order of its numbers is open. */
function daysOf({ numbers }: Written, context: DateContext): { day: string; monthFirst?: boolean }[] {
  const { D, M, MMM, W: weekday, near, first, second } = numbers;
  const year = yearOf(numbers);
  if (near !== undefined) {
    const day = new Date(Date.parse(context.mailDay) + near * dayMs).toISOString().slice(0, 10);
    return [{ day }];
  }
  const month = MMM ?? M;
  if (D !== undefined && month !== undefined) {
    const day = dayIn({ year, month, day: D, weekday }, context);
    return day === undefined ? [] : [{ day }];
  }
  if (first === undefined || second === undefined) return [];
  return [false, true].flatMap((monthFirst) => {
    const [d, m] = monthFirst ? [second, first] : [first, second];
    const day = dayIn({ year, month: m, day: d, weekday }, context);
    return day === undefined ? [] : [{ day, monthFirst }];
  });
}

const ordered = (shape: readonly string[], monthFirst: boolean): string[] =>
  shape.map((part) => {
    if (part === 'first') return monthFirst ? 'M' : 'D';
    return part === 'second' ? (monthFirst ? 'D' : 'M') : part;
  });

/** The possible days of a text. */
export function possibleDays(tokens: readonly Token[], context: DateContext): string[] {
  const one = written(tokens);
  return one ? [...new Set(daysOf(one, context).map(({ day }) => day))] : [];
}

/**
 * The format in which a text writes a given day; undefined if the text does not match that day. The order of its
 * numbers follows from the day or the e-mail's language; otherwise it stays open.
 */
export function dateFormatOf(
  tokens: readonly Token[],
  day: string,
  context: DateContext,
): MailDateFormat | undefined {
  const one = written(tokens);
  const fit = one ? daysOf(one, context).filter((found) => found.day === day) : [];
  const [first, second] = fit;
  if (!one || !first) return undefined;
  if (first.monthFirst === undefined) return { shape: one.shape };
  if (!second) return { shape: ordered(one.shape, first.monthFirst) };
  return { shape: context.settled ? ordered(one.shape, context.monthFirst) : one.shape };
}

const sameShape = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((part, at) => part === other[at]);

/** Reads a day in a given format; undefined if it has another format, is not a day, or has an open order. */
export function readMailDate(
  tokens: readonly Token[],
  { shape }: MailDateFormat,
  context: DateContext,
): string | undefined {
  const one = written(tokens);
  if (!one) return undefined;
  const days = daysOf(one, context);
  const open = shape.includes('first');
  const fit = days.filter(({ monthFirst }) =>
    sameShape(open || monthFirst === undefined ? one.shape : ordered(one.shape, monthFirst), shape),
  );
  const found = [...new Set(fit.map(({ day }) => day))];
  return found.length === 1 ? found[0] : undefined;
}

const half = /[ap]\s?\.?\s?m/i;

export const timeFormatOf = (text: string): MailTimeFormat => ({ half: half.test(text) });

/** Reads a time of day, or the start of a range, if it fills the text in the given format. */
export function readMailTime(text: string, format: MailTimeFormat | undefined): string | undefined {
  const found = findTimes(text);
  const [only] = found;
  if (!only || found.length > 1 || only.at > 0 || only.end < text.length) return undefined;
  return format && format.half !== half.test(text) ? undefined : only.time;
}

const refShape = /^[\p{L}\p{N}#](?:[\p{L}\p{N}_/.-]{0,62}[\p{L}\p{N}])?$/u;

export const refFormatOf = (text: string): RefFormat => ({
  digits: /\p{N}/u.test(text),
  letters: /\p{L}/u.test(text),
});

/** Whether a text is a reference of this format: one run of characters. */
export function isRef(text: string, { digits, letters }: RefFormat): boolean {
  if (!refShape.test(text) || text.length < 3) return false;
  const own = refFormatOf(text);
  return digits ? own.digits && (letters || !own.letters) : own.letters;
}
