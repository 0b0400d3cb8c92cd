import { Failure } from '#shared/contracts/failure.ts';
import { importBytesMax, cellBytesMax, importRowsMax } from '#shared/contracts/imports/import.ts';
import { columnsMax } from '#shared/contracts/imports/plan.ts';

const mebibyte = 1024 * 1024;
const grouped = (count: number): string => count.toLocaleString('en');

/** Why a file cannot be read, in sentences for its owner. */
export const refusals = {
  empty: () => new Failure('import-invalid', 'The file is empty.'),
  bytes: () => new Failure('too-large', `The file must be at most ${importBytesMax / mebibyte} MB.`),
  rows: () =>
    new Failure('too-large', `The file must have at most ${grouped(importRowsMax)} rows below its header.`),
  columns: (row: number) =>
    new Failure(
      'import-invalid',
      `Row ${grouped(row)} has more than ${columnsMax} columns, the most a file may have.`,
    ),
  cell: (row: number) =>
    new Failure(
      'import-invalid',
      `A cell in row ${grouped(row)} is longer than ${cellBytesMax / 1024} KB. Perhaps a quote is opened and never closed.`,
    ),
  quote: (row: number) =>
    new Failure('import-invalid', `A quote is opened in row ${grouped(row)} or later and never closed.`),
  unreadable: (row: number) => new Failure('import-invalid', `Row ${grouped(row)} cannot be read as CSV.`),
  binary: () =>
    new Failure(
      'import-invalid',
      'The file holds characters that no text has. Please export it as CSV again.',
    ),
  kind: (what: string) =>
    new Failure('import-invalid', `This is ${what}, not a CSV file. Open it and save or export it as CSV.`),
};

const beginnings: readonly (readonly [readonly number[], string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], 'a spreadsheet or a ZIP archive'],
  [[0x50, 0x4b, 0x05, 0x06], 'a ZIP archive'],
  [[0x1f, 0x8b], 'a compressed file'],
  [[0x42, 0x5a, 0x68], 'a compressed file'],
  [[0x28, 0xb5, 0x2f, 0xfd], 'a compressed file'],
  [[0xfd, 0x37, 0x7a, 0x58, 0x5a], 'a compressed file'],
  [[0x37, 0x7a, 0xbc, 0xaf], 'a compressed file'],
  [[0x52, 0x61, 0x72, 0x21], 'a compressed file'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'an old Excel workbook'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF'],
  [[0x89, 0x50, 0x4e, 0x47], 'a picture'],
  [[0xff, 0xd8, 0xff], 'a picture'],
];
const webPage = /^\s*(?:<!doctype html|<html|<table|<\?xml|<head|<meta)/i;

/** What a file is instead of a CSV, seen by its beginning; undefined where nothing speaks against it. */
export function otherKind(head: Uint8Array, text: string): string | undefined {
  const known = beginnings.find(([bytes]) => bytes.every((byte, at) => head[at] === byte));
  if (known) return known[1];
  return webPage.test(text.slice(0, 200).replace(/^\uFEFF/, '')) ? 'a web page' : undefined;
}
