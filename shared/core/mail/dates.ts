import { level } from './level.ts';

/** A date in a text: with its month's name, or with two numbers whose order is open. */
export interface FoundDate {
  readonly at: number;
  readonly end: number;
  readonly year: number | undefined;
  readonly month: number | undefined;
  readonly day: number;
  /** The second number of an ambiguous date: the two numbers are day and month in either order. */
  readonly other: number | undefined;
  readonly separator: string;
  /** The ISO weekday next to it, 1 for Monday. Undefined if there is none. */
  readonly weekday: number | undefined;
}

export const months: ReadonlyMap<string, number> = new Map(
  [
    'january jan enero ene janeiro janvier janv',
    'february feb febrero fevereiro fev fevrier fevr',
    'march mar marzo marco mars',
    'april apr abril abr avril avr',
    'may mayo maio mai',
    'june jun junio junho juin',
    'july jul julio julho juillet juil',
    'august aug agosto ago aout',
    'september sept sep septiembre setiembre setembro set septembre',
    'october oct octubre outubro out octobre',
    'november nov noviembre novembro novembre',
    'december dec diciembre dic dezembro dez decembre',
  ].flatMap((names, at) => names.split(' ').map((name) => [name, at + 1] as const)),
);
export const weekdays: ReadonlyMap<string, number> = new Map(
  [
    'monday mon lunes lun segunda segunda-feira seg lundi',
    'tuesday tue tues martes terca terca-feira mardi',
    'wednesday wed miercoles mie quarta quarta-feira mercredi',
    'thursday thu thur thurs jueves jue quinta quinta-feira jeudi',
    'friday fri viernes vie sexta sexta-feira vendredi',
    'saturday sat sabado sab samedi',
    'sunday sun domingo dom dimanche',
  ].flatMap((names, at) => names.split(' ').map((name) => [name, at + 1] as const)),
);

const yearFirst = /(?<![\d/.:-])(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/g;
const yearLast = /(?<![\d/.:-])(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?![\d:]|[-/.]\d)/g;
const noYear = /(?<![\d/.:,$€£-])(\d{1,2})(\/)(\d{1,2})(?![\d:]|[-/.]\d)/g;
const dayMonth =
  /(?<![\d/.:-])(\d{1,2})(?:st|nd|rd|th|er|º|°|ª)?[ ,]{0,2}[-/.]?\s?(?:de |of |d')?([a-z]{3,10})(?![a-z])\.?(?:[ ,/-]{1,2}(?:de |del |do |of )?(\d{4})(?![\d:]))?/g;
const monthDay =
  /(?<![a-z])([a-z]{3,10})\.? (\d{1,2})(?:st|nd|rd|th)?(?![\d:])(?! ?h(?![a-z])| ?[ap]\.? ?m(?![a-z]))(?:,? (?:of )?(\d{4})(?![\d:]))?/g;

/** The weekday named shortly before `at` or right after `end`. */
function weekdayBeside(flat: string, at: number, end: number): number | undefined {
  const words = (text: string): string[] => text.split(/[^a-z-]+/).filter(Boolean);
  const before = words(flat.slice(Math.max(0, at - 24), at)).slice(-3);
  for (const word of before.toReversed()) if (weekdays.has(word)) return weekdays.get(word);
  return weekdays.get(words(flat.slice(end, end + 18))[0] ?? '');
}

function inNumbers(flat: string, found: FoundDate[], bare: boolean): void {
  const add = (match: RegExpExecArray, parts: Pick<FoundDate, 'year' | 'month' | 'day' | 'other'>): void => {
    const end = match.index + match[0].length;
    const weekday = weekdayBeside(flat, match.index, end);
    found.push({ at: match.index, end, separator: match[2] ?? '', weekday, ...parts });
  };
  for (const match of flat.matchAll(yearFirst))
    add(match, { year: Number(match[1]), month: Number(match[3]), day: Number(match[4]), other: undefined });
  for (const match of flat.matchAll(yearLast)) {
    const year = Number(match[4]) + (match[4]?.length === 2 ? 2000 : 0);
    add(match, { year, month: undefined, day: Number(match[1]), other: Number(match[3]) });
  }
  if (!bare) return;
  for (const match of flat.matchAll(noYear))
    add(match, { year: undefined, month: undefined, day: Number(match[1]), other: Number(match[3]) });
}

function inWords(flat: string, found: FoundDate[]): void {
  const add = (match: RegExpExecArray, name = '', day = '', year?: string): void => {
    const month = months.get(name);
    if (month === undefined) return;
    const end = match.index + match[0].length;
    const weekday = weekdayBeside(flat, match.index, end);
    const digits = year ? Number(year) : undefined;
    found.push({
      at: match.index,
      end,
      year: digits,
      month,
      day: Number(day),
      other: undefined,
      separator: '',
      weekday,
    });
  };
  for (const match of flat.matchAll(dayMonth)) add(match, match[2], match[1], match[3]);
  for (const match of flat.matchAll(monthDay)) add(match, match[1], match[2], match[3]);
}

const isNamedTwice = (before: FoundDate, one: FoundDate): boolean =>
  before.year === undefined && before.day === one.day && before.end < one.end && before.month !== one.month;

const weight = (date: FoundDate): number => (date.year === undefined ? 0 : 100) + date.end - date.at;

/**
 * The non-overlapping dates of a text in order. `bare` also accepts two numbers with a slash, which elsewhere are just
 * as often a count of places.
 */
export function findDates(text: string, bare: boolean): FoundDate[] {
  const flat = level(text);
  const found: FoundDate[] = [];
  inNumbers(flat, found, bare);
  inWords(flat, found);
  const retained: FoundDate[] = [];
  for (const one of found.toSorted((a, b) => a.at - b.at || b.end - a.end)) {
    const before = retained.at(-1);
    if (!before || one.at >= before.end) retained.push(one);
    // 'Mar 28 jul' is a Tuesday and not a day in March.
    else if (weight(one) > weight(before) || isNamedTwice(before, one)) retained[retained.length - 1] = one;
  }
  return retained;
}

const time = String.raw`(\d{1,2})(?:(?::|\s?h\s?)(\d{2})(?!\d)(?::\d{2})?(?:\s?(?:h|hs|hrs|horas)(?![a-z]))?)?\s?([ap]\s?\.?\s?m(?![a-z])\.?)?`;
const times = new RegExp(
  String.raw`(?<![\d:.,/$€£#-])${time}(?:\s?(?:-|–|—|~|to|until|a las|a|as|ate|hasta)\s?${time}(?![\d:]))?`,
  'g',
);
const hourAlone =
  /(?:^|(?<![a-z])(?:as|a|a las|at|para as) )(\d{1,2}) ?(?:h|hs|hrs|horas|heures)(?![a-z\d])/g;

export interface FoundTime {
  readonly at: number;
  readonly end: number;
  readonly time: string;
}

const two = (value: number): string => String(value).padStart(2, '0');

function clock(hour: number, minute: number, half: string | undefined): string | undefined {
  if (minute > 59 || hour > 23) return undefined;
  if (!half) return `${two(hour)}:${two(minute)}`;
  if (hour < 1 || hour > 12) return undefined;
  return `${two((hour % 12) + (half === 'p' ? 12 : 0))}:${two(minute)}`;
}

/** Whether the start of a range is am or pm, if only its end says so. */
function halfOf(start: number, end: number, endHalf: string | undefined): string | undefined {
  if (!endHalf || start > 12) return undefined;
  if (start % 12 <= end % 12) return endHalf;
  return endHalf === 'p' ? 'a' : 'p';
}

/**
 * The times of day in a text in order; for a range, its start. `hours` also accepts '18h' at the beginning of the text.
 */
export function findTimes(text: string): FoundTime[] {
  const flat = level(text);
  const found: FoundTime[] = [];
  for (const match of flat.matchAll(times)) {
    const [whole, hour = '', minute, half, endHour, endMinute, endHalf] = match;
    const hasEnd = endHour !== undefined && (endMinute !== undefined || endHalf !== undefined);
    if (minute === undefined && half === undefined && !(hasEnd && endHalf)) continue;
    const [start, end] = [Number(hour), Number(endHour)];
    const stated = half?.[0] ?? (hasEnd ? halfOf(start, end, endHalf?.[0]) : undefined);
    const time = clock(start, Number(minute ?? 0), stated);
    if (time) found.push({ at: match.index, end: match.index + whole.length, time });
  }
  if (found.length > 0) return found;
  for (const match of flat.matchAll(hourAlone)) {
    const time = clock(Number(match[1]), 0, undefined);
    if (time) found.push({ at: match.index, end: match.index + match[0].length, time });
  }
  return found;
}
