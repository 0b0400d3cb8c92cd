import type { RowProblem } from '#shared/contracts/imports/preview.ts';
import {
  countOf,
  inAllRows,
  inRow,
  isAllowed,
  leaveOutFailing,
  leaveOutRow,
  leaveOutValue,
  noRepairs,
} from '#web/src/features/imports/repair/repairs.ts';
import {
  adviceOf,
  noteOf,
  othersText,
  problemTitle,
  sampleText,
} from '#web/src/features/imports/repair/problem-messages.ts';

const problem: RowProblem = {
  path: 'total_capacity',
  message: 'total_capacity must be a whole number of 0 or more',
  rows: 1_200,
  row: 1_017,
  cells: [{ column: 3, name: 'Cupo', text: 'lots', from: 'lots' }],
  isOfValue: true,
};

describe('repairs', () => {
  it('replace an earlier repair of the same cell or value', () => {
    const rewritten = { column: 3, from: 'lots', text: '12' };
    const again = { ...rewritten, text: '14' };
    expect(inAllRows(inAllRows(noRepairs, rewritten), again).values).toEqual([again]);
    const cells = inRow(inRow(noRepairs, 7, [rewritten]), 7, [again]).cells;
    expect(cells).toEqual([{ row: 7, column: 3, text: '14' }]);
  });

  it('cancel the choice to leave out failing rows, because a different number may fail now', () => {
    const forgiven = leaveOutFailing(noRepairs, 5);
    expect(forgiven.leftOutFailing).toBe(5);
    expect(leaveOutRow(forgiven, 3)).toEqual({ ...noRepairs, leftOutRows: [3] });
    expect(leaveOutValue(forgiven, problem)).toEqual({
      ...noRepairs,
      leftOutValues: [{ column: 3, from: 'lots' }],
    });
  });

  it('are counted, and have the same limit as on the server', () => {
    const many = { ...noRepairs, leftOutRows: Array.from({ length: 1_001 }, (_, at) => at + 1) };
    expect(countOf(many)).toBe(1_001);
    expect([isAllowed(noRepairs), isAllowed(many)]).toEqual([true, false]);
  });
});

describe('the message about a mistake', () => {
  it('names the row, the field and the value, and says what to do', () => {
    expect(problemTitle(problem)).toBe('Row 1,017: Total capacity is “lots”');
    const again = { path: 'class_name', message: 'Same class as row 2, but with different values' };
    expect(problemTitle({ ...problem, ...again })).toBe('Row 1,017 has the same class as another row');
    expect(othersText(problem)).toBe('The same in 1,199 other rows');
    expect(adviceOf(problem)).toBe('Must be a whole number of 0 or more.');
  });

  it.each([
    ['kenko_slots', 'kenko_slots must not exceed total_capacity', 'Must not exceed total capacity.'],
    ['room', 'Missing value for room', 'Write what belongs here, or leave the row out.'],
    [
      'row',
      'Column count mismatch',
      'Put each value under its column, and empty the cells beyond the last one.',
    ],
    [
      'class_name',
      'Same class as row 2, but with different values',
      'Same class as row 2, but with different values.',
    ],
  ])('says what to do about %s: %s', (path, message, advice) => {
    expect(adviceOf({ path, message })).toBe(advice);
  });

  it.each([
    [{ code: 'above-capacity' }, 'Must not exceed the total capacity.'],
    [{ code: 'date', format: 'DD/MM/YYYY', withTime: false }, 'Must be a date written DD/MM/YYYY.'],
    [{ code: 'places', most: 10_000 }, 'Must be a whole number from 0 to 10,000.'],
    [
      { code: 'skipped-time', date: '2026-03-29', time: '02:30' },
      'Must be a time that exists: on 2026-03-29 the clocks skip 02:30.',
    ],
    [{ code: 'same-class', row: 2 }, 'Same class as row 2, but with different values.'],
  ] as const)('words %j itself, whatever the API says', (mistake, advice) => {
    expect(adviceOf({ path: 'class_time', message: 'class_time is wrong', mistake })).toBe(advice);
  });

  it('says only which rows are actually shown', () => {
    const [first, unusual, failing] = (['first', 'unusual', 'failing'] as const).map((why) => ({ why }));
    expect(sampleText([first!])).toBe('The first rows, as they will be stored');
    expect(sampleText([first!, unusual!, failing!])).toBe(
      'The first and the most unusual rows, as they will be stored, and some rows with errors',
    );
  });

  it('says why a row is shown', () => {
    const row = { row: 3, values: [], failing: [], unusual: null };
    expect(noteOf({ ...row, why: 'first' })).toBe('');
    expect(noteOf({ ...row, why: 'unusual', unusual: { field: 'total_capacity', oddity: 'high' } })).toBe(
      'Total capacity: far higher than in other rows',
    );
    expect(noteOf({ ...row, why: 'failing', failing: ['room'] })).toBe('Cannot be imported: Room');
  });
});
