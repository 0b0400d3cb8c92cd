import { findTimes } from '../dates.ts';
import { level } from '../level.ts';
import { isCalendarWord } from './words.ts';
import { possibleDays } from './formats.ts';
import type { LayoutField, TaughtReservation } from './layout.ts';
import type { ReadPage } from './page.ts';
import { tokensOf, type Token } from './tokens.ts';
import type { DateContext } from '../calendar.ts';

/** The position of a value: tokens from `from` up to, but not including, `to` of a line. The subject is line -1. */
export interface Place {
  readonly field: LayoutField;
  readonly line: number;
  readonly from: number;
  readonly to: number;
  /** The part of a name that is split over two places. */
  readonly part?: 1 | 2;
  /** Whether the place contains only some words of the name. */
  readonly partial?: boolean;
}

export const subjectLine = -1;

const joins = (a: Token | undefined, b: Token | undefined): boolean =>
  a !== undefined && b !== undefined && a.end === b.at && a.kind !== 'mark' && b.kind !== 'mark';

/** The positions of a text within tokens, as whole words. */
function runsOf(tokens: readonly Token[], wanted: readonly Token[]): number[] {
  const found: number[] = [];
  for (let at = 0; at + wanted.length <= tokens.length; at++) {
    const fits = wanted.every((one, offset) => tokens[at + offset]?.flat === one.flat);
    const end = at + wanted.length;
    if (!fits || joins(tokens[at - 1], tokens[at]) || joins(tokens[end - 1], tokens[end])) continue;
    found.push(at);
  }
  return found;
}

type LineTokens = readonly [line: number, tokens: readonly Token[]];

export const allLines = ({ subject, lines }: ReadPage): LineTokens[] => [
  [subjectLine, subject],
  ...lines.map((tokens, line): LineTokens => [line, tokens]),
];

function placesOfText(page: ReadPage, field: LayoutField, text: string): Place[] {
  const wanted = tokensOf(text);
  if (wanted.length === 0) return [];
  return allLines(page).flatMap(([line, tokens]) =>
    runsOf(tokens, wanted).map((from): Place => ({ field, line, from, to: from + wanted.length })),
  );
}

const dateTokensMax = 14;

const canBeDate = (token: Token): boolean =>
  token.kind !== 'address' &&
  (token.kind === 'number' || token.kind === 'word' || /^[-/.,°()|·]$/u.test(token.text));

/** The longest texts of a line that can be a day, without overlaps. */
export function datesIn(
  tokens: readonly Token[],
  context: DateContext,
): { readonly from: number; readonly to: number; readonly days: string[] }[] {
  const found: { from: number; to: number; days: string[] }[] = [];
  for (let from = 0; from < tokens.length; from++) {
    const first = tokens[from];
    if (!first || first.kind === 'mark' || first.kind === 'address') continue;
    if (joins(tokens[from - 1], first) || !startsDate(tokens, from)) continue;
    let end = from;
    while (end < Math.min(tokens.length, from + dateTokensMax) && canBeDate(tokens[end] ?? first)) end++;
    for (let to = end; to > from; to--) {
      const last = tokens[to - 1];
      if (!last || last.kind === 'mark' || joins(last, tokens[to])) continue;
      if (last.kind === 'word' && !isCalendarWord(last) && tokens[to - 2]?.kind !== 'number' && to - from > 1)
        continue;
      const days = possibleDays(tokens.slice(from, to), context);
      if (days.length === 0) continue;
      found.push({ from, to, days });
      from = to - 1;
      break;
    }
  }
  return found;
}

const nearWord = /^(?:today|tomorrow|hoy|manana|hoje|amanha|demain|aujourd'hui)$/;

const startsDate = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  if (!token) return false;
  return token.kind === 'number' || isCalendarWord(token) || nearWord.test(token.flat);
};

function placesOfDay(page: ReadPage, day: string): Place[] {
  return allLines(page).flatMap(([line, tokens]) =>
    datesIn(tokens, page.page.context)
      .filter(({ days }) => days.includes(day))
      .map(({ from, to }): Place => ({ field: 'classDate', line, from, to })),
  );
}

/** The times of a line with the tokens that they consist of. */
export function timesIn(
  text: string,
  tokens: readonly Token[],
): { readonly from: number; readonly to: number; readonly time: string }[] {
  return findTimes(text).flatMap(({ at, end, time }) => {
    const digit = at + Math.max(0, text.slice(at, end).search(/\d/));
    const from = tokens.findIndex((token) => token.at >= digit);
    let to = tokens.findIndex((token) => token.at >= end);
    if (to < 0) to = tokens.length;
    return from < 0 || to <= from ? [] : [{ from, to, time }];
  });
}

function placesOfTime(page: ReadPage, wanted: string): Place[] {
  const texts = [page.page.subject, ...page.page.lines];
  return allLines(page).flatMap(([line, tokens]) =>
    timesIn(texts[line + 1] ?? '', tokens)
      .filter(({ time }) => time === wanted)
      .map(({ from, to }): Place => ({ field: 'classTime', line, from, to })),
  );
}

/** A name split over two places, 'First name: Ana', 'Last name: Ruiz'. */
function splitName(page: ReadPage, name: string): Place[] {
  const words = name.split(' ');
  for (let count = 1; count < words.length; count++) {
    const [a, b] = [words.slice(0, count).join(' '), words.slice(count).join(' ')];
    const firsts = placesOfText(page, 'customerName', a).filter(({ line }) => line >= 0);
    const lasts = placesOfText(page, 'customerName', b).filter(({ line }) => line >= 0);
    for (const last of lasts) {
      const first = firsts
        .filter(({ line }) => line !== last.line)
        .toSorted((x, y) => Math.abs(x.line - last.line) - Math.abs(y.line - last.line))[0];
      if (first && Math.abs(first.line - last.line) <= 4)
        return [
          { ...first, part: 1 },
          { ...last, part: 2 },
        ];
    }
  }
  return [];
}

/** The places with single words of a name, as in a salutation. */
function partsOfName(page: ReadPage, name: string): Place[] {
  const words = new Set(
    tokensOf(name).flatMap(({ kind, flat }) => (kind === 'word' && flat.length > 1 ? [flat] : [])),
  );
  return allLines(page).flatMap(([line, tokens]) => {
    const places: Place[] = [];
    for (let from = 0; from < tokens.length; from++) {
      let to = from;
      const isPart = (token: Token | undefined): boolean =>
        token !== undefined && words.has(token.flat) && /^\p{Lu}/u.test(token.text);
      while (isPart(tokens[to]) || (to > from && tokens[to]?.text === '-' && isPart(tokens[to + 1]))) to++;
      if (to > from) places.push({ field: 'customerName', line, from, to, partial: true });
      from = Math.max(from, to - 1);
    }
    return places;
  });
}

const lacks: Record<LayoutField, string> = {
  customerName: 'The customer’s name does not appear in this mail as you wrote it.',
  className: 'The class’s name does not appear in this mail as you wrote it.',
  classDate: 'No date in this mail matches the day that you chose.',
  classTime: 'No time in this mail matches the one that you chose.',
  marketplaceBookingRef: 'The reference does not appear in this mail as you wrote it.',
};

/**
 * Every place where a value of the reservation appears, by field, or a sentence about the value that appears nowhere.
 */
export function locate(
  page: ReadPage,
  taught: TaughtReservation,
): ReadonlyMap<LayoutField, readonly Place[]> | string {
  const found = new Map<LayoutField, readonly Place[]>();
  const { customerName, className, classDate, classTime, marketplaceBookingRef } = taught;
  const put = (field: LayoutField, places: readonly Place[]): boolean => {
    found.set(field, places);
    return places.length > 0;
  };
  if (customerName !== null) {
    const whole = placesOfText(page, 'customerName', customerName);
    if (!put('customerName', whole.length > 0 ? whole : splitName(page, customerName)))
      return lacks.customerName;
    found.set('customerName', [...(found.get('customerName') ?? []), ...partsOfName(page, customerName)]);
  }
  if (className !== null && !put('className', placesOfText(page, 'className', className)))
    return lacks.className;
  if (classDate !== null && !put('classDate', placesOfDay(page, classDate))) return lacks.classDate;
  if (classTime !== null && !put('classTime', placesOfTime(page, classTime))) return lacks.classTime;
  if (
    marketplaceBookingRef !== null &&
    !put('marketplaceBookingRef', placesOfText(page, 'marketplaceBookingRef', marketplaceBookingRef))
  )
    return lacks.marketplaceBookingRef;
  return found;
}

export const flatText = (text: string): string => level(text).replaceAll(/\s+/g, ' ').trim();
