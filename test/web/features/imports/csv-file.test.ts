import { importBytesMax } from '#shared/contracts/imports/import.ts';
import { isCsvName, refusalOf, sizeText } from '#web/src/features/imports/csv-file.ts';

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
  const of = (size: number, name = 'a.csv') => refusalOf('bookings', { name, size });

  it('takes a file of up to 100 MB', () => {
    expect(of(1)).toBeNull();
    expect(of(importBytesMax)).toBeNull();
    expect(of(100, 'MAYO.CSV')).toBeNull();
  });

  it('refuses what is empty, too large, or no CSV', () => {
    expect(of(0)).toBe('The file is empty');
    expect(of(importBytesMax + 1)).toBe('The file must be at most 100 MB');
    expect(of(100, 'schedule.xlsx')).toBe('Please upload a CSV file');
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
