import { phraseWordsMax, vocabulary, type Concept } from './vocabulary.ts';
import { wordsOf } from './text.ts';

/** The concepts in a column's title. */
export interface TitleConcepts {
  readonly has: (...concepts: readonly Concept[]) => boolean;
  /** Words without a known meaning. */
  readonly unknown: number;
  /** Words with a meaning, without articles and prepositions. */
  readonly known: number;
  readonly words: readonly string[];
}

/** Whether two words differ by at most one inserted, missing, changed or transposed letter. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

const fuzzyLettersMin = 6;

/** The known word that was probably meant: a plural or composed form, or a word with one typing error. */
function nearest(word: string): readonly Concept[] | undefined {
  const bare = word.replace(/\d+$/, '');
  const direct = vocabulary.get(bare) ?? vocabulary.get(bare.replace(/(?<=.{3})(?:es|s)$/, ''));
  if (direct || bare.length < fuzzyLettersMin) return direct;
  for (const [known, concepts] of vocabulary)
    if (known.length >= fuzzyLettersMin && !known.includes(' ') && isNear(bare, known)) return concepts;
  return undefined;
}

/**
 * 'classname' is 'class name', 'buchungsdatum' is 'buchung datum': a word composed of two known ones, perhaps joined by
 * an s.
 */
function splitWord(word: string): [readonly Concept[], readonly Concept[]] | undefined {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const tail = vocabulary.get(word.slice(at));
    const first = word.slice(0, at);
    const head = vocabulary.get(first) ?? vocabulary.get(first.replace(/(?<=.{3})s$/, ''));
    if (head && tail) return [head, tail];
  }
  return undefined;
}

function phraseAt(words: readonly string[], at: number): { length: number; concepts: readonly Concept[] } {
  for (let length = Math.min(phraseWordsMax, words.length - at); length > 0; length -= 1) {
    const concepts = vocabulary.get(words.slice(at, at + length).join(' '));
    if (concepts) return { length, concepts };
  }
  const word = words[at] ?? '';
  return { length: 1, concepts: nearest(word) ?? splitWord(word)?.flat() ?? [] };
}

const titleCharactersMax = 120;

/** Questions of a form begin with one of these words: 'Which class would you like to join?'. */
const questionWords = new Set(
  'which what when where who how que cual cuales cuando donde quien quienes como cuanto cuantos qual quais quando onde quem quanto quantos quel quelle quels quelles qui comment combien welche welcher welches was wann wo wer wie'.split(
    ' ',
  ),
);
/** Words with which a form addresses who fills it in: 'Class you want to take'. */
const addressed = new Set('you quieres deseas voce deseja vous'.split(' '));
/** Words that are grammar in a question, and mean the start or the end in a label. */
const grammarInQuestions = new Set('to from until desde hasta ate von bis'.split(' '));
const grammar: readonly Concept[] = ['the'];

/** Parses a column's title, whatever its case, accents, language and word order. */
export function titleConcepts(title: string): TitleConcepts {
  const words = wordsOf(title.slice(0, titleCharactersMax));
  const isQuestion = words.some((word, at) => (at < 2 && questionWords.has(word)) || addressed.has(word));
  const found = new Set<Concept>();
  let [unknown, known] = [0, 0];
  for (let at = 0; at < words.length;) {
    const { length, concepts } =
      isQuestion && grammarInQuestions.has(words[at] ?? '')
        ? { length: 1, concepts: grammar }
        : phraseAt(words, at);
    for (const concept of concepts) found.add(concept);
    if (concepts.length === 0) unknown += 1;
    else if (!concepts.every((concept) => concept === 'the')) known += 1;
    at += length;
  }
  return { has: (...concepts) => concepts.some((concept) => found.has(concept)), unknown, known, words };
}
