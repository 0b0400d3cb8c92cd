import { idStartOf, monthsOf } from '#functions/_domain/classes/class-id.ts';

test.each([
  ['2026-11-23T13:00:00.000Z', '20261123T1300Z'],
  ['2026-11-23T13:00:59.999Z', '20261123T1300Z'],
  ['2027-01-01T00:05:00Z', '20270101T0005Z'],
])('ids of classes that start at %s begin with %s', (instant, start) => {
  expect(idStartOf(instant)).toBe(start);
});

describe('the months of a range of starts', () => {
  it.each([
    ['2026-11-30T23:59:00.000Z', '2026-11-30T23:59:30.000Z', ['202611']],
    ['2026-11-30T23:59:00.000Z', '2026-12-01T00:00:00.000Z', ['202611']],
    ['2026-11-30T23:59:00.000Z', '2026-12-01T00:00:00.001Z', ['202611', '202612']],
    ['2026-12-31T00:00:00.000Z', '2027-02-01T00:00:00.000Z', ['202612', '202701']],
    ['2027-01-31T12:00:00.000Z', '2027-03-31T12:00:00.000Z', ['202701', '202702', '202703']],
  ])('from %s to %s are %j', (fromUtc, toUtc, months) => {
    expect(monthsOf({ fromUtc, toUtc })).toEqual(months);
  });
});
