import { idStartOf } from '#functions/_domain/classes/class-id.ts';

test.each([
  ['2026-11-23T13:00:00.000Z', '20261123T1300Z'],
  ['2026-11-23T13:00:59.999Z', '20261123T1300Z'],
  ['2027-01-01T00:05:00Z', '20270101T0005Z'],
])('ids of classes that start at %s begin with %s', (instant, start) => {
  expect(idStartOf(instant)).toBe(start);
});
