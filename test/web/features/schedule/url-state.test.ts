import * as fc from 'fast-check';
import { scheduleDaysMax } from '#shared/contracts/schedule/list-classes.ts';
import { addDays } from '#web/src/ui/dates.ts';
import { isRange, readState, weekFrom, withEnd, writeState } from '#web/src/features/schedule/url-state.ts';

const read = (search: string) => readState(new URLSearchParams(search));

describe('the schedule in the URL', () => {
  it('is read', () => {
    expect(read('from=2026-11-21&to=2026-11-27&room=Studio+A&class=x')).toEqual({
      range: { from: '2026-11-21', to: '2026-11-27' },
      room: 'Studio A',
      classId: 'x',
    });
    expect(read('')).toEqual({ range: null, room: null, classId: null });
  });

  it.each([
    'from=2026-11-21',
    'from=2026-11-28&to=2026-11-27',
    'from=2026-02-30&to=2026-03-02',
    'from=x&to=y',
    'from=2026-01-01&to=2026-12-31',
  ])('has no range with %s', (search) => {
    expect(read(search).range).toBeNull();
  });

  it('is the same after writing it to the URL and reading it back', () => {
    const state = { range: { from: '2026-11-21', to: '2026-11-27' }, room: 'Sala & Co=1', classId: 'a-b' };
    expect(readState(writeState(state))).toEqual(state);
    const [from, to] = ['2026-11-21', '2026-11-27'];
    expect(writeState({ range: { to, from }, room: null, classId: null }).toString()).toBe(
      'from=2026-11-21&to=2026-11-27',
    );
    expect(writeState({ range: null, room: null, classId: null }).toString()).toBe('');
  });

  it('accepts the longest range, but not one more day', () => {
    expect(isRange('2026-01-01', addDays('2026-01-01', scheduleDaysMax - 1))).toBe(true);
    expect(isRange('2026-01-01', addDays('2026-01-01', scheduleDaysMax))).toBe(false);
  });
});

describe('weekFrom', () => {
  it('returns seven days that start a week ago, today or in a week', () => {
    expect(weekFrom('2026-11-21', -1)).toEqual({ from: '2026-11-14', to: '2026-11-20' });
    expect(weekFrom('2026-11-21', 0)).toEqual({ from: '2026-11-21', to: '2026-11-27' });
    expect(weekFrom('2026-11-21', 1)).toEqual({ from: '2026-11-28', to: '2026-12-04' });
  });
});

describe('withEnd', () => {
  const range = { from: '2026-11-21', to: '2026-11-27' };

  it('moves one end, and the other only if necessary', () => {
    expect(withEnd(range, 'from', '2026-11-25')).toEqual({ from: '2026-11-25', to: '2026-11-27' });
    expect(withEnd(range, 'from', '2026-12-05')).toEqual({ from: '2026-12-05', to: '2026-12-05' });
    expect(withEnd(range, 'to', '2026-11-01')).toEqual({ from: '2026-11-01', to: '2026-11-01' });
  });

  it('always returns a valid range whose changed end is the chosen day', () => {
    const days = fc.integer({ min: -500, max: 500 }).map((by) => addDays('2026-11-21', by));
    fc.assert(
      fc.property(days, fc.constantFrom('from' as const, 'to' as const), (day, end) => {
        const next = withEnd(range, end, day);
        expect(next[end]).toBe(day);
        expect(isRange(next.from, next.to)).toBe(true);
      }),
    );
  });
});
