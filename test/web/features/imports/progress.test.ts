import {
  importPercentOf,
  pollDelayMs,
  pollMostMs,
  rowsText,
  stageNow,
  stageOf,
  whyUnknown,
} from '#web/src/features/imports/progress.ts';

const nothing = { sending: false, analysing: false, confirming: false };

describe('an import that the server no longer has', () => {
  it.each(['uploading', 'analysing', 'awaiting-confirmation'] as const)(
    'may have been cancelled elsewhere if it was last seen %s',
    (status) => {
      const why = whyUnknown({ status, problem: null });
      expect(why).toMatch(/cancelled elsewhere.*cleared/);
      expect(whyUnknown({ status: 'cancelled', problem: why })).toBe(why);
    },
  );

  it.each(['checking', 'importing', 'completed', 'failed', 'cancelled'] as const)(
    'was cleared if it was last seen %s',
    (status) =>
      expect(whyUnknown({ status, problem: null })).toBe('The imported data was cleared meanwhile.'),
  );
});

describe('the displayed stage', () => {
  it.each([
    ['uploading', 'uploading'],
    ['analysing', 'analysing'],
    ['awaiting-confirmation', 'reviewing'],
    ['checking', 'running'],
    ['importing', 'running'],
    ['completed', 'over'],
    ['failed', 'over'],
    ['cancelled', 'over'],
  ] as const)('%s is %s', (status, stage) => {
    expect(stageOf(status)).toBe(stage);
    expect(stageNow({ status }, nothing)).toBe(stage);
  });

  it('follows a running request before the stored status', () => {
    expect(stageNow(undefined, nothing)).toBe('choosing');
    expect(stageNow(undefined, { ...nothing, sending: true })).toBe('uploading');
    expect(stageNow({ status: 'uploading' }, { ...nothing, analysing: true })).toBe('analysing');
    expect(stageNow({ status: 'awaiting-confirmation' }, { ...nothing, confirming: true })).toBe('running');
  });
});

it('polls quickly at first, then every three seconds', () => {
  const delays = Array.from({ length: 20 }, (_, at) => pollDelayMs(at));
  expect(delays[0]).toBe(500);
  expect(delays.at(-1)).toBe(pollMostMs);
  expect(delays).toEqual(delays.toSorted((a, b) => a - b));
});

it.each([
  [0, 10, 0],
  [999, 1000, 99],
  [1000, 1000, 100],
  [1001, 1000, 100],
  [5, null, 0],
  [0, 0, 0],
])('%p of %p is %i percent', (part, whole, percent) => {
  expect(importPercentOf(part, whole)).toBe(percent);
});

it('counts rows, and shows their total once it is known', () => {
  const progress = { rowsTotal: null, rowsChecked: 0, rowsDone: 0 };
  expect(rowsText(12_000, { progress })).toBe('12,000 rows');
  expect(rowsText(12_000, { progress: { ...progress, rowsTotal: 500_000 } })).toBe('12,000 of 500,000 rows');
});
