import {
  isFiltered,
  readFilter,
  requestOf,
  withDay,
  writeFilter,
} from '#web/src/features/activity/filter.ts';
import { exportedText, failuresTitle } from '#web/src/features/activity/wording.ts';

const everything = { platform: null, status: null, from: null, to: null, text: '' };
const read = (query: string) => readFilter(new URLSearchParams(query));

describe('the filter of the logs', () => {
  it('is the same after writing it to the URL and reading it back', () => {
    const filter = {
      platform: 'totalpass',
      status: 'failure',
      from: '2026-11-01',
      to: '2026-11-30',
      text: 'Barre & más',
    } as const;
    expect(readFilter(writeFilter(filter))).toEqual(filter);
    expect(writeFilter({ ...everything, text: '  ' }).toString()).toBe('');
  });

  it('ignores unknown values in the URL', () => {
    expect(read('platform=gympass&status=done&from=2026-02-30&to=soon&other=1')).toEqual(everything);
    expect(read('from=2026-11-03&to=2026-11-02')).toEqual({ ...everything, from: '2026-11-03' });
    expect(read(`class=${'y'.repeat(300)}`).text).toHaveLength(100);
  });

  it('sends only the given filters to the server', () => {
    expect(requestOf(everything)).toEqual({});
    expect(requestOf({ ...everything, status: 'pending', text: ' yoga ' })).toEqual({
      status: 'pending',
      text: 'yoga',
    });
    expect([isFiltered(everything), isFiltered({ ...everything, to: '2026-11-01' })]).toEqual([false, true]);
  });

  it('never has a last day before its first day', () => {
    const week = { ...everything, from: '2026-11-02', to: '2026-11-08' };
    expect(withDay(week, 'from', '2026-11-10')).toMatchObject({ from: '2026-11-10', to: '2026-11-10' });
    expect(withDay(week, 'to', '2026-11-01')).toMatchObject({ from: '2026-11-01', to: '2026-11-01' });
    expect(withDay(week, 'to', '2026-11-05')).toMatchObject({ from: '2026-11-02', to: '2026-11-05' });
    expect(withDay(week, 'from', null)).toMatchObject({ from: null, to: '2026-11-08' });
  });
});

describe('the message after an export', () => {
  it('says how many changes the file contains, and how to get older ones', () => {
    expect(exportedText({ count: 1, lookedBackTo: null }, 'UTC')).toBe('Exported 1 change');
    expect(
      exportedText({ count: 5000, lookedBackTo: '2026-11-21T15:00:00.000Z' }, 'America/Mexico_City'),
    ).toBe(
      'Exported 5,000 changes, back to Nov 21, 2026, 09:00. For older ones choose an earlier last day and export again.',
    );
  });
});

it.each([
  [1, false, '1 change is not on its marketplace'],
  [2, false, '2 changes are not on their marketplace'],
  [25, true, 'More than 25 changes are not on their marketplace'],
])('%i failures, more: %s', (count, more, title) => {
  expect(failuresTitle(count, more)).toBe(title);
});
