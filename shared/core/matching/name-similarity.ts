import { distance } from 'fastest-levenshtein';
import { nameWords } from './name-words.ts';

const misspeltFrom = 0.75;
const misspeltCharactersMin = 4;
const abbreviationCharactersMin = 3;
const abbreviation = 0.9;
const initials = 0.85;
const initialsCharacters = { min: 2, max: 4 };
/** The weight of one name's words being contained in the other, compared with the share of common words. */
const containedShare = 0.4;
const otherNumbers = 0.5;
const nameCharactersMax = 200;

const isNumber = (word: string): boolean => /^\d+$/.test(word);

const spelling = (a: string, b: string): number => 1 - distance(a, b) / Math.max(a.length, b.length);

function wordSimilarity(a: string, b: string): number {
  if (a === b) return 1;
  if (isNumber(a) || isNumber(b)) return 0;
  const shorter = Math.min(a.length, b.length);
  if (shorter >= abbreviationCharactersMin && (a.startsWith(b) || b.startsWith(a))) return abbreviation;
  const spelt = shorter >= misspeltCharactersMin ? spelling(a, b) : 0;
  return spelt >= misspeltFrom ? spelt : 0;
}

/** Pairs words, the most similar first, each word once. @returns the sum of the pairs' similarities */
function paired(a: readonly string[], b: readonly string[]): number {
  const pairs = a
    .flatMap((one, at) => b.map((other, to) => ({ at, to, similarity: wordSimilarity(one, other) })))
    .filter(({ similarity }) => similarity > 0)
    .sort((x, y) => y.similarity - x.similarity || x.at + x.to - (y.at + y.to));
  const [usedA, usedB] = [new Set<number>(), new Set<number>()];
  let sum = 0;
  for (const { at, to, similarity } of pairs) {
    if (usedA.has(at) || usedB.has(to)) continue;
    usedA.add(at);
    usedB.add(to);
    sum += similarity;
  }
  return sum;
}

function byWords(a: readonly string[], b: readonly string[]): number {
  const sum = paired(a, b);
  const shared = (2 * sum) / (a.length + b.length);
  const contained = sum / Math.min(a.length, b.length);
  return (1 - containedShare) * shared + containedShare * contained;
}

/** 'BP' for 'Body Pump'. */
function byInitials([word = '', ...more]: readonly string[], words: readonly string[]): number {
  const { min, max } = initialsCharacters;
  if (more.length > 0 || word.length < min || word.length > max || words.length < min) return 0;
  return word === words.map((one) => one[0]).join('') ? initials : 0;
}

function byLetters(a: readonly string[], b: readonly string[]): number {
  const spelt = spelling(a.join(''), b.join(''));
  return spelt >= misspeltFrom ? spelt : 0;
}

const numbersOf = (words: readonly string[]): string => words.filter(isNumber).sort().join();

/** If both names contain numbers, the numbers distinguish classes. */
function capped(a: readonly string[], b: readonly string[], similarity: number): number {
  const [first, second] = [numbersOf(a), numbersOf(b)];
  return first !== '' && second !== '' && first !== second ? Math.min(similarity, otherNumbers) : similarity;
}

/**
 * The probability that two names mean the same class: 1 for names that differ only in case, accents, spacing, word
 * order, durations or a marketplace's own name; 0 for names with nothing in common. It is symmetric. Words may be
 * abbreviated, misspelt, written together, or in English, Spanish or Portuguese.
 *
 * The cost grows with the product of the names' numbers of words; only the first 200 characters of a name are read.
 */
export function nameSimilarity(one: string, other: string): number {
  const [a, b] = [one, other].map((name) => nameWords(name.slice(0, nameCharactersMax))) as [
    string[],
    string[],
  ];
  if (a.length === 0 || b.length === 0) return 0;
  const best = Math.max(byWords(a, b), byInitials(a, b), byInitials(b, a), byLetters(a, b));
  return capped(a, b, best);
}
