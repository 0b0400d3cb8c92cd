import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { protectCell, unprotectCell } from '#shared/core/csv/cell.ts';
import { checkTable } from '#shared/core/csv/check-table.ts';
import { writeCsv } from '#shared/core/csv/write-csv.ts';

const seed = 4180;
const dangerous = ['=', '+', '-', '@', '\t', '\r', '\0', '＝', '＋', '－', '＠'];
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .tuple(fc.constantFrom('', "'", "''"), fc.constantFrom(...dangerous), fc.string())
    .map((parts) => parts.join('')),
);

describe('cells that no spreadsheet reads as a formula', () => {
  test('no written text begins like a formula, and reading restores the text', () => {
    fc.assert(
      fc.property(text, (given) => {
        const written = protectCell(given);
        expect(dangerous).not.toContain(written[0]);
        expect(unprotectCell(written)).toBe(given);
      }),
      { seed, numRuns: 2000 },
    );
  });

  test.each([
    ['=1+1', "'=1+1"],
    ["'=1+1", "''=1+1"],
    ["O'Brien", "O'Brien"],
    ["'quoted", "'quoted"],
    ['', ''],
  ])('%j is written %j', (given, written) => {
    expect(protectCell(given)).toBe(written);
  });
});

describe('writing CSV', () => {
  test('an independent reader finds every cell again', () => {
    const rows = fc.array(fc.array(text, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(rows, (given) => {
        const read = parse(writeCsv(given), {
          relax_column_count: true,
          record_delimiter: '\r\n',
        });
        expect(read.map((row) => row.map(unprotectCell))).toEqual(given);
      }),
      { seed, numRuns: 500 },
    );
  });

  test('numbers stay numbers, empty cells stay empty, and quotes are added where needed', () => {
    expect(writeCsv([['a', -5, null, 'b,c', 'd"e', 1.5, ' f']])).toBe('a,-5,,"b,c","d""e",1.5," f"\r\n');
  });

  test('an invalid number is reported by name', () => {
    expect(() => writeCsv([[Number.NaN]])).toThrow('cell must be a finite number');
  });
});

const shape = { required: ['name', 'date'], optional: ['room'], aliases: { raum: 'room' } };
const findingsOf = (...rows: string[][]) => checkTable(rows, shape).findings;
const recordsOf = (...rows: string[][]) =>
  checkTable(rows, shape).records.map(({ row, cells }) => [row, Object.fromEntries(cells)]);

describe('checking a table', () => {
  test('columns come in any order and case, by another name too; unknown ones are ignored', () => {
    expect(recordsOf(['Date', 'RAUM', 'x', ' Name '], ['1', 'A', 'y', '=Yoga'])).toEqual([
      [2, { date: '1', room: 'A', name: '=Yoga' }],
    ]);
    expect(recordsOf(['name', 'date'], ["'=Yoga", '1'])).toEqual([[2, { name: '=Yoga', date: '1' }]]);
  });

  test.each([[[]], [[['name', 'date']]], [[['name', 'date'], ['', ' '], ['']]]])(
    'a file without data (%#) is told',
    (rows: string[][]) => {
      expect(checkTable(rows, shape).findings.map(({ message }) => message)).toContain(
        'CSV must contain at least one data row',
      );
    },
  );

  test('required columns that are missing are listed', () => {
    expect(findingsOf(['room'], ['A'])).toEqual([
      { path: 'header', row: 1, message: 'Missing required fields: name, date' },
    ]);
  });

  test('a duplicate column is reported, and built-in property names as headers are harmless', () => {
    expect(findingsOf(['name', 'date', 'room', 'raum'], ['a', 'b', 'c', 'd'])).toEqual([
      { path: 'room', row: 1, message: 'Column room appears more than once' },
    ]);
    expect(
      recordsOf(['name', 'date', '__proto__', 'constructor', 'constructor'], ['a', 'b', 'c', 'd', 'e']),
    ).toEqual([[2, { name: 'a', date: 'b' }]]);
  });

  test('rows are numbered as in a spreadsheet, including blank ones', () => {
    expect(findingsOf(['name', 'date'], ['a', 'b'], [''], ['c'], ['', 'd'], ['e', 'f', 'g'])).toEqual([
      { path: 'row', row: 4, message: 'Column count mismatch', mistake: { code: 'cell-count' } },
      { path: 'name', row: 5, message: 'Missing value for name', mistake: { code: 'missing' } },
      { path: 'row', row: 6, message: 'Column count mismatch', mistake: { code: 'cell-count' } },
    ]);
  });

  test('it never throws, and reports every row once: as a record or with a finding', () => {
    const cell = fc.constantFrom('', ' ', 'a', '=b', '"');
    const rows = fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 8 });
    fc.assert(
      fc.property(rows, (body) => {
        const { records, findings } = checkTable([['name', 'date', 'room'], ...body], shape);
        const stated = new Set(
          [...records, ...findings.filter(({ path }) => path !== 'file')].map(({ row }) => row),
        );
        const filled = body.filter((row) => row.some((one) => one.trim() !== '')).length;
        expect(stated.size).toBe(filled);
      }),
      { seed, numRuns: 1000 },
    );
  });
});
