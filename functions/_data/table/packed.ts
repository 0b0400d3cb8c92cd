import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';

/**
 * The most JSON bytes that are packed into an item or unpacked from one. The limit is needed because a few bytes can
 * expand a thousandfold.
 */
export const unpackedBytesMax = 512 * 1024;

const tooLarge = () => new RangeError(`A packed attribute holds at most ${unpackedBytesMax} bytes of JSON.`);

/**
 * Packs JSON for a binary attribute. Writes are billed by the kilobyte, and text shrinks to a third or less.
 *
 * @param dictionary text that such values have in common, which shrinks them much further. Unpacking needs the same
 * text
 * @throws {RangeError} if its JSON is longer than `unpackedBytesMax`
 */
export function pack(value: unknown, dictionary?: Uint8Array): Uint8Array {
  const json = Buffer.from(JSON.stringify(value));
  if (json.length > unpackedBytesMax) throw tooLarge();
  return deflateRawSync(json, { level: constants.Z_BEST_COMPRESSION, ...(dictionary && { dictionary }) });
}

const isTooLarge = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';

/**
 * Unpacks data packed by `pack`.
 *
 * @param dictionary the text it was packed with. Data packed without a dictionary can be unpacked with any
 * @throws {RangeError} if it is larger than `unpackedBytesMax`
 * @throws {TypeError} if the bytes were not made by `pack`
 */
export function unpack(packed: Uint8Array, dictionary?: Uint8Array): unknown {
  try {
    const limits = { maxOutputLength: unpackedBytesMax, ...(dictionary && { dictionary }) };
    return JSON.parse(inflateRawSync(packed, limits).toString('utf8'));
  } catch (error) {
    if (isTooLarge(error)) throw tooLarge();
    throw new TypeError("An item's packed attribute cannot be unpacked.", { cause: error });
  }
}
