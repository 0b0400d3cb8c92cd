import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** The learned weights: for each feature and class, a number for or against it. */
export interface LearnedHelp {
  /** Digest of the examples, which shows whether they changed since. */
  readonly learnedFrom: string;
  readonly classes: readonly string[];
  /** The value of one step of a weight, for each class, then for each language. */
  readonly steps: readonly number[];
  readonly biases: readonly number[];
  readonly unseenRarity: number;
  readonly features: readonly string[];
  /** In tenths, for each feature: how much it counts for how rare it is. */
  readonly rarities: Uint8Array;
  /** For each feature a row of classes, then of languages, in steps. */
  readonly weights: Int8Array;
}

/** The JSON before the numbers. Its features are separated by a space. */
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

/** Unpacks the output of `npm run -s learn:help`: a head, a byte for each rarity, a byte for each weight. */
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
