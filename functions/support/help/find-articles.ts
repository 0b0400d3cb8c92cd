import type { Article } from './article.ts';
import { articles } from './articles.ts';
import { languages } from './language.ts';
import { elsewhereConcept, termsOf } from './terms.ts';

/** An article, and how surely it answers what was asked, from 0 to 1. */
export interface Found {
  readonly article: Article;
  readonly confidence: number;
}

interface Phrase {
  readonly terms: ReadonlySet<string>;
  readonly length: number;
}

interface Entry {
  readonly article: Article;
  readonly phrases: readonly Phrase[];
  /** All that its phrases speak of. */
  readonly terms: ReadonlySet<string>;
}

interface Index {
  readonly entries: readonly Entry[];
  readonly weightOf: (term: string) => number;
}

/** What an article speaks of: nothing that Cupo does not do. */
const spokenOf = (phrase: string): ReadonlySet<string> =>
  new Set([...termsOf(phrase)].filter((term) => term !== elsewhereConcept));

/** Of a word that a single article knows: how much one weighs that none knows, and one of what Cupo does not do. */
const unknownWeight = 0.7;
const elsewhereWeight = 2;

function indexed(): Index {
  const spoken = articles.map((article) => {
    const { asked, messages = [], title } = article;
    const said = [...messages, ...languages.map((language) => title[language])].map(spokenOf);
    const phrases = [...asked.split('/').map(spokenOf), ...said.filter(({ size }) => size > 1)];
    return { article, phrases, terms: new Set(phrases.flatMap((phrase) => [...phrase])) };
  });
  const counts = new Map<string, number>();
  for (const { terms } of spoken) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const rarest = Math.log(1 + articles.length);
  const weightOf = (term: string): number => {
    if (term === elsewhereConcept) return elsewhereWeight * rarest;
    const count = counts.get(term);
    return count === undefined ? unknownWeight * rarest : Math.log(1 + articles.length / count);
  };
  const entries = spoken.map(({ phrases, ...entry }) => ({
    ...entry,
    phrases: phrases
      .filter(({ size }) => size > 0)
      .map((terms) => ({ terms, length: lengthOf(terms, weightOf) })),
  }));
  return { entries, weightOf };
}

const lengthOf = (terms: ReadonlySet<string>, weightOf: Index['weightOf']): number =>
  Math.hypot(...[...terms].map(weightOf));

let index: Index | undefined;

/** How much the likeness to one phrase counts, beside how much of the question the article knows at all. */
const phraseShare = 0.7;

function confidenceOf({ phrases, terms }: Entry, asked: ReadonlySet<string>, { weightOf }: Index): number {
  const length = lengthOf(asked, weightOf);
  const squared = (known: ReadonlySet<string>): number =>
    [...asked].reduce((sum, term) => (known.has(term) ? sum + weightOf(term) ** 2 : sum), 0);
  const likest = Math.max(...phrases.map((phrase) => squared(phrase.terms) / (length * phrase.length)));
  return phraseShare * likest + (1 - phraseShare) * (squared(terms) / length ** 2);
}

/** Whether nothing is asked: a greeting, a thank-you, or no word at all. */
export const asksNothing = (question: string): boolean => termsOf(question).size === 0;

/** The articles that speak of what is asked in English, Spanish or Portuguese, the likeliest first. */
export function rankArticles(question: string): Found[] {
  index ??= indexed();
  const asked = termsOf(question);
  if (asked.size === 0) return [];
  const known = index;
  return known.entries
    .map((entry) => ({ article: entry.article, confidence: confidenceOf(entry, asked, known) }))
    .filter(({ confidence }) => confidence > 0)
    .toSorted((one, other) => other.confidence - one.confidence);
}
