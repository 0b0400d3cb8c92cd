import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { parseRows } from '#functions/imports/file/parse-rows.ts';
import { cellsOf } from '#functions/imports/file/split-rows.ts';
import { Failure } from '#shared/contracts/failure.ts';
import type { Dialect } from '#shared/core/csv/sniff-dialect.ts';

const dialect: Dialect = { delimiter: ',', spacedQuotes: false, spacesAfterQuotes: false };

async function rowsOf(bytes: Buffer, chunkBytes: number): Promise<string[][] | 'refused'> {
  const chunks = async function* () {
    for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
  };
  const rows: string[][] = [];
  try {
    for await (const batch of parseRows(chunks(), dialect)) rows.push(...batch);
    return rows;
  } catch (error) {
    if (error instanceof Failure) return 'refused';
    throw error;
  }
}

/** What csv-parse alone returns for the whole file. */
function parsed(bytes: Buffer): string[][] | 'refused' {
  try {
    return parse(bytes, {
      bom: true,
      relax_quotes: true,
      relax_column_count: true,
      record_delimiter: ['\r\n', '\n', '\r'],
    });
  } catch {
    return 'refused';
  }
}

const piece = fc.constantFrom(
  'a',
  'b c',
  ' ',
  ',',
  ',',
  ';',
  '\n',
  '\n',
  '\r\n',
  '\r',
  'é',
  '😀',
  '\uFEFF',
  '"',
  '""',
  '"x"',
  '"x,y"',
  '"x""y"',
  '"a\nb"',
);
const file = fc.array(piece, { maxLength: 40 }).map((pieces) => Buffer.from(pieces.join('')));

describe('rows of a file that are split without the parser', () => {
  it('are the same as those of the parser, wherever the chunks end', async () => {
    await fc.assert(
      fc.asyncProperty(file, fc.integer({ min: 1, max: 9 }), async (bytes, chunkBytes) => {
        expect(await rowsOf(bytes, chunkBytes)).toEqual(parsed(bytes));
      }),
      { numRuns: 2_000 },
    );
  });

  it('are the same after a line that is too long to be split', async () => {
    const bytes = Buffer.from(`a,b\n${'x'.repeat(5_000)},"c"\nd,"e,\nf"\r\ng,h`);
    for (const chunkBytes of [7, 1_000_000])
      expect(await rowsOf(bytes, chunkBytes)).toEqual([
        ['a', 'b'],
        ['x'.repeat(5_000), 'c'],
        ['d', 'e,\nf'],
        ['g', 'h'],
      ]);
  });

  it.each([
    ['a,,c', ['a', '', 'c']],
    ['', ['']],
    ['"a,b","say ""hi""",""', ['a,b', 'say "hi"', '']],
    ['"a"', ['a']],
    ['a,"b', undefined],
    ['a"b,c', undefined],
    ['"a" ,b', undefined],
    ['a\rb', undefined],
  ])('%j is split only if it is certain how', (line, cells) => {
    expect(cellsOf(line, ',')).toEqual(cells);
  });
});
