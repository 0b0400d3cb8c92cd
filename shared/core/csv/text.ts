const accents = /\p{M}/gu;
const plainAscii = /^[\x20-\x7e]*$/;

/** Lower case without accents, with every white space as one space. */
export function fold(text: string): string {
  if (plainAscii.test(text)) return text.toLowerCase().trim();
  return text.normalize('NFKD').replace(accents, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

const camel = /([a-z\d])([A-Z])/g;
const notWord = /[^\p{L}\p{N}%#]+/gu;

/** A title's words: 'bookedAt', 'Booked_At' and 'BOOKED AT' all give the same two words. */
export const wordsOf = (title: string): string[] =>
  fold(title.replace(camel, '$1 $2')).replace(notWord, ' ').trim().split(' ').filter(Boolean);

const blankWords = new Set([
  'null',
  'n/a',
  '#n/a',
  'na',
  'nan',
  'none',
  'nil',
  '-',
  '--',
  '—',
  '–',
  'undefined',
  's/d',
  'n/d',
]);

const blankWordCharactersMax = 9;
const blankBeginnings = new Set([...blankWords].map((word) => word[0]));

/** Whether a cell has no content: it is empty, or contains a placeholder that systems write into empty cells. */
export function saysNothing(cell: string): boolean {
  const text = cell.trim();
  if (text === '') return true;
  if (text.length > blankWordCharactersMax || !blankBeginnings.has(text.charAt(0).toLowerCase()))
    return false;
  return blankWords.has(text.toLowerCase());
}

/** A text on one line, in composed form, without surrounding spaces. */
export const tidy = (cell: string): string => {
  const text = cell.trim();
  if (plainAscii.test(text) && !text.includes('  ')) return text;
  return text.normalize('NFC').replaceAll(/\s+/g, ' ');
};
