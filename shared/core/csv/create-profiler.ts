import { ColumnProfile, type ColumnFacts } from './column-profile.ts';
import { confidenceOf } from './confidence.ts';
import { findDateFormat, type FormatFinding } from './date-order.ts';
import { findHeader, headRowsMax, leftOut, type Header } from './layout.ts';
import { columnOf, mapColumns, type Mapping } from './map-columns.ts';
import {
  requiredFields,
  type DateFormat,
  type DecimalMark,
  type Field,
  type FileKind,
  type Understanding,
} from './plan.ts';
import { RowSample } from './row-sample.ts';
import { fold } from './text.ts';
import { findTimeFormat } from './time-format.ts';
import { warningsOf } from './warnings.ts';

/** Reads a file's rows one after another and says at the end how they are to be read. */
export interface Profiler {
  readonly add: (row: readonly string[]) => void;
  /** How many data rows were told from the others so far. */
  readonly rowCount: () => number;
  /** What the rows hold. Once; the profiler is done then. */
  readonly conclude: () => Understanding;
}

const previewRowsMax = 3;
const previewCharactersMax = 200;

interface Layout {
  readonly header: Header;
  readonly titles: readonly string[];
  readonly folded: readonly string[];
}

function layoutOf(head: readonly (readonly string[])[]): Layout {
  const header = findHeader(head);
  const cells = header.at < 0 ? [] : (head[header.at] ?? []);
  const titles = Array.from({ length: header.width }, (_, at) => {
    const title = (cells[at] ?? '').replace(/^\uFEFF/, '').trim();
    return title === '' ? `Column ${at + 1}` : title.slice(0, previewCharactersMax);
  });
  return { header, titles, folded: cells.map(fold) };
}

class Reading {
  readonly #layout: Layout;
  readonly #profiles: ColumnProfile[];
  readonly #sample = new RowSample();
  readonly #preview: string[][] = [];
  readonly #left = { total: 0, note: 0, header: 0 };
  #rows = 0;
  #ragged = 0;

  constructor(layout: Layout) {
    this.#layout = layout;
    this.#profiles = layout.titles.map(() => new ColumnProfile());
  }

  add(row: readonly string[]): void {
    const left = leftOut(row, this.#layout.folded);
    if (left !== undefined) {
      if (left !== 'blank') this.#left[left] += 1;
      return;
    }
    this.#rows += 1;
    if (this.#preview.length < previewRowsMax)
      this.#preview.push(row.map((cell) => cell.slice(0, previewCharactersMax)));
    const width = this.#profiles.length;
    if (row.length !== width && !isSameWidth(row, width)) {
      this.#ragged += 1;
      return;
    }
    for (let at = 0; at < width; at += 1) this.#profiles[at]?.add(row[at] ?? '');
    this.#sample.add(row);
  }

  get rowCount(): number {
    return this.#rows;
  }

  conclude(kind: FileKind): Understanding {
    const facts = this.#profiles.map((profile) => profile.conclude());
    const { header, titles } = this.#layout;
    const shown = header.at < 0 ? titles.map(() => '') : titles;
    const mapping = mapColumns(
      facts.map((own, at) => columnOf(shown[at] ?? '', own)),
      kind,
    );
    const formats = formatsOf(mapping, facts, this.#sample.rows());
    const confidence = confidenceOf({
      kind,
      mapping,
      date: formats.date,
      timeKnown: formats.timeFormat !== null,
      header: header.at < 0 ? 0 : header.certainty,
      rowCount: this.#rows,
      emptyColumn:
        this.#rows > 0 &&
        requiredFields[kind].some((field) => facts[mapping.evidence.get(field)?.column ?? -1]?.filled === 0),
      ragged: this.#rows === 0 ? 0 : this.#ragged / this.#rows,
    });
    const warnings = warningsOf({
      kind,
      mapping,
      titles,
      headerFound: header.at >= 0,
      preambleRows: Math.max(0, header.at),
      leftOut: this.#left,
      raggedRows: this.#ragged,
      rowCount: this.#rows,
      ...formats,
    });
    return {
      plan: {
        columns: mapping.columns,
        dateFormat: formats.date?.format ?? null,
        timeFormat: formats.timeFormat,
        ...(formats.momentFormat ? { momentFormat: formats.momentFormat } : {}),
        ...(formats.decimalMark ? { decimalMark: formats.decimalMark } : {}),
      },
      csvColumns: titles,
      confidence,
      warnings,
      previewRows: this.#preview,
      headerRow: header.at + 1,
      rowCount: this.#rows,
    };
  }
}

/** Cells beyond the header's that hold nothing do not matter. */
const isSameWidth = (row: readonly string[], width: number): boolean =>
  row.length > width && row.slice(width).every((cell) => cell.trim() === '');

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
  const of = (field: Field): ColumnFacts | undefined => facts[column(field) ?? -1];
  const [dateColumn, madeColumn] = [column('class_date'), column('booked_at')];
  const question = { facts, sample, madeColumn };
  const date = dateColumn === undefined ? undefined : findDateFormat({ ...question, column: dateColumn });
  const moment = madeColumn === undefined ? undefined : findDateFormat({ facts, sample, column: madeColumn });
  const differs =
    moment?.format !== date?.format &&
    (moment?.finding?.order ?? null) !== null &&
    moment?.finding?.order !== date?.finding?.order;
  const time = of('class_time');
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
    serialDates: (of('class_date')?.share('serial') ?? 0) > 0.9,
    decimalMark: decimalMarkOf(
      ['studio_revenue', 'booking_price', 'marketplace_fee'].map((field) => of(field as Field)),
    ),
  };
}

/** The decimal mark of nearly all amounts that show one. */
function decimalMarkOf(amounts: readonly (ColumnFacts | undefined)[]): DecimalMark | null {
  const count = (mark: DecimalMark): number =>
    amounts.reduce((sum, facts) => sum + (facts?.marks.get(mark) ?? 0), 0);
  const [point, comma] = [count('.'), count(',')];
  if (point > comma * 9) return '.';
  return comma > point * 9 ? ',' : null;
}

/**
 * Begins to read a file. Rows are added as they stand in it, blank ones too: the place of the header counts them. Every
 * row is looked at; memory stays bounded whatever their number.
 */
export function createProfiler(kind: FileKind): Profiler {
  let head: (readonly string[])[] = [];
  let reading: Reading | undefined;
  const begin = (): Reading => {
    const layout = layoutOf(head);
    const begun = new Reading(layout);
    for (const row of head.slice(layout.header.at + 1)) begun.add(row);
    head = [];
    return begun;
  };
  return {
    add: (row) => {
      if (reading) reading.add(row);
      else if (head.push(row) >= headRowsMax) reading = begin();
    },
    rowCount: () => reading?.rowCount ?? 0,
    conclude: () => (reading ?? begin()).conclude(kind),
  };
}
