import { editClass, type ClassToEdit, type Terms } from '#functions/_domain/places/edits/edit-class.ts';
import { undoEdit } from '#functions/_domain/places/edits/undo-edit.ts';
import { aClassToChange } from '#test/builders/a-class-to-change.ts';
import { neverSent } from '../never-sent.ts';

const terms: Terms = {
  mode: 'separate',
  now: new Date('2026-11-23T12:00:00Z'),
  connected: [
    { channel: 'fitpass', revenuePerBookingMinor: 9_000 },
    { channel: 'kenko', revenuePerBookingMinor: 0 },
  ],
};
/** 20 places, 10 of them booked, without three that are taken in the class that it was before. */
const cls: ClassToEdit = {
  startsAt: '2026-11-25T13:00:00.000Z',
  ...neverSent,
  ...aClassToChange(),
  system: 'kenko',
  takenBefore: 3,
};

describe('the capacity of a class whose bookings have not all moved yet', () => {
  test('includes the places that are taken in the class that it was before, where a person sets it', () => {
    const edit = editClass(cls, { totalCapacity: 15 }, terms)!;
    expect(edit.totalCapacity).toBe(12);
    expect(edit.pushes).toContainEqual({ marketplace: 'kenko', from: 23, to: 15 });
    const undone = undoEdit({ ...cls, ...edit }, { capacity: edit.capacity!, places: [], pushes: [] }, terms);
    expect(undone).toMatchObject({
      edit: { totalCapacity: 20, pushes: [{ marketplace: 'kenko', from: 15, to: 23 }] },
    });
  });

  test('is unchanged by the whole number, which a person is shown, and by no other', () => {
    expect(editClass(cls, { totalCapacity: 23 }, terms)).toBeUndefined();
    expect(editClass(cls, { totalCapacity: 20 }, terms)).toMatchObject({
      totalCapacity: 17,
      capacity: { from: 20, to: 17 },
    });
  });

  test('is the number that was set, also if more places are taken than that', () => {
    // Seven places, while nine are taken in the class that it was before.
    const full = {
      ...cls,
      totalCapacity: 0,
      bookings: 0,
      bookedByChannel: {},
      takenBefore: 9,
      takenBeyond: 2,
    };
    expect(editClass(full, { totalCapacity: 7 }, terms)).toBeUndefined();
    const edit = editClass(full, { totalCapacity: 20 }, terms)!;
    expect(edit.totalCapacity).toBe(11);
    expect(edit.pushes).toContainEqual({ marketplace: 'kenko', from: 7, to: 20 });
    expect(() => editClass(full, { totalCapacity: 8 }, terms)).toThrow('less than current bookings (9)');
    const change = { capacity: edit.capacity!, places: [], pushes: [] };
    expect(undoEdit({ ...full, ...edit, takenBeyond: 0 }, change, terms)).toMatchObject({
      refusal: expect.stringContaining('Places are still taken'),
    });
  });

  test('is not changed back to what it was before places were taken elsewhere', () => {
    const change = { source: 'import', capacity: { from: 23, to: 20 }, places: [], pushes: [] };
    expect(undoEdit(cls, change, terms)).toMatchObject({
      refusal: expect.stringContaining('Places are still taken'),
    });
    expect(undoEdit({ ...cls, takenBefore: 0 }, change, terms)).toMatchObject({
      edit: { totalCapacity: 23 },
    });
  });

  test('is not less than all bookings together', () => {
    expect(() => editClass(cls, { totalCapacity: 12 }, terms)).toThrow(
      'Capacity cannot be less than current bookings (13)',
    );
  });
});
