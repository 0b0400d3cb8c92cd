import { dateCharactersMax } from './read-date.ts';
import { fold } from './text.ts';

const clock = String.raw`(\d{1,2})(?:(?:[:.]|\s?h\s?|\s?uhr\s?)(\d{2})(?:[:.]\d{2}(?:[.,]\d+)?)?)?\s?(?:h|hs|hrs|horas|uhr)?\.?\s?(a\s?\.?\s?m\b\.?|p\s?\.?\s?m\b\.?|[ap]\b\.?)?`;
const single = new RegExp(`^${clock}$`);
const range = new RegExp(
  String.raw`^(?:de |from )?${clock}\s?(?:-|–|—|~|/|a|to|as|until|ate|hasta|bis)\s?${clock}$`,
);
const zoneEnd = /\s?(?:z|[+-]\d{2}:?\d{2}|utc|gmt)$/;

interface Clock {
  readonly hour: number;
  readonly minute: number | undefined;
  readonly half: 'a' | 'p' | undefined;
}

function clockOf([hour, minute, half]: readonly (string | undefined)[]): Clock {
  return {
    hour: Number(hour),
    minute: minute === undefined ? undefined : Number(minute),
    half: half?.startsWith('a') ? 'a' : half?.startsWith('p') ? 'p' : undefined,
  };
}

const two = (value: number): string => (value < 10 ? `0${value}` : String(value));

function written({ hour, minute = 0, half }: Clock): string | undefined {
  if (minute > 59 || hour > 23) return undefined;
  if (half === undefined) return `${two(hour)}:${two(minute)}`;
  if (hour < 1 || hour > 12) return undefined;
  return `${two((hour % 12) + (half === 'p' ? 12 : 0))}:${two(minute)}`;
}

/** The first hour of a range with am or pm only at its end: '11:30 - 12:30 pm' begins before noon. */
function startOf(start: Clock, end: Clock): Clock {
  if (start.half || !end.half || start.hour > 12) return start;
  const sameHalf = start.hour % 12 <= end.hour % 12;
  return { ...start, half: sameHalf ? end.half : end.half === 'p' ? 'a' : 'p' };
}

/** The format of a time. */
export type TimeShape = 'clock-12' | 'clock-24' | 'hour-12' | 'hour-24' | 'range-12' | 'range-24';

/** Maximum length of a time or range of times. */
const timeCharactersMax = 40;

export interface StatedTime {
  readonly shape: TimeShape;
  /** HH:mm; undefined if there is no such time. */
  readonly time: string | undefined;
}

/** '7h às 8h' is a range, because a duration does not repeat its unit. */
const hoursTwice = /\dh?\s?(?:h|uhr)\b.*\d\s?(?:h|hs|hrs|horas|uhr)\b/;

function statedRange(match: readonly (string | undefined)[]): StatedTime | undefined {
  const [start, end] = [clockOf(match.slice(1, 4)), clockOf(match.slice(4, 7))];
  if (start.minute === undefined && end.minute === undefined && !end.half && !hoursTwice.test(match[0] ?? ''))
    return undefined;
  const time = written(end) && written(startOf(start, end));
  return { shape: (end.half ?? start.half) ? 'range-12' : 'range-24', time };
}

const noon = /\b(?:12 )?(?:noon|mediodia|meio[- ]?dia|midi)\b/g;
const midnight = /\b(?:12 )?(?:midnight|medianoche|meia[- ]?noite|minuit)\b/g;
const afternoon =
  /\s?\b(?:(?:de|por|en) la (?:tarde|noche)|da (?:tarde|noite)|de l.apres-midi|du soir|in the (?:afternoon|evening)|at night|nachmittags|abends)\b/g;
const morning =
  /\s?\b(?:(?:de|por|en) la (?:manana|madrugada)|da (?:manha|madrugada)|du matin|in the morning|morgens|vormittags)\b/g;

/** Times of day in words, and their numbers. */
const inFigures: readonly (readonly [RegExp, string])[] = [
  [/(\d)\s?(?:del|do|de) (?:mediodia|meio[- ]?dia)\b/g, '$1 pm'],
  [noon, '12 pm'],
  [midnight, '12 am'],
  [/\b(12(?:[:.h]\d{2})?)\s?(?:(?:de|por) la noche|da noite|at night)\b/g, '$1 am'],
  [afternoon, ' pm'],
  [morning, ' am'],
  // The duration of a class, written after its time.
  [/\s?(?:\(\s?\d{1,3}\s?min[a-z]*\.?\s?\)|[|,;·/]\s?\d{1,3}\s?min[a-z]*\.?)$/g, ''],
  [/\b([01]\d|2[0-3])([0-5]\d)\s?(?:hrs?|hs|horas|uhr|h)\b/g, '$1:$2'],
  [/\ba las? (?=\d)/g, 'a '],
  [/^(?:a|de las?|desde(?: las?)?|das|as|at|von|um|ab) (?=\d)/g, ''],
  [/^t(?=\d)/g, ''],
];
/**
 * The beginnings of words that a time of day can contain. A text with neither such a word nor a digit is not a time.
 */
const maybeTime = /\d|noon|medio|medianoche|meio|meia|midi|midnight|minuit/;
const wordy = /[a-z]{3}|[a-z] \d|t\d|\d{4}|\(|[|;·]/;

function statedBy(text: string): StatedTime | undefined {
  const match = single.exec(text);
  if (!match) {
    const both = range.exec(text);
    return both ? statedRange(both) : undefined;
  }
  const found = clockOf(match.slice(1, 4));
  // '18h' alone may be a duration, but '18 Uhr' may not.
  const isHour = found.minute === undefined && !text.includes('uhr');
  if (isHour && !found.half && !text.includes('h')) return undefined;
  const shape = found.half ? (isHour ? 'hour-12' : 'clock-12') : isHour ? 'hour-24' : 'clock-24';
  return { shape, time: written(found) };
}

/** A cell's time of day and its format; undefined if it does not look like one. */
export function statedTime(cell: string): StatedTime | undefined {
  if (cell.length > timeCharactersMax) return undefined;
  const text = fold(cell);
  if (!maybeTime.test(text)) return undefined;
  const stated = statedBy(text);
  if (stated || !wordy.test(text)) return stated;
  return statedBy(inFigures.reduce((now, [words, figures]) => now.replace(words, figures), text).trim());
}

/**
 * Reads a cell's time of day as HH:mm: 24-hour ('18:30', '18h30', '9:30 Uhr', seconds dropped), 12-hour ('6:30 p. m.',
 * '6pm'), in words ('mediodía', '6 de la tarde') or the beginning of a range ('9:30 - 10:30 am'). A bare hour as in '18h'
 * is refused: it may be a duration.
 */
export function readTime(cell: string): string | undefined {
  const stated = statedTime(cell);
  return stated?.shape === 'hour-24' ? undefined : stated?.time;
}

const afterDate =
  /^(.*?\d{4}|\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2}|\d{1,2}[-/. ]\p{L}{3,}\.?[-/. ]\d{2})(?:\s*[T,]\s*|\s+(?:at |a las |as |à |-)?\s*)(\S.*)$/u;

/** The part of a cell after its date: '6:30 PM' in '2025-03-03, 6:30 PM'. Empty if there is none. */
export function timePart(cell: string): string {
  const match = cell.length > dateCharactersMax ? null : afterDate.exec(cell.trim());
  return (match?.[2] ?? '').replace(/^[T,\s]+/, '');
}

/** A time of day without its time zone, and the zone if it had one. */
export function withoutZone(part: string): { text: string; zone: string | undefined } {
  const folded = fold(part);
  const match = /\d{2}.*?/.test(folded) ? zoneEnd.exec(folded) : null;
  if (!match) return { text: folded, zone: undefined };
  return { text: folded.slice(0, match.index), zone: match[0].trim() };
}
