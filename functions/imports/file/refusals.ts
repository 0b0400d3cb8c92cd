import { Failure } from '#shared/contracts/failure.ts';
import { importBytesMax, cellBytesMax, importRowsMax } from '#shared/contracts/imports/import.ts';
import { columnsMax } from '#shared/contracts/imports/plan.ts';
import { headerOnlyText, otherKindText, type OtherKind } from '#shared/core/csv/other-kind.ts';

const mebibyte = 1024 * 1024;
const grouped = (count: number): string => count.toLocaleString('en');

/** The reasons why a file cannot be read, as sentences for its owner. */
export const refusals = {
  empty: () => new Failure('import-invalid', 'The file is empty.'),
  bytes: () => new Failure('too-large', `The file must be at most ${importBytesMax / mebibyte} MB.`),
  rows: () =>
    new Failure('too-large', `The file must have at most ${grouped(importRowsMax)} rows below its header.`),
  columns: (row: number) =>
    new Failure(
      'import-invalid',
      `Row ${grouped(row)} has more than ${columnsMax} columns, which is the maximum.`,
    ),
  cell: (row: number) =>
    new Failure(
      'import-invalid',
      `A cell in row ${grouped(row)} is longer than ${cellBytesMax / 1024} KB. Perhaps a quotation mark is opened and never closed.`,
    ),
  quote: (row: number) =>
    new Failure(
      'import-invalid',
      `A quotation mark is opened in row ${grouped(row)} or later and never closed.`,
    ),
  unreadable: (row: number) => new Failure('import-invalid', `Row ${grouped(row)} cannot be read as CSV.`),
  binary: () =>
    new Failure(
      'import-invalid',
      'The file contains characters that do not belong in a text. Please export it as CSV again.',
    ),
  kind: (kind: OtherKind) => new Failure('import-invalid', otherKindText(kind)),
  headerOnly: () => new Failure('import-invalid', headerOnlyText),
};
