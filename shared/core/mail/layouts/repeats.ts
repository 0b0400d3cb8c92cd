import { hasField, isBare } from './align.ts';
import type { LayoutField, LayoutLine, LayoutRows, MailLayout } from './layout.ts';
import { matchLine, type LineValues } from './match-line.ts';
import type { ReadPage } from './page.ts';

/** Maximum number of reservations read from one e-mail; an e-mail with more is left to a person. */
const repeatsMax = 40;

type Ways = readonly LineValues[];

/** Further reservations below the first, in the same lines. */
export interface Repeats {
  /** The layout's first line that is repeated. */
  readonly from: number;
  /** For each reservation, the ways in which its lines can be read. */
  readonly ways: readonly (readonly Ways[])[];
  /** The page's line after the last reservation. */
  readonly end: number;
}

const waysOf = (layout: MailLayout, page: ReadPage, { elements }: LayoutLine, at: number): Ways =>
  matchLine(page.page.lines[at] ?? '', page.lines[at] ?? [], elements, layout, page.page.context) ?? [];

const holds = ({ elements }: LayoutLine, ...wanted: readonly LayoutField[]): boolean =>
  elements.some((one) => one.kind === 'field' && wanted.includes(one.field));

/** Matches a part of the layout at a line of the page, line by line; only labels may be missing. */
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

/** Whether a part of the layout describes a reservation: a time, and another value. */
const isReservation = (lines: readonly LayoutLine[]): boolean =>
  lines.filter(hasField).length > 1 && lines.some((line) => holds(line, 'classDate', 'classTime'));

/**
 * Whether a later line contains only a day in the layout's format; then the page contains something that was not read.
 */
const tellsAnotherDay = (layout: MailLayout, page: ReadPage, from: number): boolean =>
  layout.lines
    .filter((line) => holds(line, 'classDate') && isBare(line))
    .some((line) => page.lines.some((_, at) => at >= from && waysOf(layout, page, line, at).length > 0));

/** The line after a list's first row. That row is directly below the layout's last line before the list. */
export function firstRowEnd(layout: MailLayout, page: ReadPage, { from }: LayoutRows): number | undefined {
  const above = layout.lines[from - 1];
  for (let at = 0; at < page.lines.length; at++) {
    if (above && waysOf(layout, page, above, at - 1).length === 0) continue;
    const block = blockAt(layout, page, from, at);
    if (block) return block.end;
  }
  return undefined;
}

/** Whether a list ends at a line in the same way as the one that taught the layout. */
const isBehind = (layout: MailLayout, page: ReadPage, { behind }: LayoutRows, at: number): boolean =>
  behind === null ? at >= page.lines.length : waysOf(layout, page, behind, at).length > 0;

/**
 * Finds further reservations below the last line of a layout, like the rows of a table. The longest part of the layout
 * that repeats there is one reservation; missing values, such as the client named above a list, are taken from the
 * first. Cost: lines of the layout × lines of the page.
 *
 * @returns undefined if the page contains more that does not repeat in this way
 */
export function repeatsIn(layout: MailLayout, page: ReadPage, last: number): Repeats | undefined {
  const { rows } = layout;
  const first = rows?.from ?? Math.max(0, layout.lines.findIndex(hasField) - 1);
  const none = { from: layout.lines.length, ways: [], end: last + 1 };
  for (let from = first; from < layout.lines.length; from++) {
    if (!rows && !isReservation(layout.lines.slice(from))) break;
    const ways: (readonly Ways[])[] = [];
    let end = last + 1;
    for (;;) {
      const isOver = rows?.behind && isBehind(layout, page, rows, end);
      const block = isOver ? undefined : blockAt(layout, page, from, end);
      if (!block) break;
      ways.push(block.ways);
      ({ end } = block);
      if (ways.length >= repeatsMax) return undefined;
    }
    if (rows) return isBehind(layout, page, rows, end) ? { from, ways, end } : undefined;
    if (ways.length > 0) return tellsAnotherDay(layout, page, end) ? undefined : { from, ways, end };
  }
  return tellsAnotherDay(layout, page, last + 1) ? undefined : none;
}
