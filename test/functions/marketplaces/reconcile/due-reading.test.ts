import { array, assert, integer, option, property } from 'fast-check';
import {
  dueComparisons,
  isMappingDue,
  isMappingLate,
  type ReadBefore,
} from '#functions/marketplaces/reconcile/due-reading.ts';

const now = new Date('2026-11-23T12:00:00Z');
const minuteMs = 60_000;
const after = (minutes: number): Date => new Date(now.getTime() + minutes * minuteMs);
const ago = (minutes: number): string => after(-minutes).toISOString();
const quiet: ReadBefore = { failures: 0, comparedAt: ago(5), driftClasses: 0, waitingClasses: 0 };
const isDue = (before?: ReadBefore): boolean =>
  dueComparisons(['wellhub'], new Map(before ? [['wellhub', before]] : []), now).length === 1;

describe('a comparison with a marketplace', () => {
  it('is due if there was none yet', () => {
    expect(isDue()).toBe(true);
    expect(isDue({ failures: 0 })).toBe(true);
  });

  it('is due if credentials were given since the last one', () => {
    expect(isDue({ ...quiet, connectedAt: ago(4) })).toBe(true);
    expect(isDue({ ...quiet, connectedAt: ago(6) })).toBe(false);
  });

  it('is due an hour after everything was right, with a tolerance of a minute for a run', () => {
    expect(isDue({ ...quiet, comparedAt: ago(58) })).toBe(false);
    expect(isDue({ ...quiet, comparedAt: ago(59) })).toBe(true);
  });

  it('is due at every run while anything is wrong', () => {
    expect(isDue(quiet)).toBe(false);
    expect(isDue({ ...quiet, driftClasses: 1 })).toBe(true);
    expect(isDue({ ...quiet, waitingClasses: 1 })).toBe(true);
    expect(isDue({ ...quiet, failures: 1 })).toBe(true);
  });

  it('is due at every run for an hour after the marketplace did not respond, because requests may still arrive', () => {
    expect(isDue({ ...quiet, troubledAt: ago(59) })).toBe(true);
    expect(isDue({ ...quiet, troubledAt: ago(60) })).toBe(false);
  });
});

describe('comparisons with several marketplaces of a studio', () => {
  const marketplaces = ['fitpass', 'wellhub', 'totalpass'] as const;
  const comparedAgo = (...minutes: number[]) =>
    new Map<string, ReadBefore>(
      marketplaces.map((one, at) => [one, { ...quiet, comparedAt: ago(minutes[at] ?? 0) }]),
    );

  it('are made together with a due one if their own time comes within half an hour', () => {
    expect(dueComparisons<string>(marketplaces, comparedAgo(59, 29, 28), now)).toEqual([
      'fitpass',
      'wellhub',
    ]);
    expect(dueComparisons<string>(marketplaces, comparedAgo(58, 58, 58), now)).toEqual([]);
  });

  it('are not made together with one that is only repeated because something is wrong', () => {
    const before = comparedAgo(5, 20, 20).set('fitpass', { ...quiet, driftClasses: 1 });
    expect(dueComparisons<string>(marketplaces, before, now)).toEqual(['fitpass']);
  });

  it('are all synchronized within the hour, whenever each was last made, and none waits longer than an hour', () => {
    const before = array(option(integer({ min: 0, max: 80 })), { minLength: 3, maxLength: 3 });
    const law = property(before, (minutes) => {
      const known = new Map<string, ReadBefore>();
      marketplaces.forEach((one, at) => {
        const compared = minutes[at];
        if (typeof compared === 'number') known.set(one, { ...quiet, comparedAt: ago(compared) });
      });
      const together: string[] = [];
      for (let minute = 0; minute <= 240; minute += 5) {
        const due = dueComparisons<string>(marketplaces, known, after(minute));
        if (due.length === marketplaces.length) together.push(`${minute}`);
        else if (minute > 60) expect(due).toEqual([]);
        for (const one of due) known.set(one, { ...quiet, comparedAt: after(minute).toISOString() });
        for (const one of marketplaces) {
          const lastAt = Date.parse(known.get(one)?.comparedAt ?? '');
          expect(after(minute).getTime() - lastAt).toBeLessThan(60 * minuteMs);
        }
      }
      expect(together.length).toBeGreaterThan(0);
    });
    assert(law);
  });
});

describe('the listings of a marketplace', () => {
  it('are linked again by the comparison of each hour', () => {
    expect(isMappingDue({}, now)).toBe(true);
    expect(isMappingDue({ mappedAt: ago(58) }, now)).toBe(false);
    expect(isMappingDue({ mappedAt: ago(59) }, now)).toBe(true);
  });

  it('are read for linking alone if no comparison happened', () => {
    expect(isMappingLate({}, now)).toBe(true);
    expect(isMappingLate({ mappedAt: ago(74) }, now)).toBe(false);
    expect(isMappingLate({ mappedAt: ago(75) }, now)).toBe(true);
  });
});
