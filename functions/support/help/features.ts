import { fold } from '#shared/core/csv/text.ts';
import { helpTermsOf } from './terms.ts';

/**
 * The features of a text: words, parts of words, the concepts that words belong to, and pairs of neighbouring words or
 * concepts.
 */
type FeatureKind = 'word' | 'wordPair' | 'piece' | 'concept' | 'conceptPair';

export interface Feature {
  readonly kind: FeatureKind;
  /** The abbreviated kind and the content, so that features of different kinds never have the same name. */
  readonly name: string;
}

const pieceCharactersMin = 3;
const pieceCharactersMax = 4;

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}%]+/u)
    .filter((word) => word !== '');

/**
 * Short sequences of a word's letters, with its beginning and end marked. They help to recognise an unknown form of a
 * known word.
 */
function piecesOf(word: string): Feature[] {
  const framed = `<${word}>`;
  const pieces: Feature[] = [];
  for (let size = pieceCharactersMin; size <= pieceCharactersMax; size += 1)
    for (let at = 0; at + size <= framed.length; at += 1)
      pieces.push({ kind: 'piece', name: `n:${framed.slice(at, at + size)}` });
  return pieces;
}

/** The features of a text, grouped by position. A group contains a word with its parts, a concept, or a pair. */
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

/** How much each kind counts in total, however many features of that kind a text has. */
const kindWeights: Readonly<Record<FeatureKind, number>> = {
  word: 1,
  wordPair: 0.5,
  piece: 0.5,
  concept: 1,
  conceptPair: 0.5,
};

/** The indexes of a text's known features, and the weight of each. */
export interface Vector {
  readonly at: readonly number[];
  readonly by: readonly number[];
}

/**
 * Converts a text to a vector.
 *
 * @param rarityOf returns the weight of a feature by its rarity
 * @param indexOf returns the index of a known feature; undefined for others
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
