import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import { planBookings } from '#functions/imports/rows/plan-bookings.ts';
import { bookingAfter, type Reservation } from '#functions/_domain/bookings/reservation.ts';

const facts = {
  classId: '20270301T1300Z-000000000000',
  bookingId: 'b',
  channel: 'fitpass',
  revenueMinor: 1000,
} as const;
const imported: BookingRow = {
  ...facts,
  bookingType: 'Fitpass',
  status: 'confirmed',
  bookedAt: '2027-02-01T10:00:00.000Z',
  importedBy: '01KAJ0000000000000000000AA',
};
const at = '2027-02-01T10:00:00.000Z';
const byWebhook: Reservation = { confirmed: { at, source: 'webhook' } };

describe('a booking created by an import', () => {
  it('also records its reporter', () => {
    expect(bookingAfter(facts, imported, {}, byWebhook)).toEqual({ ...imported, reportedBy: 'webhook' });
    const again = { ...imported, reportedBy: 'webhook' } as const;
    expect(bookingAfter(facts, again, byWebhook, byWebhook)).toEqual(again);
  });

  it('keeps its reporter when another file changes it', () => {
    const stored = { ...imported, reportedBy: 'webhook' } as const;
    const { importedBy: _importedBy, ...reported } = { ...imported, revenueMinor: 1200 };
    const { writes } = planBookings([reported], () => 0, new Map([['b', stored]]), {
      importId: '01KAJ0000000000000000000BB',
    });
    expect(writes).toMatchObject([
      { ...stored, revenueMinor: 1200, changedBy: '01KAJ0000000000000000000BB' },
    ]);
  });
});

describe('a booking not created by an import', () => {
  it('has no recorded reporter', () => {
    const { importedBy: _importedBy, ...retained } = imported;
    expect(bookingAfter(facts, retained, {}, byWebhook)).toEqual(retained);
  });
});
