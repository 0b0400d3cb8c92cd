import { amountsPerPlace } from './amounts-per-place.ts';
import { unprotectCell } from './cell.ts';
import { joinedFields, requiredFields, type Field, type FileKind, type ReadingPlan } from './plan.ts';
import { partsOf } from './field-readers.ts';
import { readTime } from './read-time.ts';
import { mistakeFinding, type MistakeFinding, type RowMistake } from './row-mistake.ts';
import { saysNothing, tidy } from './text.ts';

/** A row in normalised texts: dates YYYY-MM-DD, times HH:mm, plain decimals, digits; names are unchanged. */
export type FileRecord = Partial<Record<Field, string>>;

export type ConvertedRow =
  | { readonly record: FileRecord; readonly findings?: undefined }
  | { readonly findings: MistakeFinding[]; readonly record?: undefined };

export interface ConvertOptions {
  /** The studio's IANA zone. Class times with a zone of their own are converted to it. */
  readonly timezone?: string | undefined;
}

type Row = readonly string[];

interface Reader {
  readonly field: Field;
  readonly columns: readonly number[];
  /** The value for every row, if the field has no column. */
  readonly value?: string;
  readonly read: (cell: string) => string | undefined;
  readonly required: boolean;
  readonly refusal: (cell: string) => RowMistake;
}

function readersOf(plan: ReadingPlan, kind: FileKind, options: ConvertOptions): Reader[] {
  const places = new Map<Field, number[]>();
  plan.columns.forEach((fields, column) => {
    for (const field of fields) places.set(field, [...(places.get(field) ?? []), column]);
  });
  const ofColumns = [...places].map(([field, all]) => {
    const columns = joinedFields.includes(field) ? all : all.slice(-1);
    const fields = plan.columns[columns.at(-1) ?? 0] ?? [];
    const required = (requiredFields[kind] as readonly Field[]).includes(field);
    return { field, columns, required, ...partsOf(field, plan, fields, options.timezone) };
  });
  const values = Object.entries(plan.values ?? {}) as [Field, string][];
  const ofValues = values
    .filter(([field]) => !places.has(field))
    .map(([field, value]): Reader => {
      const { read, refusal } = partsOf(field, plan, [field], options.timezone);
      return { field, columns: [], value, required: true, read, refusal };
    });
  return [...ofColumns, ...ofValues];
}

const clean = (cell: string | undefined): string => {
  if (!cell) return '';
  const text = tidy(cell.startsWith("'") ? unprotectCell(cell) : cell);
  return saysNothing(text) ? '' : text;
};

/** Names are joined; a date and time consist of a day and its time; for other fields the last non-empty cell counts. */
function joined(field: Field, columns: readonly number[], row: Row): string {
  const texts = columns.map((column) => clean(row[column])).filter((text) => text !== '');
  if (field === 'customer_name' || texts.length < 2) return texts.join(' ');
  const last = texts.at(-1) ?? '';
  return readTime(last) ? texts.slice(-2).join(' ') : last;
}

/**
 * The row if it can be read with the plan; undefined if extra cells have content, or if cells that the plan uses are
 * missing.
 */
function fitted(row: Row, plan: ReadingPlan): Row | undefined {
  const width = plan.columns.length;
  if (row.length === width) return row;
  if (row.length > width) return row.slice(width).every((cell) => cell.trim() === '') ? row : undefined;
  return plan.columns.slice(row.length).every((fields) => fields.length === 0) ? row : undefined;
}

/**
 * Creates the reader of a file's rows by its plan. It returns a record, or a list of the row's mistakes; it never
 * throws. Booking times are 'YYYY-MM-DDTHH:mm' in local time, or an instant in UTC if the cell has a time zone.
 */
export function convertRow(
  plan: ReadingPlan,
  kind: FileKind,
  options: ConvertOptions = {},
): (row: Row) => ConvertedRow {
  const readers = readersOf(plan, kind, options);
  const columnOf = new Map(readers.map(({ field, columns }) => [field, columns.at(-1)] as const));
  const forAllPlaces = amountsPerPlace(plan, (field) => columnOf.get(field));
  return (cells) => {
    const row = fitted(cells, plan);
    if (!row) return { findings: [mistakeFinding('row', { code: 'cell-count' })] };
    const record: FileRecord = {};
    let findings: MistakeFinding[] | undefined;
    for (const { field, columns, value: shared, read, required, refusal } of readers) {
      const text =
        shared ?? (columns.length === 1 ? clean(row[columns[0] ?? 0]) : joined(field, columns, row));
      if (text === '') {
        if (required) (findings ??= []).push(mistakeFinding(field, { code: 'missing' }));
        continue;
      }
      const value = read(text);
      if (value === undefined) (findings ??= []).push(mistakeFinding(field, refusal(text)));
      else record[field] = value;
    }
    return findings ? { findings } : { record: forAllPlaces(record) };
  };
}
