import { csvCharactersMax } from '../../../../shared/contracts/imports/import-result.ts';

/** No character of UTF-8 has more bytes: a file beyond this need not be read to be refused. */
const bytesMax = csvCharactersMax * 4;

export const isCsvName = (name: string): boolean => name.toLowerCase().endsWith('.csv');

const tooLarge = `The file must have at most ${csvCharactersMax.toLocaleString('en-US')} characters`;

/** The text of a chosen file, or why it cannot be sent. */
export async function readCsv(file: File): Promise<{ csvData: string } | { refusal: string }> {
  if (file.size > bytesMax) return { refusal: tooLarge };
  const csvData = await file.text();
  if (csvData.trim() === '') return { refusal: 'The file is empty' };
  return csvData.length > csvCharactersMax ? { refusal: tooLarge } : { csvData };
}
