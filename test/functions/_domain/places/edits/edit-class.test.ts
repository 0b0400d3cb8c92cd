import * as fc from 'fast-check';
import { marketplaces, type Marketplace } from '#shared/contracts/channels.ts';
import { Failure } from '#shared/contracts/failure.ts';
import {
  editClass,
  type ClassEdit,
  type ClassToEdit,
  type Terms,
  type Wanted,
} from '#functions/_domain/places/edits/edit-class.ts';
import { undoEdit } from '#functions/_domain/places/edits/undo-edit.ts';
import { neverSent } from '../never-sent.ts';
import { aClassToChange } from '#test/builders/a-class-to-change.ts';

const startsAt = '2026-11-25T13:00:00.000Z';
const now = new Date('2026-11-23T12:00:00Z');
const open = (...channels: Terms['connected'][number]['channel'][]): Terms['connected'] =>
  channels.map((channel, at) => ({ channel, revenuePerBookingMinor: 9_000 + at }));
const terms = (given: Partial<Terms> = {}): Terms => ({
  mode: 'separate',
  now,
  connected: open('fitpass', 'wellhub', 'totalpass'),
  ...given,
});
/** 20 places: 8 sold directly, 2 of Fitpass's 4 places sold, none of Wellhub's 3. */
const aClass = (given: Partial<ClassToEdit> = {}): ClassToEdit => ({
  startsAt,
  ...neverSent,
  ...aClassToChange(),
  ...given,
});

const refusalOf = (work: () => unknown): Failure => {
  try {
    work();
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  throw new Error('it was let through');
};

describe('editing a class', () => {
  test('closes the cheapest open places when the capacity shrinks, and tells every marketplace', () => {
    expect(editClass(aClass(), { totalCapacity: 13 }, terms())).toEqual({
      totalCapacity: 13,
      allocations: { fitpass: 2, wellhub: 3 },
      capacity: { from: 20, to: 13 },
      named: [],
      places: [{ channel: 'fitpass', from: 4, to: 2 }],
      pushes: [{ marketplace: 'fitpass', from: 4, to: 2 }],
    });
  });

  test('keeps the numbers of the edit while the capacity shrinks', () => {
    const edit = editClass(aClass(), { totalCapacity: 13, allocations: { fitpass: 4 } }, terms());
    expect(edit?.allocations).toEqual({ fitpass: 4, wellhub: 1 });
  });

  test('leaves what a disconnected marketplace shows, and takes the places from the others', () => {
    const onlyFitpass = terms({ connected: open('fitpass') });
    const shows = { confirmed: { wellhub: {} } };
    expect(editClass(aClass(shows), { totalCapacity: 13 }, onlyFitpass)?.allocations).toEqual({
      fitpass: 2,
      wellhub: 3,
    });
    const raised = () =>
      editClass(aClass(shows), { totalCapacity: 13, allocations: { fitpass: 5 } }, onlyFitpass);
    expect(refusalOf(raised).message).toContain('6 open places are more than the 3 that are free');
    const fuller = aClass({ ...shows, bookings: 18, bookedByChannel: { direct: 16, fitpass: 2 } });
    expect(editClass(fuller, { allocations: { fitpass: 3 } }, onlyFitpass)?.allocations).toEqual({
      fitpass: 3,
      wellhub: 3,
    });
    expect(editClass(aClass(), { totalCapacity: 13 }, onlyFitpass)?.allocations).toEqual({
      fitpass: 4,
      wellhub: 1,
    });
  });

  test('changes nothing if the class has these numbers already', () => {
    const same = { totalCapacity: 20, allocations: { fitpass: 4 } };
    expect(editClass(aClass(), same, terms({ connected: [] }))).toBeUndefined();
  });

  test('lowers a number of a class that offers too much, and ends the excess of the others', () => {
    const overbooked = aClass({ bookings: 18, bookedByChannel: { direct: 16, fitpass: 2 } });
    const edit = editClass(overbooked, { allocations: { fitpass: 3 } }, terms());
    expect(edit?.allocations).toEqual({ fitpass: 3, wellhub: 1 });
  });

  test.each([
    ['capacity without Fitpass', { totalCapacity: 21 }, { connected: open('wellhub') }, 'no-integration'],
    ['a marketplace that is not connected', { allocations: { classpass: 1 } }, {}, 'no-integration'],
    ['Kenko that is not connected', { allocations: { kenko: 1 } }, {}, 'no-integration'],
    ['fewer places than are booked', { totalCapacity: 9 }, {}, 'invalid-input'],
    ['more than the class holds', { allocations: { fitpass: 21 } }, {}, 'invalid-input'],
    ['more open places than are free', { allocations: { fitpass: 10 } }, {}, 'invalid-input'],
    [
      'more open places on one than are free',
      { allocations: { wellhub: 11 } },
      { mode: 'shared' },
      'invalid-input',
    ],
    ['a class that begins now', { totalCapacity: 21 }, { now: new Date(startsAt) }, 'conflict'],
  ] as const)('refuses %s', (_, wanted, given, code) => {
    expect(refusalOf(() => editClass(aClass(), wanted, terms(given))).code).toBe(code);
  });

  test('treats a number below a channel’s sales as the sales: no more is offered', () => {
    const edit = editClass(aClass(), { allocations: { fitpass: 0 } }, terms());
    expect(edit?.allocations).toEqual({ fitpass: 2, wellhub: 3 });
    expect(edit?.pushes).toEqual([{ marketplace: 'fitpass', from: 4, to: 2 }]);
    const soldOut = aClass({ allocations: { fitpass: 2, wellhub: 3 } });
    expect(editClass(soldOut, { allocations: { fitpass: 1 } }, terms())).toBeUndefined();
  });

  test('is accepted exactly at its limits', () => {
    expect(editClass(aClass(), { totalCapacity: 10 }, terms())?.allocations).toEqual({
      fitpass: 2,
      wellhub: 0,
    });
    expect(editClass(aClass(), { allocations: { fitpass: 9 } }, terms())?.allocations.fitpass).toBe(9);
    expect(
      editClass(aClass(), { allocations: { fitpass: 12 } }, terms({ mode: 'shared' }))?.allocations.fitpass,
    ).toBe(12);
    const last = new Date(Date.parse(startsAt) - 1);
    expect(editClass(aClass(), { totalCapacity: 21 }, terms({ now: last }))?.totalCapacity).toBe(21);
  });

  test.each([
    [
      'is told to the system that the class was read from',
      'kenko',
      [{ marketplace: 'kenko', from: 20, to: 15 }],
    ],
    ['is told nowhere where the class came in a file', undefined, []],
  ] as const)('a new capacity %s', (_, system, pushes) => {
    const connected = open('fitpass', 'kenko');
    const edit = editClass(aClass({ system }), { totalCapacity: 15 }, terms({ connected }));
    expect(edit?.pushes).toEqual(pushes);
  });

  test('a new capacity is not sent to a system that is no longer connected', () => {
    expect(editClass(aClass({ system: 'kenko' }), { totalCapacity: 15 }, terms())?.pushes).toEqual([]);
  });

  test('Kenko gets its places and no push once it is connected', () => {
    const edit = editClass(aClass(), { allocations: { kenko: 2 } }, terms({ connected: open('kenko') }));
    expect(edit).toMatchObject({ places: [{ channel: 'kenko', to: 2 }], pushes: [] });
  });
});

const small = fc.nat(12);
const perMarketplace = (value: fc.Arbitrary<number>) =>
  fc.record(
    Object.fromEntries(marketplaces.map((name) => [name, value])) as Record<Marketplace, typeof value>,
    { requiredKeys: [] },
  );
const anyClass: fc.Arbitrary<ClassToEdit> = fc
  .tuple(perMarketplace(fc.nat(4)), fc.nat(8), perMarketplace(small), fc.nat(15))
  .map(([sold, direct, allocations, free]) => {
    const bookedByChannel = { ...sold, direct };
    const bookings = Object.values(bookedByChannel).reduce((sum, one) => sum + one, 0);
    const booked = { bookings, bookedByChannel, totalCapacity: bookings + free };
    return { startsAt, ...neverSent, ...booked, allocations };
  });
const anyWish: fc.Arbitrary<Wanted> = fc.record(
  { totalCapacity: fc.nat(35), allocations: perMarketplace(small) },
  { requiredKeys: [] },
);
const anyTerms = fc
  .constantFrom('separate' as const, 'shared' as const)
  .map((mode) => terms({ mode, connected: open(...marketplaces) }));

const openOf = (cls: ClassToEdit, places: ClassEdit['allocations']): number[] =>
  Object.entries(places).map(([channel, count]) => Math.max(0, count - (cls.bookedByChannel[channel] ?? 0)));
const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
const attempt = (cls: ClassToEdit, wanted: Wanted, given: Terms) => {
  try {
    return editClass(cls, wanted, given);
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
};
const after = (cls: ClassToEdit, edit: ClassEdit): ClassToEdit => ({
  ...cls,
  totalCapacity: edit.totalCapacity,
  allocations: edit.allocations,
});

describe('laws of editing', () => {
  test('no accepted edit offers a place that does not exist, or removes a sold one', () => {
    let through = 0;
    fc.assert(
      fc.property(anyClass, anyWish, anyTerms, (cls, wanted, given) => {
        const edit = attempt(cls, wanted, given);
        if (!edit) return;
        through += 1;
        const places = openOf(cls, edit.allocations);
        const free = edit.totalCapacity - cls.bookings;
        expect(free).toBeGreaterThanOrEqual(0);
        expect(given.mode === 'separate' ? total(places) : Math.max(0, ...places)).toBeLessThanOrEqual(free);
        for (const { channel, from = 0, to } of edit.places) {
          expect(Number.isInteger(to)).toBe(true);
          expect(to).toBeGreaterThanOrEqual(cls.bookedByChannel[channel] ?? 0);
          if (wanted.allocations?.[channel as Marketplace] === undefined) expect(to).toBeLessThan(from);
        }
        expect(edit.totalCapacity).toBe(wanted.totalCapacity ?? cls.totalCapacity);
        for (const [channel, places = 0] of Object.entries(wanted.allocations ?? {}))
          expect(edit.allocations[channel as Marketplace]).toBe(
            Math.max(places, cls.bookedByChannel[channel as Marketplace] ?? 0),
          );
      }),
      { numRuns: 4_000 },
    );
    expect(through).toBeGreaterThan(200);
  });

  test('undoing an edit restores the former numbers as long as no place was sold meanwhile', () => {
    let undone = 0;
    fc.assert(
      fc.property(anyClass, anyWish, anyTerms, (cls, wanted, given) => {
        const edit = attempt(cls, wanted, given);
        if (!edit) return;
        const back = undoEdit(after(cls, edit), edit, given);
        const fits =
          given.mode === 'separate'
            ? total(openOf(cls, cls.allocations)) <= cls.totalCapacity - cls.bookings
            : Math.max(0, ...openOf(cls, cls.allocations)) <= cls.totalCapacity - cls.bookings;
        const keepsSold = edit.places.every(
          ({ channel, from }) => from === undefined || from >= (cls.bookedByChannel[channel] ?? 0),
        );
        const within = edit.places.every(({ from = 0 }) => from <= cls.totalCapacity);
        if (!fits || !keepsSold || !within) return expect(back).toHaveProperty('refusal');
        undone += 1;
        const restored = 'edit' in back ? (back.edit ?? edit) : edit;
        expect(restored.totalCapacity).toBe(cls.totalCapacity);
        for (const { channel, from } of edit.places)
          expect(restored.allocations[channel]).toBe(from ?? cls.bookedByChannel[channel] ?? 0);
        expect(restored.allocations).toMatchObject(cls.allocations);
      }),
      { numRuns: 4_000 },
    );
    expect(undone).toBeGreaterThan(200);
  });
});

describe('undoing', () => {
  const cls = aClass({ totalCapacity: 24, allocations: { fitpass: 8, wellhub: 3 } });
  const change = {
    capacity: { from: 20, to: 24 },
    places: [{ channel: 'fitpass' as const, from: 4, to: 8 }],
    pushes: [{ marketplace: 'fitpass' }],
  };

  test('restores the former numbers', () => {
    expect(undoEdit(cls, change, terms())).toMatchObject({
      edit: { totalCapacity: 20, allocations: { fitpass: 4, wellhub: 3 } },
    });
  });

  test('recognizes a number that more sales have raised since', () => {
    const lowered = {
      ...change,
      capacity: undefined,
      places: [{ channel: 'fitpass' as const, from: 8, to: 0 }],
    };
    const sold = aClass({ totalCapacity: 24, allocations: { fitpass: 2, wellhub: 3 } });
    expect(undoEdit(sold, lowered, terms())).toMatchObject({
      edit: { allocations: { fitpass: 8, wellhub: 3 } },
    });
    const raised = aClass({ totalCapacity: 24, allocations: { fitpass: 3, wellhub: 3 } });
    expect(undoEdit(raised, lowered, terms())).toHaveProperty('refusal');
  });

  test.each([
    ['once the class has begun', {}, { now: new Date(startsAt) }, /has begun/],
    [
      'where the numbers are others by now',
      { totalCapacity: 23 },
      {},
      /changed (?:the class )?again since then/,
    ],
    [
      'where a channel has others by now',
      { allocations: { fitpass: 7, wellhub: 3 } },
      {},
      /changed (?:the class )?again since then/,
    ],
    [
      'where more are booked than there were',
      { bookings: 21 },
      {},
      /^21 places are booked by now.*the capacity was 20\.$/,
    ],
    [
      'where the channel sold more than it had',
      { bookings: 13, bookedByChannel: { direct: 8, fitpass: 5 } },
      {},
      /^Fitpass has already sold 5 places; before the change it had 4\.$/,
    ],
    [
      'where open places would not be free',
      { bookings: 17, bookedByChannel: { direct: 15, fitpass: 2 } },
      {},
      /^5 places would be open, but only 3 are free now\.$/,
    ],
    [
      'where the marketplace cannot be told',
      {},
      { connected: open('wellhub') },
      /^Fitpass is no longer connected/,
    ],
  ])('is refused %s', (_, given, withTerms, refusal) => {
    expect(undoEdit({ ...cls, ...given }, change, terms(withTerms))).toEqual({
      refusal: expect.stringMatching(refusal),
    });
  });
});
