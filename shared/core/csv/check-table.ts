import { unprotectCell } from './cell.ts';
import type { FileKind } from './plan.ts';
import { cancellingCells, rowStatusOf, rowUseOf } from './row-status.ts';
import { mistakeFinding, type RowMistake } from './row-mistake.ts';

/** A problem at one cell, row or column of a table. The header is row 1. */
export interface TableFinding {
  readonly path: string;
  readonly row?: number | undefined;
  readonly message: string;
  /** The mistake as a code with its facts, if the problem is in a row. */
  readonly mistake?: RowMistake | undefined;
}

/** One data row. A column missing from the table is an empty text. */
export interface TableRecord {
  readonly row: number;
  readonly cells: ReadonlyMap<string, string>;
}

export interface TableShape {
  /** The kind of rows, if a column `status` says which of them count. */
  readonly kind?: FileKind;
  readonly required: readonly string[];
  readonly optional: readonly string[];
  /** Other accepted names of a column. */
  readonly aliases?: Readonly<Record<string, string>>;
}

export interface CheckedTable {
  readonly findings: readonly TableFinding[];
  readonly records: readonly TableRecord[];
}

type Rows = readonly (readonly string[])[];

const isBlank = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === '');

/** The known column at each position of the header; undefined for ignored columns. */
function columnsOf(header: readonly string[], shape: TableShape): (string | undefined)[] {
  const known = new Set([...shape.required, ...shape.optional]);
  const aliases = new Map(Object.entries(shape.aliases ?? {}));
  return header.map((title) => {
    const name = title.trim().toLowerCase();
    const column = aliases.get(name) ?? name;
    return known.has(column) ? column : undefined;
  });
}

function headerFindings(columns: readonly (string | undefined)[], shape: TableShape): TableFinding[] {
  const missing = shape.required.filter((column) => !columns.includes(column));
  const twice = columns.filter((column, at) => column !== undefined && columns.indexOf(column) < at);
  return [
    ...(missing.length > 0
      ? [{ path: 'header', row: 1, message: `Missing required fields: ${missing.join(', ')}` }]
      : []),
    ...[...new Set(twice)].map((column = '') => ({
      path: column,
      row: 1,
      message: `Column ${column} appears more than once`,
    })),
  ];
}

function recordOf(
  cells: readonly string[],
  columns: readonly (string | undefined)[],
  row: number,
): TableRecord {
  const known = new Map<string, string>();
  columns.forEach((column, at) => {
    if (column !== undefined) known.set(column, unprotectCell((cells[at] ?? '').trim()));
  });
  return { row, cells: known };
}

const missingValues = ({ row, cells }: TableRecord, { required }: TableShape): TableFinding[] =>
  required
    .filter((column) => !cells.get(column))
    .map((column) => ({ row, ...mistakeFinding(column, { code: 'missing' }) }));

/**
 * Checks a table's structure: a header with the required columns, in any order and case, at least one data row, as many
 * cells in each row as in the header, and no empty required cell. Columns that the shape does not name are ignored;
 * blank rows are skipped and counted. It never throws; only rows without a finding become records. Cost O(cells).
 *
 * @param rows every row as read, the header first
 */
export function checkTable(rows: Rows, shape: TableShape): CheckedTable {
  const [header = [], ...body] = rows;
  const columns = columnsOf(header, shape);
  const findings = headerFindings(columns, shape);
  const filled = body.map((cells, at) => ({ cells, row: at + 2 })).filter(({ cells }) => !isBlank(cells));
  if (filled.length === 0)
    return {
      findings: [...findings, { path: 'file', message: 'CSV must contain at least one data row' }],
      records: [],
    };
  if (findings.length > 0) return { findings, records: [] };
  return checkRows(filled, columns, shape);
}

/** The record as its status lets it count; undefined if it is left out. A cancelled row is that does not say of what. */
function counting(record: TableRecord, shape: TableShape): TableRecord | undefined {
  const { row, cells } = record;
  const { kind } = shape;
  if (kind === undefined) return record;
  const use = rowUseOf(rowStatusOf(cells.get('status') ?? ''), kind, Boolean(cells.get('cancelled_at')));
  if (use === 'read') return record;
  if (use === 'left-out') return undefined;
  const cancelling = { row, cells: cancellingCells(cells, kind) };
  return missingValues(cancelling, shape).length === 0 ? cancelling : undefined;
}

function checkRows(
  filled: readonly { readonly cells: readonly string[]; readonly row: number }[],
  columns: readonly (string | undefined)[],
  shape: TableShape,
): CheckedTable {
  const findings: TableFinding[] = [];
  const records: TableRecord[] = [];
  for (const { cells, row } of filled) {
    if (cells.length !== columns.length) {
      findings.push({ row, ...mistakeFinding('row', { code: 'cell-count' }) });
      continue;
    }
    const record = counting(recordOf(cells, columns, row), shape);
    const found = record ? missingValues(record, shape) : [];
    findings.push(...found);
    if (record && found.length === 0) records.push(record);
  }
  return { findings, records };
}
