import { hasField, isBare } from './align.ts';
import type { LayoutField, LayoutLine, MailLayout } from './layout.ts';
import { matchLine, type LineValues } from './match-line.ts';
import type { ReadPage } from './page.ts';

/** The reservations of one mail that are read; one that tells more is for a person. */
const repeatsMax = 40;

type Ways = readonly LineValues[];

/** Further reservations below the first, in the same lines. */
export interface Repeats {
  /** The layout's first line that stands there again. */
  readonly from: number;
  /** For each reservation the ways in which its lines can be read. */
  readonly ways: readonly (readonly Ways[])[];
  /** The page's line behind the last of them. */
  readonly end: number;
}

const waysOf = (layout: MailLayout, page: ReadPage, { elements }: LayoutLine, at: number): Ways =>
  matchLine(page.page.lines[at] ?? '', page.lines[at] ?? [], elements, layout, page.page.context) ?? [];

const holds = ({ elements }: LayoutLine, ...wanted: readonly LayoutField[]): boolean =>
  elements.some((one) => one.kind === 'field' && wanted.includes(one.field));

/** A part of the layout at a line of the page, line by line; only labels may lack. */
function blockAt(layout: MailLayout, page: ReadPage, from: number, begin: number) {
  const found: Ways[] = [];
  let at = begin;
  for (const line of layout.lines.slice(from)) {
    const ways = at < page.lines.length ? waysOf(layout, page, line, at) : [];
    if (ways.length === 0 && (!line.optional || hasField(line))) return undefined;
    if (ways.length === 0) continue;
    found.push(ways);
    at += 1;
  }
  return { ways: found, end: at };
}

/** Whether a part of the layout tells a reservation: when, and something else. */
const isReservation = (lines: readonly LayoutLine[]): boolean =>
  lines.filter(hasField).length > 1 && lines.some((line) => holds(line, 'classDate', 'classTime'));

/** Whether a day stands alone in a line below, as the layout writes it in one: then the page tells what was not read. */
const tellsAnotherDay = (layout: MailLayout, page: ReadPage, from: number): boolean =>
  layout.lines
    .filter((line) => holds(line, 'classDate') && isBare(line))
    .some((line) => page.lines.some((_, at) => at >= from && waysOf(layout, page, line, at).length > 0));

/**
 * What a page tells below the last line of its layout in the lines of a reservation, as the rows of a table do. The longest
 * part of the layout that stands there again is a reservation; what it lacks, such as the client above a list, is that of
 * the first. Cost: lines of the layout × lines of the page.
 *
 * @returns undefined where the page tells of more that does not stand there so
 */
export function repeatsIn(layout: MailLayout, page: ReadPage, last: number): Repeats | undefined {
  const first = layout.lines.findIndex(hasField);
  const none = { from: layout.lines.length, ways: [], end: last + 1 };
  for (let from = Math.max(0, first - 1); from < layout.lines.length; from++) {
    if (!isReservation(layout.lines.slice(from))) break;
    const ways: (readonly Ways[])[] = [];
    let end = last + 1;
    for (let block = blockAt(layout, page, from, end); block; block = blockAt(layout, page, from, end)) {
      ways.push(block.ways);
      ({ end } = block);
      if (ways.length >= repeatsMax) return undefined;
    }
    if (ways.length > 0) return tellsAnotherDay(layout, page, end) ? undefined : { from, ways, end };
  }
  return tellsAnotherDay(layout, page, last + 1) ? undefined : none;
}
