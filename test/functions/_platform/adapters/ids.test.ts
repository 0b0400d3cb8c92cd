import { decodeTime } from 'ulid';
import { createIds } from '#functions/_platform/adapters/ids.ts';

const noonMs = Date.parse('2026-11-23T12:00:00Z');

/** Ids created at these times, one after the other. */
function idsAt(...timesMs: number[]): string[] {
  const left = [...timesMs];
  const ids = createIds(() => left.shift()!);
  return timesMs.map(() => ids.next());
}

describe('ids', () => {
  it('increase, also within a millisecond and when the clock is set back a little', () => {
    const made = idsAt(noonMs, noonMs, noonMs + 1, noonMs - 20, noonMs - 99, noonMs + 5);
    expect(made).toEqual(made.toSorted());
    expect(new Set(made).size).toBe(made.length);
  });

  it.each([
    ['a day', 24 * 3_600_000],
    ['a second', 1_000],
  ])('say the time again once a clock that was %s ahead is set right', (_, aheadMs) => {
    const [ahead, ...later] = idsAt(noonMs + aheadMs, noonMs, noonMs + 1);
    expect(decodeTime(ahead!)).toBe(noonMs + aheadMs);
    expect(later.map((id) => decodeTime(id))).toEqual([noonMs, noonMs + 1]);
  });
});
