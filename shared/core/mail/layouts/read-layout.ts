import type { ChangeKind } from '../changed-booking.ts';
import { changeReported, findEvent } from '../event.ts';
import { furtherStarts } from '../further-reservation.ts';
import { level } from '../level.ts';
import type { Line } from '../lines.ts';
import type { MailEvent } from '../mail.ts';
import { Alignment, hasField, isBare } from './align.ts';
import {
  layoutFields,
  type LayoutField,
  type LayoutLine,
  type MailLayout,
  type TaughtReservation,
} from './layout.ts';
import { flatText } from './locate.ts';
import { matchLine, type LineValues } from './match-line.ts';
import type { ReadPage } from './page.ts';
import { firstRowEnd, repeatsIn, type Repeats } from './repeats.ts';
import { stemOf } from './tokens.ts';
import { saysStatus } from './words.ts';

const linesOf = ({ page }: ReadPage): Line[] =>
  page.lines.map((text) => ({ text, flat: level(text), first: true }));

/** The general parser's interpretation of a page. Null if it has none. */
export const readAs = (read: ReadPage): MailEvent | null => findEvent(read.page.subject, linesOf(read)).event;

/** The change of a booking that a page may report; undefined if it reports none. */
export const changeOn = (read: ReadPage): ChangeKind | undefined =>
  changeReported(read.page.subject, linesOf(read));

/** How many further reservations a page may contain besides those that were read. */
export const furtherOn = (read: ReadPage, reservations: readonly TaughtReservation[]): number =>
  furtherStarts(linesOf(read), read.page.context, reservations);

/**
 * Whether a page reports a change that the e-mail that taught the layout did not report. Its further lines may say that
 * an earlier booking ended, which no line of the layout reads.
 */
const reportsOtherChange = (layout: MailLayout, read: ReadPage): boolean => {
  const change = changeOn(read);
  return change !== undefined && change !== layout.change;
};

type Values = Map<LayoutField, string>;

const same = (a: string, b: string): boolean => flatText(a) === flatText(b);

/** Whether all words of a text are in the name. */
function isOfName(text: string, name: string): boolean {
  const words = new Set(flatText(name).split(/[\s,]+/));
  return flatText(text)
    .split(/[\s,]+/)
    .every((word) => words.has(word));
}

const agrees = (field: LayoutField, text: string, value: string): boolean =>
  same(text, value) || (field === 'customerName' && isOfName(text, value));

/** The common value of several lines; undefined if two differ. */
function together(all: readonly LineValues[]): Values | undefined {
  const values: Values = new Map();
  const parts = new Map<1 | 2, string>();
  for (const [field, part, value] of all.flatMap(({ fields }) => fields)) {
    if (part !== 0) {
      if (!same(parts.get(part) ?? value, value)) return undefined;
      parts.set(part, value);
    } else if (!same(values.get(field) ?? value, value)) return undefined;
    else values.set(field, values.get(field) ?? value);
  }
  const [first, second] = [parts.get(1), parts.get(2)];
  if (first !== undefined && second !== undefined) values.set('customerName', `${first} ${second}`);
  for (const [field, text] of all.flatMap(({ again }) => again)) {
    const value = values.get(field);
    if (value !== undefined && !agrees(field, text, value)) return undefined;
  }
  return values;
}

const choicesMax = 256;

/**
 * The values of a page whose lines can be read in several ways: the only combination that fits together, otherwise
 * undefined.
 */
function onlyValues(lines: readonly (readonly LineValues[])[]): Values | undefined {
  let choices: LineValues[][] = [[]];
  for (const ways of lines.toSorted((a, b) => a.length - b.length)) {
    choices = choices.flatMap((chosen) =>
      ways.map((way) => [...chosen, way]).filter((next) => together(next) !== undefined),
    );
    if (choices.length === 0 || choices.length > choicesMax) return undefined;
  }
  const different = new Map(
    choices.flatMap((chosen) => {
      const values = together(chosen);
      return values
        ? [[JSON.stringify(layoutFields.map((field) => values.get(field))), values] as const]
        : [];
    }),
  );
  return different.size === 1 ? [...different.values()][0] : undefined;
}

const isLineOf = (layout: MailLayout, page: ReadPage, { elements }: LayoutLine, at: number): boolean => {
  const ways = matchLine(
    page.page.lines[at] ?? '',
    page.lines[at] ?? [],
    elements,
    layout,
    page.page.context,
  );
  return ways === undefined || ways.length > 0;
};

/** Number of lines on a page that have the form of a line with a field. */
export const countOf = (layout: MailLayout, page: ReadPage, line: LayoutLine): number =>
  page.lines.filter((_, at) => isLineOf(layout, page, line, at)).length;

/** Whether a line's form identifies the position of a field: by its own words, or by those of the label above. */
export const isAnchor = (lines: readonly LayoutLine[], own: number): boolean => {
  const [line, next] = [lines[own], lines[own + 1]];
  if (!line || isBare(line)) return false;
  return hasField(line) || (next !== undefined && hasField(next) && isBare(next));
};

/**
 * Whether the page contains a reservation that was not read: lines with a field appear more often than the reservations
 * explain.
 */
const tellsMore = (layout: MailLayout, page: ReadPage, { from, ways }: Repeats): boolean =>
  layout.lines.some(
    (line, own) =>
      isAnchor(layout.lines, own) &&
      countOf(layout, page, line) > line.times * (own < from ? 1 : 1 + ways.length),
  );

/** The part of a page before the lines of a reservation repeat: it is matched with the layout. */
function firstPart(layout: MailLayout, page: ReadPage): ReadPage {
  const own = layout.lines.findIndex(hasField);
  const line = [own, own - 1].find((at) => isAnchor(layout.lines, at));
  const anchor = line === undefined ? undefined : layout.lines[line];
  const ats = anchor ? page.lines.flatMap((_, at) => (isLineOf(layout, page, anchor, at) ? [at] : [])) : [];
  const end = layout.rows ? firstRowEnd(layout, page, layout.rows) : ats[anchor?.times ?? 0];
  if (end === undefined) return page;
  return {
    ...page,
    lines: page.lines.slice(0, end),
    page: { ...page.page, lines: page.page.lines.slice(0, end) },
  };
}

/** Whether the rest of the page says the same about the event as the layout does. */
function tellsTheSame(layout: MailLayout, page: ReadPage, last: number): boolean {
  let own = 0;
  for (let at = last + 1; at < page.lines.length; at++) {
    if (!saysStatus(page.lines[at] ?? [])) continue;
    const line = layout.told[own];
    if (!line || !isLineOf(layout, page, line, at)) return false;
    own++;
  }
  return own === layout.told.length;
}

/**
 * Whether a value is just a fixed line of the layout: then the value is missing, and the next label was read instead.
 */
function isLabel(layout: MailLayout, value: string): boolean {
  const words = flatText(value)
    .split(/[\s:]+/)
    .filter(Boolean);
  return layout.lines.some(({ elements }) => {
    const fixed = elements.flatMap((one) => (one.kind === 'word' ? [one.text] : []));
    return (
      elements.every(({ kind }) => kind === 'word' || kind === 'mark' || kind === 'rest') &&
      fixed.length === words.length &&
      fixed.every((word, at) => stemOf(word) === stemOf(words[at] ?? ''))
    );
  });
}

/** Whether the page's lines match the layout's one by one. An e-mail without a reservation must not differ at all. */
function isExactly(layout: MailLayout, page: ReadPage): boolean {
  const isWhole = page.lines.length === layout.lines.length || layout.lines.length >= noReservationLinesMax;
  return (
    isWhole &&
    page.lines.length >= layout.lines.length &&
    layout.lines.every((line, own) => isLineOf(layout, page, line, own))
  );
}

/** The lines that are compared in an e-mail without a reservation. */
export const noReservationLinesMax = 80;

function reservationOf(layout: MailLayout, values: Values): TaughtReservation | undefined {
  if (layout.meaning === 'no-reservation') return undefined;
  const valueOf = (field: LayoutField): string | null => values.get(field) ?? null;
  if (
    layoutFields.some(
      (field) => field !== 'classDate' && field !== 'classTime' && isLabel(layout, valueOf(field) ?? ''),
    )
  )
    return undefined;
  return {
    eventType: layout.meaning,
    customerName: valueOf('customerName'),
    className: valueOf('className'),
    classDate: valueOf('classDate'),
    classTime: valueOf('classTime'),
    marketplaceBookingRef: valueOf('marketplaceBookingRef'),
  };
}

/** The content of a page: one or more reservations, or none. */
export type PageMeaning = readonly TaughtReservation[] | 'no-reservation';

/**
 * Reads a page with a layout: the page must contain every fixed line in order and every field in its format, and there
 * must be only one way to match them. If the lines of a reservation repeat, each repetition is a further reservation.
 * Nothing is guessed.
 *
 * @returns undefined if the page has another layout, contains more, reports another change, or could be read in two ways
 */
export function readByLayout(layout: MailLayout, page: ReadPage): PageMeaning | undefined {
  const { subject, context } = page.page;
  const ofSubject = matchLine(subject, page.subject, layout.subject.elements, layout, context);
  if (!ofSubject || ofSubject.length === 0) return undefined;
  const as = readAs(page);
  if (as !== null && as !== layout.readAs && as !== layout.meaning) return undefined;
  if (layout.meaning === 'no-reservation') return isExactly(layout, page) ? 'no-reservation' : undefined;
  if (reportsOtherChange(layout, page)) return undefined;
  const alignment = new Alignment(layout, firstPart(layout, page));
  const places = layout.lines.length === 0 ? new Map<number, readonly number[]>() : alignment.places();
  if (!places || alignment.isTooMuch) return undefined;
  const last = Math.max(-1, ...(places.get(layout.lines.length - 1) ?? [...places.values()].flat()));
  const repeats = repeatsIn(layout, page, last);
  if (!repeats || tellsMore(layout, page, repeats) || !tellsTheSame(layout, page, repeats.end - 1))
    return undefined;
  const ways = [...places].map(([own, found]) => found.flatMap((at) => alignment.ways(own, at)));
  const values = onlyValues([ofSubject, ...ways.filter((one) => one.some(tellsValues))]);
  const found = values && severalOf(layout, values, repeats);
  return found && furtherOn(page, found) <= (layout.further ?? 0) ? found : undefined;
}

/** The first reservation and those below it, which share the values above the first; undefined if one is unclear. */
function severalOf(layout: MailLayout, first: Values, { ways }: Repeats): TaughtReservation[] | undefined {
  const further = ways.map((lines) => onlyValues(lines.filter((one) => one.some(tellsValues))));
  const all = [first, ...further].map((values) =>
    values ? reservationOf(layout, new Map([...first, ...values])) : undefined,
  );
  return all.every((one) => one !== undefined) ? all : undefined;
}

const tellsValues = ({ fields, again }: LineValues): boolean => fields.length + again.length > 0;
