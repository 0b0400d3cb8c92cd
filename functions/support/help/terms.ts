import { distance } from 'fastest-levenshtein';
import { fold } from '#shared/core/csv/text.ts';
import { articles } from './articles.ts';
import { concepts } from './concepts.ts';
import { elsewhere } from './elsewhere.ts';
import { everydayConcepts } from './everyday-concepts.ts';
import { idleWords } from './idle-words.ts';

/** Expressions of several words that count as one word. */
const joined: readonly (readonly [RegExp, string])[] = [
  [/%/g, ' percent '],
  [/\b(log|sign)[ -](in|out|on)\b/g, 'login'],
  [/\b(iniciar|inicio de|cerrar|encerrar) (sesion|sessao)\b/g, 'login'],
  [/\b(en|em) linea?\b/g, 'online'],
  [/\bclass pass\b/g, 'classpass'],
  [/\btotal pass\b/g, 'totalpass'],
  [/\bfit pass\b/g, 'fitpass'],
  [/\bwell hub\b/g, 'wellhub'],
  [/\bpersonal data\b|\b(datos|dados) (personales|pessoais)\b/g, 'privacy'],
  [/\be-?mails?\b/g, 'mail'],
  [/\bno[ -]shows?\b/g, 'noshow'],
  [/\btime ?zone\b/g, 'timezone'],
  [
    /\b(two|second|dos|dois|2)[ -](factors?|steps?|pasos|fatores)\b|\bduas etapas\b|\bsegundo fator\b/g,
    'twofactor',
  ],
  [
    /\bno (?=(se|me|le|nos|lo|puedo|pude|puede|pueden|pudo|pudieron|carga|abre|sirve|funciona|sale|salen)\b)/g,
    'not ',
  ],
  [/\b(se llama|llamarse|se chama)\b/g, 'name'],
  [/\b(una por una|uno por uno|one by one|each one|um por um|uma por uma|cada una|cada uma)\b/g, 'all'],
  [
    /\b(no hay|no tengo|no tiene|no trae|no viene con|nao tem|nao tenho|nao ha|there (are|is) no|are there no|have no|has no|without|sin|sem)\b/g,
    'without',
  ],
  [/\b(no quiero|nao quero|(do not|dont|don t) want)\b/g, 'not want'],
  [/\bno (?=(recommendations?|decisions?|suggestions?|classes|new|recomendac))/g, 'without '],
  [/\bpor ?que\b|\bpq\b|\bxq\b/g, 'why'],
  [/\bpop-?ups?\b/g, 'popup'],
  [/\bset up\b/g, 'setup'],
  [/\bgear\b/g, 'appearance'],
];

const wordsIn = (text: string): string[] =>
  joined
    .reduce((so, [from, to]) => so.replaceAll(from, to), fold(text))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** The concept for everything that Cupo does not do. */
export const elsewhereConcept = 'elsewhere';

/** Maps each known word or beginning of a word to its concept. If a word occurs twice, the later entry counts. */
const meanings = [
  ...idleWords.map((word) => [word, ''] as const),
  ...elsewhere.map((word) => [word, elsewhereConcept] as const),
  ...[...everydayConcepts, ...concepts].flatMap(([concept, words]) =>
    words.split(' ').map((word) => [word, concept] as const),
  ),
];
const exact: ReadonlyMap<string, string> = new Map(meanings.filter(([word]) => !word.endsWith('*')));
const beginnings: ReadonlyMap<string, string> = new Map(
  meanings.filter(([word]) => word.endsWith('*')).map(([word, concept]) => [word.slice(0, -1), concept]),
);

const beginningCharactersMin = 3;

/** The concept of the longest known beginning of a word. */
function byBeginning(word: string): string | undefined {
  for (let length = word.length; length >= beginningCharactersMin; length -= 1) {
    const concept = beginnings.get(word.slice(0, length));
    if (concept !== undefined) return concept;
  }
  return undefined;
}

/** All words that the articles and the concepts contain, so that a correct word is never taken for a typing error. */
let known: ReadonlySet<string> | undefined;

function knownWords(): ReadonlySet<string> {
  known ??= new Set([
    ...exact.keys(),
    ...articles.flatMap(({ messages = [], title, text }) =>
      wordsIn([...messages, ...Object.values(title), ...Object.values(text)].join(' ')),
    ),
  ]);
  return known;
}

const oneSlipCharactersMin = 6;
const twoSlipsCharactersMin = 10;

/** The number of wrong characters that a word may have. A short word may have none. */
const slipsMax = ({ length }: string): number =>
  length >= twoSlipsCharactersMin ? 2 : length >= oneSlipCharactersMin ? 1 : 0;

/** The known word that a mistyped word was meant to be; undefined if none is similar. */
function meant(typed: string): string | undefined {
  let best: string | undefined;
  let least = slipsMax(typed) + 1;
  if (knownWords().has(typed)) return undefined;
  for (const word of knownWords()) {
    if (word[0] !== typed[0] || slipsMax(word) === 0) continue;
    const slips = distance(word, typed);
    if (slips < least && slips <= slipsMax(word)) [best, least] = [word, slips];
  }
  return best;
}

const conceptOf = (word: string): string | undefined => exact.get(word) ?? byBeginning(word);

/** A placeholder for an unknown word. No real word is written like this. */
const unknown = '-';
const number = /^\d+[a-z]?$/;

/** The terms of a question: its concepts and its other words. Each appears once. */
export function helpTermsOf(text: string): ReadonlySet<string> {
  const words = wordsIn(text);
  const numbers = words.filter((word) => number.test(word));
  // A single number in a question does not matter, but a comparison of two numbers does.
  const terms = new Set<string>(numbers.length > 1 ? ['numbers'] : []);
  for (const word of words) {
    if (number.test(word)) continue;
    const concept = conceptOf(word) ?? conceptOf(meant(word) ?? unknown) ?? word;
    if (concept !== '') terms.add(concept);
  }
  return terms;
}
