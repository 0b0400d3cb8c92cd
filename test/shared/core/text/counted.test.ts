import { counted, wordFor } from '#shared/core/text/counted.ts';

describe('a count and its noun', () => {
  it.each([
    [0, '0 places'],
    [1, '1 place'],
    [2, '2 places'],
    [1.5, '1.5 places'],
    [1.2345, '1.235 places'],
    [999.9, '999.9 places'],
    [1_234.5, '1,234.5 places'],
    [1_200, '1,200 places'],
  ])('%p is %p', (count, text) => {
    expect(counted(count, 'place')).toBe(text);
  });

  it('accepts an irregular plural', () => {
    expect([1, 6_000].map((count) => counted(count, 'class', 'classes'))).toEqual([
      '1 class',
      '6,000 classes',
    ]);
  });

  it('returns only the word, also for a verb', () => {
    expect([0, 1, 2].map((count) => wordFor(count, 'is', 'are'))).toEqual(['are', 'is', 'are']);
    expect([0, 1, 2].map((count) => wordFor(count, 'row'))).toEqual(['rows', 'row', 'rows']);
  });
});
