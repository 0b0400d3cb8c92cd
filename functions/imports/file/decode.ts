import { isUtf8 } from 'node:buffer';
import type { Analysis } from '#shared/contracts/imports/plan.ts';

export type Encoding = Analysis['encoding'];

const sampleBytes = 4096;

/** Guesses the encoding from a file's first bytes. Returns 'utf-8' if the bytes are inconclusive. */
export function guessEncoding(head: Uint8Array): Encoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const sample = head.subarray(0, sampleBytes - (sampleBytes % 2));
  let [even, odd] = [0, 0];
  for (let at = 0; at + 1 < sample.length; at += 2) {
    if (sample[at] === 0) even += 1;
    if (sample[at + 1] === 0) odd += 1;
  }
  const half = sample.length / 4;
  if (sample.length >= 8 && odd > half && even === 0) return 'utf-16le';
  return sample.length >= 8 && even > half && odd === 0 ? 'utf-16be' : 'utf-8';
}

/** Decodes a complete text, replacing invalid bytes. */
export const decodeText = (bytes: Uint8Array, encoding: Encoding): string =>
  new TextDecoder(encoding, { ignoreBOM: false }).decode(bytes);

/** Converts a stream's chunks to UTF-8 as they are read. */
export function utf8From(encoding: Encoding): (chunk: Uint8Array) => Buffer {
  if (encoding === 'utf-8') return (chunk) => Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  const decoder = new TextDecoder(encoding);
  return (chunk) => Buffer.from(decoder.decode(chunk, { stream: true }), 'utf8');
}

/** The number of bytes at the end of a chunk that belong to an incomplete character. */
function openBytes(chunk: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, chunk.length); back += 1) {
    const byte = chunk[chunk.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte < 0xc0) continue;
    const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return needed > back ? back : 0;
  }
  return 0;
}

/** Checks whether all chunks together are valid UTF-8. */
export function utf8Watch(): { readonly see: (chunk: Uint8Array) => boolean; readonly end: () => boolean } {
  let carried = new Uint8Array();
  return {
    see: (chunk) => {
      const whole = carried.length > 0 ? Buffer.concat([carried, chunk]) : chunk;
      const open = openBytes(whole);
      carried = open > 0 ? new Uint8Array(whole.subarray(whole.length - open)) : new Uint8Array();
      return isUtf8(whole.subarray(0, whole.length - open));
    },
    end: () => carried.length === 0,
  };
}
