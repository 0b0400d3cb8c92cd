import { compare, sumOf, type StoredItem } from '#infra/tools/ops/restore-drill/compare.ts';

const restoredTo = new Date('2026-11-22T03:00:00.000Z');
const stored = (sk: string, more: StoredItem = {}): StoredItem => ({
  pk: { S: 'p' },
  sk: { S: sk },
  ...more,
});
const later = { S: '2026-11-22T03:00:01.000Z' };
const earlier = { S: '2026-11-22T02:59:59.000Z' };
const all = { items: 0, missing: 0, differing: 0, changedSince: 0, deletedSince: 0 };

it.each([
  [
    'the same, whatever the order of attributes',
    [stored('a', { n: { N: '1' } })],
    [{ n: { N: '1' }, ...stored('a') }],
    { items: 1 },
  ],
  ['one that was lost', [stored('a'), stored('b')], [stored('a')], { items: 2, missing: 1 }],
  ['one that was lost, of before', [stored('a', { createdAt: earlier })], [], { items: 1, missing: 1 }],
  ['one that came later', [stored('a', { createdAt: later })], [], { items: 1, changedSince: 1 }],
  [
    'one that is otherwise',
    [stored('a', { n: { N: '2' } })],
    [stored('a', { n: { N: '1' } })],
    { items: 1, differing: 1 },
  ],
  [
    'one that changed later',
    [stored('a', { updatedAt: later })],
    [stored('a')],
    { items: 1, changedSince: 1 },
  ],
  ['a class that is yet to begin', [stored('a', { startsAt: later })], [], { items: 1, missing: 1 }],
  ['one that went since', [], [stored('a')], { deletedSince: 1 }],
] as const)('tells %s', (_, retained, restored, expected) => {
  expect(compare(retained, restored, restoredTo)).toEqual({ ...all, ...expected });
});

it('adds partitions up', () => {
  const one = { items: 1, missing: 2, differing: 3, changedSince: 4, deletedSince: 5 };
  expect(sumOf([one, one])).toEqual({
    items: 2,
    missing: 4,
    differing: 6,
    changedSince: 8,
    deletedSince: 10,
  });
  expect(sumOf([])).toEqual(all);
});
