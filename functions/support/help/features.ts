import { fold } from '#shared/core/csv/text.ts';
import { helpTermsOf } from './terms.ts';

/**
 * The features of a text: words, parts of words, the concepts that words stand for, and neighbouring words and
 * concepts.
 */
type FeatureKind = 'word' | 'wordPair' | 'piece' | 'concept' | 'conceptPair';

export interface Feature {
  readonly kind: FeatureKind;
  /** The kind's first letters and the content, so that no two kinds collide. */
  readonly name: string;
}

const pieceCharactersMin = 3;
const pieceCharactersMax = 4;

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}%]+/u)
    .filter((word) => word !== '');

/** Sequences of letters of a word with marks at its ends, by which an unknown form of a known word is recognised. */
function piecesOf(word: string): Feature[] {
  const framed = `<${word}>`;
  const pieces: Feature[] = [];
  for (let size = pieceCharactersMin; size <= pieceCharactersMax; size += 1)
    for (let at = 0; at + size <= framed.length; at += 1)
      pieces.push({ kind: 'piece', name: `n:${framed.slice(at, at + size)}` });
  return pieces;
}

/** The features of a text, grouped by their place in it: a word with its parts, a concept, a pair. */
export function featuresOf(text: string): Feature[][] {
  const words = wordsOf(text);
  const concepts = [...helpTermsOf(text)];
  return [
    ...words.map((word): Feature[] => [{ kind: 'word', name: `w:${word}` }, ...piecesOf(word)]),
    ...words.slice(1).map((word, at): Feature[] => [{ kind: 'wordPair', name: `b:${words[at]}_${word}` }]),
    ...concepts.map((concept): Feature[] => [{ kind: 'concept', name: `c:${concept}` }]),
    ...concepts
      .slice(1)
      .map((concept, at): Feature[] => [{ kind: 'conceptPair', name: `d:${concepts[at]}_${concept}` }]),
  ];
}

/** How much a kind counts, whatever number of its features a text has. */
const kindWeights: Readonly<Record<FeatureKind, number>> = {
  word: 1,
  wordPair: 0.5,
  piece: 0.5,
  concept: 1,
  conceptPair: 0.5,
};

/** The features of a text with a known index, each with its weight. */
export interface Vector {
  readonly at: readonly number[];
  readonly by: readonly number[];
}

/**
 * A text as numbers.
 *
 * @param rarityOf the weight of a feature by its rarity
 * @param indexOf the index of a known feature; undefined for others
 */
export function vectorOf(
  groups: readonly (readonly Feature[])[],
  rarityOf: (name: string) => number,
  indexOf: (name: string) => number | undefined,
): Vector {
  const squares: Record<FeatureKind, number> = { word: 0, wordPair: 0, piece: 0, concept: 0, conceptPair: 0 };
  const features = groups.flat();
  for (const { kind, name } of features) squares[kind] += rarityOf(name) ** 2;
  const counted = new Map<number, number>();
  for (const { kind, name } of features) {
    const index = indexOf(name);
    if (index === undefined) continue;
    const by = (kindWeights[kind] * rarityOf(name)) / Math.sqrt(squares[kind]);
    counted.set(index, (counted.get(index) ?? 0) + by);
  }
  return { at: [...counted.keys()], by: [...counted.values()] };
}
