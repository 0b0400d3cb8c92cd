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

  test('is not less than all bookings together', () => {
    expect(() => editClass(cls, { totalCapacity: 12 }, terms)).toThrow(
      'Capacity cannot be less than current bookings (13)',
    );
  });
});
