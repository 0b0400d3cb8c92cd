import type { ImportedClass } from '#functions/_domain/classes/class-import-store.ts';
import { closingRow, joinedRow } from '#functions/imports/joining/join-rows.ts';
import { cls } from '#test/functions/_domain/commit/moving-changes.ts';

type ClassItem = ImportedClass['item'];

const aClass = (over: Partial<ClassItem>): ClassItem => ({ ...cls, ...over });
const own = aClass({ totalCapacity: 20 });
const capacityOf = (...becoming: Partial<ClassItem>[]) => joinedRow(own, becoming.map(aClass)).totalCapacity;

describe('the row of a class that others become', () => {
  it('has the lowest capacity that another one names, with the places taken in classes that it was', () => {
    expect(capacityOf({ totalCapacity: 15 }, { totalCapacity: 12 })).toBe(12);
    expect(capacityOf({ totalCapacity: 9, takenBefore: 4 })).toBe(13);
    expect(capacityOf({ totalCapacity: 0, takenBefore: 8, takenBeyond: 3 })).toBe(5);
  });

  it('does not take a class that was closed for one without places', () => {
    expect(capacityOf({ totalCapacity: 0 }, { totalCapacity: 12 })).toBe(12);
    expect(capacityOf({ totalCapacity: 1 })).toBe(1);
    expect(capacityOf({ totalCapacity: 0 })).toBe(32_000);
  });

  it('says nothing of bookings, places and instructors, and that it is joined', () => {
    expect(joinedRow(own, [])).toMatchObject({
      isJoined: true,
      currentBookings: undefined,
      slots: {},
      instructor: undefined,
    });
    expect(closingRow(own)).toMatchObject({ totalCapacity: 0, slots: {} });
    expect(closingRow(own).isJoined).toBeUndefined();
  });
});
