import * as fc from 'fast-check';
import { bookingIdByContent } from '#functions/_domain/bookings/booking-identity.ts';
import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import { placesReported } from '#functions/_domain/bookings/places-reported.ts';
import { bookingAfter } from '#functions/_domain/bookings/reservation.ts';
import { withAssumedTime } from '#functions/_domain/bookings/untimed-cancellation.ts';
import { classRecordOf } from '#functions/_domain/classes/class-evidence.ts';
import { figuresOf } from '#functions/_domain/classes/class-figures.ts';
import { noOpenings } from '#functions/_domain/classes/openings.ts';
import { planBookings } from '#functions/imports/rows/plan-bookings.ts';

const seed = 2026;
const startsAt = '2027-03-01T13:00:00.000Z';
const row: BookingRow = {
  classId: '20270301T1300Z-000000000000',
  bookingId: 'b',
  channel: 'wellhub',
  bookingType: 'Wellhub',
  customerName: 'Ana Gil',
  status: 'confirmed',
  bookedAt: '2027-02-20T10:00:00.000Z',
  fileReference: 'WH-1',
  revenueMinor: 9_500,
};
const called: BookingRow = { ...row, status: 'cancelled', revenueMinor: 0 };
const importedAt = '2027-02-25T12:00:00.000Z';
const cancelled = {
  ...row,
  status: 'cancelled',
  cancelledAt: '2027-02-25T11:00:00.000Z',
  cancelledAtPrecision: 'unknown',
} as const;

const plan = (rows: readonly BookingRow[], stored: readonly BookingRow[], at = importedAt) =>
  planBookings(
    rows.map((one) => withAssumedTime(one, at)),
    () => 0,
    new Map(stored.map((one) => [one.bookingId, one])),
  );

describe('a row that only says that a booking was cancelled', () => {
  it('cancels a known booking, whoever stored it, and changes nothing else', () => {
    expect(plan([called], [row])).toMatchObject({ writes: [cancelled], updated: 1, leftOut: 0 });
    const { fileReference: _, ...other } = row;
    const reported: BookingRow = { ...other, marketplaceReference: 'WH-1', bookingId: 'r' };
    const { cancelledAt, cancelledAtPrecision } = cancelled;
    expect(plan([called], [reported]).writes).toEqual([
      { ...reported, status: 'cancelled', cancelledAt, cancelledAtPrecision },
    ]);
  });

  it('is left out if the booking is not known', () => {
    expect(plan([called], [])).toMatchObject({ writes: [], imported: 0, unchanged: 0, leftOut: 1 });
  });

  it('keeps the time of a cancellation that is known, and is corrected by one that is found later', () => {
    const timed = { ...row, status: 'cancelled', cancelledAt: '2027-02-22T09:00:00.000Z' } as const;
    expect(plan([called], [timed])).toMatchObject({ writes: [], unchanged: 1 });
    expect(plan([timed], [cancelled]).writes).toEqual([timed]);
    const { fileReference: _, revenueMinor, ...facts } = timed;
    const at = '2027-02-22T09:30:00.000Z';
    const reported = bookingAfter(
      { ...facts, revenueMinor },
      cancelled,
      {},
      { cancelled: { at, source: 'webhook' } },
    );
    expect(reported).toEqual({ ...row, status: 'cancelled', cancelledAt: at, cancelledBy: 'webhook' });
  });

  it('does not cancel a booking that was reported as made again since', () => {
    const again: BookingRow = {
      ...row,
      bookedAt: '2027-02-24T10:00:00.000Z',
      systemReference: 'K-1',
    };
    expect(plan([called], [again])).toMatchObject({ writes: [], leftOut: 1 });
  });

  it('takes no place from an equal row that stands, and none twice', () => {
    const { fileReference: _, ...unnumbered } = row;
    const one: BookingRow = { ...unnumbered, bookingId: bookingIdByContent(row) };
    const off: BookingRow = { ...one, status: 'cancelled' };
    const stored = plan([one, one, one], []).writes;
    const file = placesReported([off, one, one].map((each) => withAssumedTime(each, importedAt))).rows;
    expect(file).toHaveLength(3);
    const after = plan(file, stored);
    expect(after).toMatchObject({ updated: 1, unchanged: 2, leftOut: 0 });
    const now = new Map([...stored, ...after.writes].map((each) => [each.bookingId, each]));
    const later = file.map(({ cancelledAt: _at, cancelledAtPrecision: _precision, ...each }) => each);
    expect(plan(later, [...now.values()], '2027-02-26T12:00:00.000Z')).toMatchObject({
      writes: [],
      unchanged: 3,
    });
  });

  it('does not end a booking that another row of the same reference lists as booked', () => {
    const { rows } = placesReported([called, row].map((each) => withAssumedTime(each, importedAt)));
    expect(rows).toEqual([row]);
  });

  it('is assumed to be between the booking and the start of the class, before the import', () => {
    const minute = fc.integer({ min: -20_000, max: 20_000 });
    const at = (minutes: number) => new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
    fc.assert(
      fc.property(minute, minute, (booked, imported) => {
        const { cancelledAt = '' } = withAssumedTime({ ...called, bookedAt: at(booked) }, at(imported));
        expect(cancelledAt >= at(booked)).toBe(true);
        if (booked <= 0) expect(cancelledAt <= startsAt).toBe(true);
        if (booked <= imported - 60) expect(cancelledAt <= at(imported - 60)).toBe(true);
      }),
      { seed, numRuns: 500 },
    );
  });

  it('teaches the forecast nothing, like a booking that was never known', () => {
    const demandOf = (rows: readonly BookingRow[]) => ({
      classId: row.classId,
      seriesId: 's',
      startsAt,
      totalCapacity: 10,
      events: figuresOf(rows, startsAt).events,
      allocationLog: [],
    });
    const recordOf = (rows: readonly BookingRow[]) =>
      classRecordOf(demandOf(rows), ['direct', 'wellhub'], new Date(startsAt), {
        ...noOpenings,
        usualHours: { s: 400 },
      });
    const other: BookingRow = { ...row, bookingId: 'o', bookedAt: '2027-02-21T10:00:00.000Z' };
    expect(recordOf([other, cancelled])).toEqual(recordOf([other]));
    expect(figuresOf([other, cancelled], startsAt).bookings).toBe(1);
  });
});
