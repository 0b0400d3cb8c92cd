import * as fc from 'fast-check';
import { fromBase32, matchTotpStep, toBase32, totpAtStep } from '#infra/local/emulators/user-pool/totp.ts';

// RFC 6238, appendix B: SHA-1, the last six of the eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', (seconds, code) => {
  const secret = Buffer.from('12345678901234567890');
  expect(totpAtStep(secret, Math.floor(seconds / 30))).toBe(code);
});

// RFC 4648, section 10, without padding.
test.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foobar', 'MZXW6YTBOI'],
])('%s is %s in base 32', (text, encoded) => {
  expect(toBase32(Buffer.from(text))).toBe(encoded);
  expect(fromBase32(encoded).toString()).toBe(text);
});

test('base 32 can be decoded again', () => {
  const bytes = fc.uint8Array({ maxLength: 40 });
  fc.assert(
    fc.property(bytes, (given) => expect([...fromBase32(toBase32(Buffer.from(given)))]).toEqual([...given])),
  );
});

test('a code is accepted one step early or late, but not two', () => {
  const secret = Buffer.from('12345678901234567890');
  const code = totpAtStep(secret, 100);
  const at = (step: number) => matchTotpStep(toBase32(secret), code, step * 30_000);
  expect([98, 99, 100, 101, 102].map(at)).toEqual([undefined, 100, 100, 100, undefined]);
});
