/** A stream of numbers from 0 to 1 that is the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const pick = <T>(all: readonly T[], random: () => number): T => {
  const one = all[Math.floor(random() * all.length)];
  if (one === undefined) throw new Error('there is nothing to choose from');
  return one;
};

const long = 10_240;

/** Ids that do not exist. */
export const hostileIds: readonly string[] = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '..',
  '../',
  '../../api/settings',
  '..\\',
  '.',
  '%',
  '%2e%2e%2f',
  '\u0000',
  'a\u0000b',
  '\r\nx-injected: 1',
  ' ',
  '#',
  'S#',
  'SYS#PLATFORM#1',
  "' OR 1=1 --",
  '${jndi:ldap://x}',
  '{{7*7}}',
  '<script>',
  '\u202eabc',
  '\u2066abc',
  '漢字',
  '👩‍👩‍👧',
  'İ',
  'ﬁ',
  '-1',
  '0',
  'NaN',
  '1e999',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '00000000000000000000000000',
  '7ZZZZZZZZZZZZZZZZZZZZZZZZZ',
  'ZZZZZZZZZZZZZZZZZZZZZZZZZZ',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '20261125T1300Z-000000000000',
  '99999999T9999Z-ffffffffffff',
  '00000000T0000Z-000000000000',
  'A'.repeat(long),
  '0'.repeat(long),
];

/** Texts with no meaning. */
export const hostileTexts: readonly string[] = [
  ...hostileIds,
  '',
  '\n=1+1',
  '=HYPERLINK("http://x")',
  'a'.repeat(200_000),
  '\ud800',
  'é\u0301'.repeat(500),
  '\u200b',
  '\ufeff',
  '𝕏'.repeat(400),
  '"},{"x":"',
  'http://169.254.169.254/latest/meta-data/',
  'javascript:alert(1)',
  'file:///etc/passwd',
];

/** Dates, times and timestamps that do not exist or are out of range. */
export const hostileDates: readonly string[] = [
  '0000-01-01',
  '0001-01-01',
  '1899-12-31',
  '9999-12-31',
  '+275760-09-13',
  '-000001-01-01',
  '2026-02-30',
  '2026-13-01',
  '2026-11-23T24:00:00Z',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '2026-11-23T12:00:00+99:99',
  '2026-11-23T23:59:60Z',
  '2026-11-23T12:00:00.000000000000001Z',
  '25:00',
  '02:30',
  '2027-03-14',
  '1e9',
  '2026-W01',
];

/** Values used in place of a text, a number or a list. */
export const hostileJson: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  Number.MAX_SAFE_INTEGER,
  -Number.MAX_SAFE_INTEGER,
  1e308,
  [],
  {},
  [[]],
  [null],
  { __proto__: null, constructor: { prototype: { polluted: true } } },
  Array.from({ length: 2_000 }, () => 'a'),
  JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`),
  JSON.parse('{"__proto__":{"polluted":true}}'),
];

/** Bodies that are invalid or nearly valid JSON. */
export const brokenBodies: readonly string[] = [
  '',
  '{',
  '[]',
  'null',
  '"text"',
  '1e400',
  '{"a":1,"a":2}',
  '\u0000',
  '{"__proto__":{"superadmin":true}}',
  '['.repeat(5_000),
  `{"${'k'.repeat(long)}":1}`,
  'a=b&c=d',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
];

/** Invalid idempotency keys. */
export const hostileKeys: readonly string[] = [
  '""',
  '"',
  '"a"b"',
  '{}',
  'a b',
  `"${'k'.repeat(256)}"`,
  '__proto__',
];

/** Cursors derived from one that a list returned. */
export function cursorsFrom(given: string, random: () => number): string {
  const bytes = Buffer.from(given, 'base64url');
  const at = Math.floor(random() * bytes.length);
  const changed = Buffer.from(bytes);
  changed[at] = (changed[at] ?? 0) ^ (1 + Math.floor(random() * 255));
  const place = bytes.subarray(16).toString('utf8');
  return pick(
    [
      given,
      given.slice(0, at),
      changed.toString('base64url'),
      `${given}A`,
      given.repeat(3).slice(0, 1_024),
      Buffer.from(place).toString('base64url'),
      Buffer.from(`0000000000000000${place}`).toString('base64url'),
      Buffer.from(JSON.stringify({ pk: 'S#', sk: place })).toString('base64url'),
      pick(hostileTexts, random),
      'A'.repeat(5_000),
    ],
    random,
  );
}
