import { decodeTime } from 'ulid';
import { createIds } from '#functions/_platform/adapters/ids.ts';

const noonMs = Date.parse('2026-11-23T12:00:00Z');
const minuteMs = 60_000;

/** Ids made at these times, one after the other. */
function idsAt(...timesMs: number[]): string[] {
  const left = [...timesMs];
  const ids = createIds(() => left.shift()!);
  return timesMs.map(() => ids.next());
}

describe('ids', () => {
  it('grow, also within a millisecond and while the clock is set back a little', () => {
    const made = idsAt(noonMs, noonMs, noonMs + 1, noonMs - 2_000, noonMs - minuteMs + 1, noonMs + 5);
    expect(made).toEqual(made.toSorted());
    expect(new Set(made).size).toBe(made.length);
  });

  it('say the time again once a clock that was far ahead is set right', () => {
    const dayMs = 24 * 60 * minuteMs;
    const [ahead, ...later] = idsAt(noonMs + dayMs, noonMs, noonMs + 1);
    expect(decodeTime(ahead!)).toBe(noonMs + dayMs);
    expect(later.map(decodeTime)).toEqual([noonMs, noonMs + 1]);
  });
});
