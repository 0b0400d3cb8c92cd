import { deflateSync, crc32 } from 'node:zlib';
import { checkLogo } from '#functions/logos/check-logo.ts';
import { progressiveJpeg } from '../../builders/progressive-jpeg.ts';

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

/** A PNG picture in a single shade of grey, with eight bits per pixel. */
function png(
  width: number,
  height: number,
  rows = Buffer.alloc((width + 1) * height),
  interlaced = 0,
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, interlaced], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const segment = (code: number, data: readonly number[]): number[] => [
  0xff,
  code,
  (data.length + 2) >> 8,
  (data.length + 2) & 0xff,
  ...data,
];
const codes = (table: number): number[] => [table, 1, ...Array.from({ length: 15 }, () => 0), 0];
/** A JPEG picture of 8 by 8 pixels in a single shade of grey. */
const jpegParts = {
  start: [0xff, 0xd8],
  tables: segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
  frame: segment(0xc0, [8, 0, 8, 0, 8, 1, 1, 0x11, 0]),
  codes: segment(0xc4, [...codes(0x00), ...codes(0x10)]),
  scan: [...segment(0xda, [1, 1, 0, 0, 63, 0]), 0x3f],
  end: [0xff, 0xd9],
};
const jpegOf = (over: Partial<Record<keyof typeof jpegParts, number[]>> = {}): Buffer =>
  Buffer.from(Object.values({ ...jpegParts, ...over }).flat());

const codesOf = (head: number, counts: readonly number[], symbols: readonly number[]): number[] =>
  segment(0xc4, [head, ...counts, ...Array.from({ length: 16 - counts.length }, () => 0), ...symbols]);
const frameOf = (...components: readonly number[][]): number[] =>
  segment(0xc0, [8, 0, 8, 0, 8, components.length, ...components.flat()]);
const scanOf = (head: readonly number[]): number[] => [...segment(0xda, head), 0x3f];
/** The position of a scan's third byte from the end in the progressive picture, which selects its coefficients. */
const firstRangeAt = progressiveJpeg.indexOf(Buffer.from([0xff, 0xda])) + 4 + 1 + 2 * 3;

const webp = {
  lossy: 'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=',
  lossless: 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==',
  'with transparency':
    'UklGRkoAAABXRUJQVlA4WAoAAAAQAAAAAAAAAAAAQUxQSAwAAAARBxAR/Q9ERP8DAABWUDggGAAAABQBAJ0BKgEAAQAAAP4AAA3AAP7mtQAAAA==',
  animated:
    'UklGRlIAAABXRUJQVlA4WAoAAAASAAAAAAAAAAAAQU5JTQYAAAD/////AABBTk1GJgAAAAAAAAAAAAAAAAAAAGQAAABWUDhMDQAAAC8AAAAQBxAREYiI/gcA',
};
const webpOf = (kind: keyof typeof webp): Buffer => Buffer.from(webp[kind], 'base64');

const withByte = (bytes: Buffer, at: number, byte: number): Buffer => {
  const copy = Buffer.from(bytes);
  copy[at] = byte;
  return copy;
};
const changed = (bytes: Buffer, at: number): Buffer => withByte(bytes, at, (bytes[at] ?? 0) ^ 0xff);

const whole: readonly (readonly [string, Buffer, 'png' | 'jpg' | 'webp'])[] = [
  ['a PNG picture', png(64, 32), 'png'],
  ['an interlaced PNG picture', png(2, 2, Buffer.alloc(2 + 2 + 3), 1), 'png'],
  ['a JPEG picture', jpegOf(), 'jpg'],
  ['a progressive JPEG picture', progressiveJpeg, 'jpg'],
  ...(Object.keys(webp) as (keyof typeof webp)[]).map(
    (kind) => [`a WebP picture, ${kind}`, webpOf(kind), 'webp'] as const,
  ),
];

describe('a picture', () => {
  test.each(whole)('is accepted if complete: %s', (_what, bytes, extension) => {
    expect(checkLogo(bytes, extension)).toEqual({ bytes });
  });

  test.each(whole)('is refused wherever it is truncated: %s', (_what, bytes, extension) => {
    for (let length = 0; length < bytes.length; length += 1)
      expect(checkLogo(bytes.subarray(0, length), extension)).toEqual({
        refusal: expect.stringMatching(/^This (?:file is not a|\w+ picture is damaged|picture is larger)/),
      });
  });

  test('is refused if any byte of a PNG picture is changed', () => {
    const bytes = png(3, 2);
    for (let at = 0; at < bytes.length; at += 1)
      expect(checkLogo(changed(bytes, at), 'png')).toHaveProperty('refusal');
  });

  test.each([
    ['rows that are missing', png(64, 32, Buffer.alloc(65 * 31)), 'png'],
    ['more rows than it names', png(64, 32, Buffer.alloc(65 * 33)), 'png'],
    ['a filter that there is not', png(1, 1, Buffer.from([9, 0])), 'png'],
    ['rows that grow without end', png(4, 4, Buffer.alloc(60_000_000)), 'png'],
    ['a frame and no scan', jpegOf({ scan: [] }), 'jpg'],
    ['two frames', jpegOf({ tables: [...jpegParts.tables, ...jpegParts.frame] }), 'jpg'],
    ['no code tables', jpegOf({ codes: [] }), 'jpg'],
    [
      'codes that do not fit',
      jpegOf({ codes: segment(0xc4, [0, 3, ...Array.from({ length: 15 }, () => 0), 0, 1, 2]) }),
      'jpg',
    ],
    ['codes of ones alone', jpegOf({ codes: codesOf(0, [2], [0, 1]) }), 'jpg'],
    [
      'a length of more bits than there are',
      jpegOf({ codes: [...jpegParts.codes, ...codesOf(0, [1], [16])] }),
      'jpg',
    ],
    [
      'a table of codes that nobody can name',
      jpegOf({ codes: [...jpegParts.codes, ...codesOf(4, [1], [0])] }),
      'jpg',
    ],
    ['codes of one class alone', jpegOf({ codes: codesOf(0, [1], [0]) }), 'jpg'],
    ['quantisers that are cut off', jpegOf({ tables: segment(0xdb, [0, 1, 1]) }), 'jpg'],
    ['quantisers that are not there', jpegOf({ frame: frameOf([1, 0x11, 1]) }), 'jpg'],
    ['a component of no samples', jpegOf({ frame: frameOf([1, 0x01, 0]) }), 'jpg'],
    [
      'two components that are one',
      jpegOf({ frame: frameOf([1, 0x11, 0], [1, 0x11, 0], [2, 0x11, 0]) }),
      'jpg',
    ],
    [
      'components that do not fit each other',
      jpegOf({ frame: frameOf([1, 0x31, 0], [2, 0x21, 0], [3, 0x11, 0]) }),
      'jpg',
    ],
    ['a scan of a component that is not there', jpegOf({ scan: scanOf([1, 2, 0, 0, 63, 0]) }), 'jpg'],
    ['a scan with codes that are not there', jpegOf({ scan: scanOf([1, 1, 0x22, 0, 63, 0]) }), 'jpg'],
    ['a scan whose head is too short', jpegOf({ scan: scanOf([1, 1, 0, 0, 63]) }), 'jpg'],
    ['a segment that nobody knows', jpegOf({ tables: [...jpegParts.tables, ...segment(0xf0, [0])] }), 'jpg'],
    ['a scan of coefficients that do not go together', changed(progressiveJpeg, firstRangeAt), 'jpg'],
    ['another size within', changed(webpOf('with transparency'), 24), 'webp'],
    ['a frame made in a way that there is not', withByte(webpOf('lossy'), 20, 0x3a), 'webp'],
    ['a frame that is not to be shown', withByte(webpOf('lossy'), 20, 0x20), 'webp'],
    ['a frame beyond its edge', changed(webpOf('animated'), 52), 'webp'],
  ] as const)('is refused as damaged with %s', (_what, bytes, extension) => {
    expect(checkLogo(bytes, extension)).toEqual({
      refusal: expect.stringMatching(/^This \w+ picture is damaged\. Save it again\.$/),
    });
  });

  test('has the type that its name says', () => {
    expect(checkLogo(png(64, 32), 'jpg')).toEqual({ refusal: 'This file is not a JPEG picture.' });
    expect(checkLogo(jpegOf(), 'webp')).toEqual({ refusal: 'This file is not a WebP picture.' });
    expect(checkLogo(new TextEncoder().encode('<html><script>alert(1)</script>'), 'png')).toEqual({
      refusal: 'This file is not a PNG picture.',
    });
  });

  test('is no larger than a logo needs to be', () => {
    expect(checkLogo(png(20_000, 1), 'png')).toEqual({
      refusal: 'This picture is larger than 4096 x 4096 pixels.',
    });
  });
});
