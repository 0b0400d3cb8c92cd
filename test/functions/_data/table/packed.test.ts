import { deflateRawSync } from 'node:zlib';
import { pack, unpack, unpackedBytesMax } from '#functions/_data/table/packed.ts';

/** A text whose JSON has the given number of bytes. */
const textOf = (jsonBytes: number): string => 'x'.repeat(jsonBytes - 2);

describe('compressed content of an item', () => {
  it.each([
    ['words', { analysis: 'Ana García: 4 plazas → 6, “ñ”.', recommendations: [{ places: 6, note: null }] }],
    ['nothing', []],
    ['a word', 'x'],
    ['as much as may be', textOf(unpackedBytesMax)],
  ])('comes back: %s', (_, value) => {
    expect(unpack(pack(value))).toEqual(value);
  });

  it('is much smaller when words repeat', () => {
    const text = 'Free places go to the marketplaces where they gain most. '.repeat(40);
    expect(pack(text).length).toBeLessThan(text.length / 10);
  });

  it('is refused when too long, both before storing and when reading', () => {
    const said = /holds at most \d+ bytes of JSON/;
    expect(() => pack(textOf(unpackedBytesMax + 1))).toThrow(said);
    const small = deflateRawSync(Buffer.from(JSON.stringify(textOf(unpackedBytesMax + 1))));
    expect(small.length).toBeLessThan(1_024);
    expect(() => unpack(small)).toThrow(said);
  });

  it('is refused when corrupt', () => {
    const whole = pack({ analysis: 'Fitpass sells more.' });
    const broken = [
      Buffer.from(''),
      Buffer.from('{"analysis":"Fitpass sells more."}'),
      whole.subarray(0, whole.length - 3),
      deflateRawSync(Buffer.from('{"analysis":')),
    ];
    for (const bytes of broken)
      expect(() => unpack(bytes)).toThrow("An item's packed attribute cannot be unpacked.");
  });
});
