import type { ColumnFacts } from './column-profile.ts';
import { isPerPlace } from './place-titles.ts';
import { guestsColumn, placesColumn } from './places-column.ts';
import { cancelledColumn, statusColumn, waitingColumn } from './cancelled-column.ts';
import { chooseClassName } from './choose-class-name.ts';
import { confidenceOf } from './confidence.ts';
import { findDateFormat, type FormatFinding } from './date-order.ts';
import type { Header } from './layout.ts';
import type { Column } from './column-fit.ts';
import { mapColumns, type Mapping } from './map-columns.ts';
import { requiredFields, type DateFormat, type DecimalMark, type Field, type FileKind } from './plan.ts';
import { isOpenDate } from './read-date.ts';
import { remarksOf } from './remarks-of.ts';
import { reportKindOf } from './report-kind.ts';
import { findTimeFormat } from './time-format.ts';
import { withBookedAt } from './row-evidence.ts';
import type { Understanding } from './understanding.ts';

/** The statistics of a file over every row. All decisions about reading it depend only on them. */
export interface FileProfile {
  readonly kind: FileKind;
  readonly titles: readonly string[];
  readonly columns: readonly Column[];
  readonly header: Header;
  /** Some rows, with their cells shortened. */
  readonly sample: readonly (readonly string[])[];
  readonly previewRows: readonly (readonly string[])[];
  readonly leftOut: { readonly total: number; readonly note: number; readonly header: number };
  readonly rowCount: number;
  readonly raggedRows: number;
}

interface Formats {
  readonly date: FormatFinding | undefined;
  readonly momentFormat: DateFormat | null;
  readonly momentOpen: boolean;
  readonly timeFormat: Understanding['plan']['timeFormat'];
  readonly timeUnknown: boolean;
  readonly zonedTimes: boolean;
  readonly serialDates: boolean;
  readonly decimalMark: DecimalMark | null;
}

function formatsOf(
  mapping: Mapping,
  facts: readonly ColumnFacts[],
  sample: readonly (readonly string[])[],
): Formats {
  const column = (field: Field): number | undefined => mapping.evidence.get(field)?.column;
  const factsOfField = (field: Field): ColumnFacts | undefined => facts[column(field) ?? -1];
  const [dateColumn, madeColumn] = [column('class_date'), column('booked_at')];
  const question = { facts, sample, madeColumn };
  const date = dateColumn === undefined ? undefined : findDateFormat({ ...question, column: dateColumn });
  const moment = madeColumn === undefined ? undefined : findDateFormat({ facts, sample, column: madeColumn });
  const differs =
    moment?.format !== date?.format &&
    (moment?.finding?.order ?? null) !== null &&
    moment?.finding?.order !== date?.finding?.order;
  const time = factsOfField('class_time');
  const timeFormat = time && time.filled > 0 ? findTimeFormat(time) : null;
  return {
    date: date && (facts[dateColumn ?? -1]?.filled ?? 0) > 0 ? date : undefined,
    momentFormat: differs ? (moment?.format ?? null) : null,
    momentOpen:
      moment?.finding?.order === null &&
      moment.finding.by !== 'contradiction' &&
      date?.finding?.order !== null,
    timeFormat,
    timeUnknown: time !== undefined && time.filled > 0 && time.share('time') + time.share('dateTime') < 0.5,
    zonedTimes: (time?.zoned ?? 0) > 0,
    serialDates: (factsOfField('class_date')?.share('serial') ?? 0) > 0.9,
    decimalMark: decimalMarkOf(
      ['studio_revenue', 'booking_price', 'marketplace_fee'].map((field) => factsOfField(field as Field)),
    ),
  };
}

/** The decimal separator of nearly all unambiguous amounts. */
function decimalMarkOf(amounts: readonly (ColumnFacts | undefined)[]): DecimalMark | null {
  const count = (mark: DecimalMark): number =>
    amounts.reduce((sum, facts) => sum + (facts?.marks.get(mark) ?? 0), 0);
  const [point, comma] = [count('.'), count(',')];
  if (point > comma * 9) return '.';
  return comma > point * 9 ? ',' : null;
}

const openDatesMax = 3;

/** Distinct cells of the date column that are valid both with the day first and with the month first. */
function openDatesOf(sample: FileProfile['sample'], column: number): string[] {
  const cells = sample.map((row) => (row[column] ?? '').trim()).filter((cell) => isOpenDate(cell));
  return [...new Set(cells)].slice(0, openDatesMax);
}

/** Columns of bookings that say something which is not read, or not certain. */
function remarkedColumns({ columns, kind }: FileProfile, mapping: Mapping) {
  const isBookings = kind === 'bookings';
  return {
    cancelledColumn: isBookings ? cancelledColumn(columns, mapping) : undefined,
    placesColumn: isBookings ? placesColumn(columns, mapping) : undefined,
    guestsColumn: guestsColumn(columns, mapping),
    waitingColumn: isBookings ? waitingColumn(columns, mapping) : undefined,
  };
}

/** The columns of bookings with amounts for each of several places. */
const perPlaceColumnsOf = ({ columns, kind }: FileProfile): number[] =>
  columns.flatMap(({ concepts }, at) => (kind === 'bookings' && isPerPlace(concepts) ? [at] : []));

/** The mapping of columns that follows from titles, values and rows. */
const mappingBy = ({ columns, kind, sample }: FileProfile): Mapping =>
  withBookedAt(mapColumns(columns, kind, sample), columns, sample, kind);

/** Determines how to read a file: with the given columns, otherwise with those that fit best. */
export function understand(profile: FileProfile, stated?: Mapping): Understanding {
  const { mapping, rivals } = stated
    ? { mapping: stated, rivals: [] }
    : chooseClassName(mappingBy(profile), profile.columns, profile.sample, profile.kind);
  const { kind, titles, header, sample, previewRows, rowCount, raggedRows } = profile;
  const facts = profile.columns.map((column) => column.facts);
  const { date, timeFormat, momentFormat, decimalMark, ...noticed } = formatsOf(mapping, facts, sample);
  const dateColumn = mapping.evidence.get('class_date')?.column;
  const isOpen = dateColumn !== undefined && date?.finding?.order === null;
  const openDates = isOpen ? openDatesOf(sample, dateColumn) : [];
  const report = reportKindOf(profile.columns, mapping, kind);
  const perPlaceColumns = perPlaceColumnsOf(profile);
  const isEmpty = (field: Field): boolean => facts[mapping.evidence.get(field)?.column ?? -1]?.filled === 0;
  return {
    plan: {
      columns: mapping.columns,
      dateFormat: date?.format ?? null,
      timeFormat,
      ...(momentFormat ? { momentFormat } : {}),
      ...(decimalMark ? { decimalMark } : {}),
      ...(perPlaceColumns.length > 0 ? { perPlaceColumns } : {}),
    },
    csvColumns: titles,
    confidence: confidenceOf({
      kind,
      mapping,
      date,
      timeKnown: timeFormat !== null,
      header: header.at < 0 ? 0 : header.certainty,
      rowCount,
      hasRivals: rivals.length > 0,
      emptyColumn: rowCount > 0 && requiredFields[kind].some(isEmpty),
      ragged: rowCount === 0 ? 0 : raggedRows / rowCount,
    }),
    remarks: remarksOf({
      ...noticed,
      kind,
      mapping,
      rivals,
      titles,
      date,
      ...remarkedColumns(profile, mapping),
      statusColumn: statusColumn(profile.columns, mapping, kind),
      headerFound: header.at >= 0,
      preambleRows: Math.max(0, header.at),
      leftOut: profile.leftOut,
      raggedRows,
      rowCount,
    }),
    previewRows,
    ...(openDates.length > 0 ? { openDates } : {}),
    ...(report ? { report } : {}),
    headerRow: header.at + 1,
    rowCount,
  };
}
