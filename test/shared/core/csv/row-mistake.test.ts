import { rowMistake } from '#shared/contracts/imports/row-mistake.ts';
import {
  limitMistakes,
  mistakeInEnglish,
  plainMistakes,
  type RowMistake,
} from '#shared/core/csv/row-mistake.ts';

describe('a mistake in English', () => {
  it.each([
    [{ code: 'cell-count' }, 'Column count mismatch'],
    [{ code: 'missing' }, 'Missing value for room'],
    [{ code: 'amount' }, 'room must be an amount of 0 or more, such as 12.50'],
    [{ code: 'date', format: 'DD/MM/YYYY', withTime: false }, 'room must be a date written DD/MM/YYYY'],
    [
      { code: 'date', format: 'YYYY-MM-DD', withTime: true },
      'room must be a date written YYYY-MM-DD, with or without a time',
    ],
    [
      { code: 'skipped-time', date: '2026-03-29', time: '02:30' },
      'room must be a time that exists: on 2026-03-29 the clocks skip 02:30',
    ],
    [{ code: 'places', most: 10_000 }, 'room must be a whole number from 0 to 10,000'],
    [{ code: 'high-amount', most: 10_000_000 }, 'room must be at most 10,000,000'],
    [{ code: 'bookings', most: 3_000 }, 'A class must have at most 3,000 bookings in a file'],
    [{ code: 'same-class', row: 4 }, 'Same class as row 4, but with different values'],
    [
      { code: 'together-above-capacity', places: 12, capacity: 10 },
      "The marketplaces' places (12) must not exceed total_capacity (10) together",
    ],
  ] as const satisfies readonly (readonly [RowMistake, string])[])('%j', (mistake, text) => {
    expect(mistakeInEnglish('room', mistake)).toBe(text);
  });

  it('has a text for each code that the API can return', () => {
    const all = [
      ...plainMistakes.map((code) => ({ code })),
      ...limitMistakes.map((code) => ({ code, most: 7 })),
    ];
    for (const mistake of all) {
      expect(rowMistake.parse(mistake)).toEqual(mistake);
      expect(mistakeInEnglish('room', mistake)).not.toContain('undefined');
    }
  });
});
