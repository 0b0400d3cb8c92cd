const accents = /\p{M}/gu;
const plainAscii = /^[\x20-\x7e]*$/;
/** All white space except single blanks, so that most texts are not copied. */
const unevenSpace = /\s{2,}|[^\S ]/g;

/** A text with every white space as one blank. */
export const evenlySpaced = (text: string): string => text.replace(unevenSpace, ' ');

const latinText = /^[\x20-\x7e\u00c0-\u00ff]*$/;
const latinLetter = /[\u00c0-\u00ff]/g;

/** Without accents. */
const withoutAccents = (text: string): string => text.normalize('NFKD').replace(accents, '');

/** The letters of Western Europe without accents. Looking them up takes a third of the time of decomposing a text. */
const plainLetters: ReadonlyMap<string, string> = new Map(
  Array.from({ length: 0x40 }, (_, at) => String.fromCharCode(0xc0 + at)).map((letter) => [
    letter,
    withoutAccents(letter),
  ]),
);

/** Lower case without accents, with every white space as one space. */
export function fold(text: string): string {
  if (plainAscii.test(text)) return text.toLowerCase().trim();
  const plain = latinText.test(text)
    ? text.replace(latinLetter, (letter) => plainLetters.get(letter) ?? letter)
    : withoutAccents(text);
  return evenlySpaced(plain.toLowerCase()).trim();
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
  return evenlySpaced(text.normalize('NFC'));
};
