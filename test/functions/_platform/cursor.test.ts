import * as fc from 'fast-check';
import { classId, ulid } from '#shared/contracts/values.ts';
import '../../builders/origin.ts';
import { createCursors, filterOf, type Bound } from '#functions/_platform/cursor.ts';

const place = '20270302T1300Z-0123456789ab';
const bound: Bound = {
  operationId: 'schedule.listClasses',
  studioId: '11111111-1111-4111-8111-111111111111',
  filter: { from: '2027-03-01', to: '2027-03-07' },
};
const cursors = createCursors();
const givenBy = (list: Bound): string => cursors(list, undefined).next(place) ?? '';
const placeIn = (cursor: string | undefined, list: Bound = bound) => cursors(list, cursor).from(classId);
const refusal = expect.objectContaining({
  code: 'invalid-input',
  message: 'This page belongs to another list or filter. Please start again from the first page.',
}) as never;

describe('a cursor', () => {
  test('decodes to its original position, and the first page has none', () => {
    expect(placeIn(givenBy(bound))).toBe(place);
    expect(placeIn(undefined)).toBeUndefined();
    expect(cursors(bound, undefined).next(undefined)).toBeNull();
  });

  test.each<[string, Partial<Bound>]>([
    ['another operation', { operationId: 'schedule.listChanges' }],
    ['another studio', { studioId: '22222222-2222-4222-8222-222222222222' }],
    ['another filter', { filter: { from: '2027-03-02', to: '2027-03-07' } }],
    ['no filter', { filter: {} }],
  ])('of %s is refused with a sentence', (_, other) => {
    expect(() => placeIn(givenBy({ ...bound, ...other }))).toThrow(refusal);
  });

  test('is refused if any byte is changed, removed or added', () => {
    const bytes = Buffer.from(givenBy(bound), 'base64url');
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, by) => {
        const changed = Buffer.from(bytes);
        changed[at] = changed[at]! ^ by;
        expect(() => placeIn(changed.toString('base64url'))).toThrow(refusal);
        expect(() => placeIn(bytes.subarray(0, at).toString('base64url'))).toThrow(refusal);
        expect(() =>
          placeIn(Buffer.concat([bytes, bytes.subarray(0, at + 1)]).toString('base64url')),
        ).toThrow(refusal);
      }),
      { numRuns: 200 },
    );
  });

  test('is refused if it was forged, whatever position it names', () => {
    fc.assert(
      fc.property(fc.string(), (made) => {
        for (const cursor of [made, Buffer.from(made).toString('base64url')])
          expect(() => placeIn(cursor)).toThrow(refusal);
      }),
      { numRuns: 300 },
    );
  });

  test('is refused if it is ours but encodes another kind of position', () => {
    expect(() => cursors(bound, givenBy(bound)).from(ulid)).toThrow(refusal);
  });

  test('survives one rotation of the secret, but not two', () => {
    const before = { ...process.env };
    const cursor = givenBy(bound);
    const [present, next] = [before['ORIGIN_SECRET_NEXT'], `${before['ORIGIN_SECRET_NEXT']}-next`];
    Object.assign(process.env, { ORIGIN_SECRET: present, ORIGIN_SECRET_NEXT: next });
    expect(createCursors()(bound, cursor).from(classId)).toBe(place);
    Object.assign(process.env, { ORIGIN_SECRET: next, ORIGIN_SECRET_NEXT: `${next}-next` });
    expect(() => createCursors()(bound, cursor).from(classId)).toThrow(refusal);
    Object.assign(process.env, before);
  });
});

test('the filter of a list is kept across pages, however long it is', () => {
  expect(filterOf({ status: 'open', limit: 5, cursor: 'x' })).toEqual({ status: 'open' });
});
