import type { FormatFinding } from './date-order.ts';
import { priceAsRevenue } from './adjust-columns.ts';
import type { Mapping } from './map-columns.ts';
import { requiredFields, type Field, type FileKind } from './plan.ts';
import type { columnRemarks, Remark } from './remark.ts';

/** The results of analysing a file that a person may have to check. */
export interface ReadingFacts {
  readonly kind: FileKind;
  readonly mapping: Mapping;
  readonly titles: readonly string[];
  /** Other columns that could be the class's name. */
  readonly rivals: readonly number[];
  /** The column that says that bookings were cancelled, in a file that does not say when. */
  readonly cancelledColumn: number | undefined;
  /** The column that says that clients only wait for a place. Its rows would count as booked. */
  readonly waitingColumn: number | undefined;
  /** The column that says that some bookings are for several places, but is not read. Each row counts as one. */
  readonly placesColumn: number | undefined;
  /** The column that may count only further people, but is taken for all places of a booking. */
  readonly guestsColumn: number | undefined;
  /** The status column, if rows are left out because of it. */
  readonly statusColumn: number | undefined;
  readonly headerFound: boolean;
  readonly preambleRows: number;
  readonly leftOut: { readonly total: number; readonly note: number; readonly header: number };
  readonly raggedRows: number;
  readonly rowCount: number;
  readonly date: FormatFinding | undefined;
  readonly serialDates: boolean;
  readonly momentOpen: boolean;
  readonly timeUnknown: boolean;
  readonly zonedTimes: boolean;
}

function dateRemark({ date, serialDates }: ReadingFacts): (typeof columnRemarks)[number] | undefined {
  if (serialDates) return 'dates-are-numbers';
  if (date?.finding?.by === 'contradiction') return 'dates-contradict';
  if (date?.finding?.order === null) return 'dates-ambiguous';
  return date && !date.readable ? 'dates-unreadable' : undefined;
}

function ofDates(facts: ReadingFacts): Remark[] {
  const at = facts.mapping.evidence.get('class_date')?.column;
  if (at === undefined) return [];
  const found: Remark[] = [];
  const code = dateRemark(facts);
  if (code) found.push({ code, column: facts.titles[at] ?? '' });
  if (facts.momentOpen) found.push({ code: 'booking-dates-ambiguous' });
  return found;
}

function ofLayout({ headerFound, preambleRows, leftOut, raggedRows }: ReadingFacts): Remark[] {
  const found: Remark[] = [];
  if (!headerFound) found.push({ code: 'no-header-row' });
  if (preambleRows > 0) found.push({ code: 'rows-above-header', count: preambleRows });
  if (leftOut.header > 0) found.push({ code: 'header-repeated', count: leftOut.header + 1 });
  if (leftOut.total > 0) found.push({ code: 'totals-left-out', count: leftOut.total });
  if (leftOut.note > 0) found.push({ code: 'single-texts-left-out', count: leftOut.note });
  if (raggedRows > 0) found.push({ code: 'ragged-rows', count: raggedRows });
  return found;
}

function ofRevenue({ mapping, titles }: ReadingFacts): Remark[] {
  const revenue = mapping.evidence.get('studio_revenue');
  if (!revenue || revenue.title > priceAsRevenue) return [];
  return [{ code: 'price-as-revenue', column: titles[revenue.column] ?? '' }];
}

function ofStatus(facts: ReadingFacts): Remark[] {
  const { kind, cancelledColumn, waitingColumn, placesColumn, guestsColumn, statusColumn, titles } = facts;
  const about = (code: (typeof columnRemarks)[number], at: number | undefined): Remark[] =>
    at === undefined ? [] : [{ code, column: titles[at] ?? '' }];
  return [
    ...about('cancelled-as-booked', cancelledColumn),
    ...about('waiting-as-booked', waitingColumn),
    ...about('places-as-one', placesColumn),
    ...about('guests-as-places', guestsColumn),
    ...about(kind === 'schedule' ? 'classes-left-out' : 'bookings-left-out', statusColumn),
  ];
}

function ofClassName({ mapping, titles, rivals }: ReadingFacts): Remark[] {
  const chosen = mapping.evidence.get('class_name')?.column;
  if (rivals.length === 0 || chosen === undefined) return [];
  const others = rivals.map((at) => titles[at] ?? '');
  return [{ code: 'class-name-uncertain', column: titles[chosen] ?? '', others }];
}

/** The remarks about an analysis, those about the layout of the file first. */
export function remarksOf(facts: ReadingFacts): Remark[] {
  const { kind, mapping, rowCount, timeUnknown, zonedTimes } = facts;
  const missing = (requiredFields[kind] as readonly Field[]).filter((field) => !mapping.evidence.has(field));
  const found = ofLayout(facts);
  if (rowCount === 0) found.push({ code: 'no-data-rows' });
  if (missing.length > 0) found.push({ code: 'fields-missing', fields: missing });
  found.push(...ofClassName(facts), ...ofDates(facts), ...ofRevenue(facts), ...ofStatus(facts));
  if (timeUnknown) found.push({ code: 'class-times-unreadable' });
  if (zonedTimes) found.push({ code: 'class-times-zoned' });
  return found;
}
