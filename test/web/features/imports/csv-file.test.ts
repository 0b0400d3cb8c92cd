import { importBytesMax } from '#shared/contracts/imports/import.ts';
import { isCsvName, objectionTo, refusalOf, sizeText } from '#web/src/features/imports/csv-file.ts';

describe('isCsvName', () => {
  it.each([
    ['schedule.csv', true],
    ['SCHEDULE.CSV', true],
    ['schedule.csv.xlsx', false],
    ['csv', false],
  ])('%s: %p', (name, expected) => {
    expect(isCsvName(name)).toBe(expected);
  });
});

describe('refusalOf', () => {
  const refusal = (size: number, name = 'a.csv') => refusalOf('bookings', { name, size });

  it('accepts a file of up to 100 MB', () => {
    expect(refusal(1)).toBeNull();
    expect(refusal(importBytesMax)).toBeNull();
    expect(refusal(100, 'MAYO.CSV')).toBeNull();
  });

  it('refuses a file that is empty, too large or not a CSV file', () => {
    expect(refusal(0)).toBe('The file is empty');
    expect(refusal(importBytesMax + 1)).toBe('The file must be at most 100 MB');
    expect(refusal(100, 'schedule.xlsx')).toBe('Please upload a CSV file');
  });
});

it.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [319_488, '312 KB'],
  [50_541_363, '48.2 MB'],
])('%i bytes are %s', (sizeBytes, text) => {
  expect(sizeText(sizeBytes)).toBe(text);
});

describe('objectionTo', () => {
  const objection = (...parts: (string | Uint8Array<ArrayBuffer>)[]) => objectionTo(new Blob(parts));

  it.each([
    [
      'a spreadsheet',
      new Uint8Array([0x50, 0x4b, 3, 4, ...Buffer.from('xl/workbook.xml')]),
      /spreadsheet.*as CSV/,
    ],
    ['an archive', new Uint8Array([0x50, 0x4b, 3, 4, ...Buffer.from('classes.csv')]), /ZIP archive.*Unpack/],
    ['a PDF', new Uint8Array(Buffer.from('%PDF-1.7')), /PDF.*as CSV/],
    ['a picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), /picture/],
    ['a web page', '<!doctype html><table>', /web page/],
    ['a header without rows', 'class_name,class_date\r\n,,\r\n\r\n', /no rows below it/],
    ['an empty one', ' \r\n', /file is empty/],
  ])('says what to do with %s', async (_, content, said) => {
    expect(await objection(content)).toMatch(said);
  });

  it('accepts data rows, and encodings that only the server can read', async () => {
    expect(await objection('a,b\n1,2\n')).toBeNull();
    expect(await objection('a,b\r1,2')).toBeNull();
    expect(await objection(new Uint8Array(Buffer.from('a;b', 'utf16le')))).toBeNull();
  });
});
