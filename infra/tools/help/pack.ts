import { brotliCompressSync } from 'node:zlib';
import { headLengthBytes, type LearnedHelp } from '#functions/support/help/learned.ts';

/** Packs weights for `functions/support/help/learned.ts`. */
export function pack({ rarities, weights, features, ...others }: LearnedHelp): Buffer {
  const head = Buffer.from(JSON.stringify({ ...others, features: features.join(' ') }));
  const length = Buffer.alloc(headLengthBytes);
  length.writeUInt32LE(head.length);
  return brotliCompressSync(Buffer.concat([length, head, rarities, Buffer.from(weights.buffer)]));
}
