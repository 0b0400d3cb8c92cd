import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import { countMayBeTwice } from '#functions/imports/rows/may-be-twice.ts';

const row = (over: Partial<BookingRow> = {}): BookingRow => ({
  classId: '20270301T1300Z-a',
  bookingId: 'b1',
  channel: 'direct',
  bookingType: 'Drop in',
  status: 'confirmed',
  bookedAt: '2026-11-20T10:00:00.000Z',
  customerName: 'Ana Gómez',
  revenueMinor: 0,
  ...over,
});

describe('a new booking of an import', () => {
  it.each<[number, string, Partial<BookingRow>]>([
    [1, 'the same client booked the class according to another file', { importedBy: 'import-1' }],
    [1, 'a marketplace reported that client', { customerName: 'ANA GOMEZ' }],
    [0, 'the other booking is from the same import', { importedBy: 'import-2' }],
    [0, 'the other booking is of another class', { classId: '20270301T1400Z-b' }],
    [0, 'the other booking was cancelled', { status: 'cancelled' }],
    [0, 'another client booked the class', { customerName: 'Eva Sol' }],
  ])('may be twice there: %i, if %s', (count, _, other) => {
    expect(countMayBeTwice([row({ importedBy: 'import-2' })], [row(other)], 'import-2')).toBe(count);
  });

  it('is recognised by the e-mail address, and by nothing if it names nobody', () => {
    const { customerName: _, ...nobody } = row();
    const ana = { ...nobody, customerEmail: 'ana@example.com' };
    expect(countMayBeTwice([ana], [{ ...ana, customerName: 'A. G.' }], undefined)).toBe(1);
    expect(countMayBeTwice([nobody], [nobody], undefined)).toBe(0);
    const walkIn = { ...nobody, customerName: 'Walk-in' };
    expect(countMayBeTwice([walkIn], [walkIn], undefined)).toBe(0);
  });
});
