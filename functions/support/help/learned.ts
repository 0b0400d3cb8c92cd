import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** The learned weights: for each feature and class, a number that speaks for or against the class. */
export interface LearnedHelp {
  /** A digest of the examples, which shows whether they have changed since the weights were learned. */
  readonly learnedFrom: string;
  readonly classes: readonly string[];
  /** The value of one weight step, for each class and then for each language. */
  readonly steps: readonly number[];
  readonly biases: readonly number[];
  readonly unseenRarity: number;
  readonly features: readonly string[];
  /** For each feature, how much it counts because of its rarity, in tenths. */
  readonly rarities: Uint8Array;
  /** For each feature, one row with the weights of classes and then of languages, in steps. */
  readonly weights: Int8Array;
}

/** The JSON before the numbers. Its features are separated by spaces. */
interface Head {
  readonly learnedFrom: string;
  readonly classes: readonly string[];
  readonly steps: readonly number[];
  readonly biases: readonly number[];
  readonly unseenRarity: number;
  readonly features: string;
}

/** The number of bytes that hold the length of the head. */
export const headLengthBytes = 4;

/** Unpacks the output of `npm run -s learn:help`: a head, one byte per rarity, and one byte per weight. */
export function unpackLearned(packed: Uint8Array): LearnedHelp {
  const bytes = brotliDecompressSync(packed);
  const headEnd = headLengthBytes + bytes.readUInt32LE(0);
  const head = JSON.parse(bytes.subarray(headLengthBytes, headEnd).toString()) as Head;
  const features = head.features.split(' ');
  const weightsAt = headEnd + features.length;
  return {
    ...head,
    features,
    rarities: bytes.subarray(headEnd, weightsAt),
    weights: new Int8Array(bytes.buffer, bytes.byteOffset + weightsAt, bytes.length - weightsAt),
  };
}

export const readLearnedHelp = (): LearnedHelp =>
  unpackLearned(readFileSync(new URL('./learned.packed', import.meta.url)));
