import { csvCharactersMax } from '../../../../shared/contracts/imports/import-result.ts';
import { isCsvName, readCsv } from '../../../../web/src/features/imports/csv-file.ts';

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

describe('readCsv', () => {
  const file = (text: string) => new File([text], 'a.csv');

  it('gives the text, up to the limit', async () => {
    await expect(readCsv(file('á,b\n'))).resolves.toEqual({ csvData: 'á,b\n' });
    const longest = 'é'.repeat(csvCharactersMax);
    await expect(readCsv(file(longest))).resolves.toEqual({ csvData: longest });
  });

  it('refuses what is empty or too long', async () => {
    await expect(readCsv(file(' \n'))).resolves.toEqual({ refusal: 'The file is empty' });
    await expect(readCsv(file('a'.repeat(csvCharactersMax + 1)))).resolves.toEqual({
      refusal: 'The file must have at most 4,000,000 characters',
    });
  });
});
