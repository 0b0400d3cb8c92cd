import type { ClassItem } from '#functions/_data/classes/class.ts';
import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import { placesHeldBack, placesSoldOf } from '#functions/_domain/bookings/places-held-back.ts';
import { cls } from '#test/functions/_domain/commit/moving-changes.ts';
import { startsAt } from './counted-class.ts';

const now = new Date(Date.parse(startsAt) - 24 * 3600_000);
const from: ClassItem = { ...cls, startsAt, bookedByChannel: { direct: 4, totalpass: 3, classpass: 2 } };
const row = (over: Partial<BookingRow>): BookingRow => ({
  classId: from.classId,
  bookingId: 'booking',
  bookedAt: '2027-02-20T12:00:00.000Z',
  bookingType: 'ClassPass',
  channel: 'classpass',
  revenueMinor: 0,
  status: 'confirmed',
  ...over,
});

describe('the places that a class keeps back for the class that it was', () => {
  it('are those that marketplaces sold and the system does not list', () => {
    const rows = [
      row({ places: 2 }),
      row({ status: 'cancelled', cancelledAt: '2027-02-21T12:00:00.000Z' }),
      row({ systemReference: 'k-1' }),
      row({ channel: 'direct' }),
    ];
    expect(placesSoldOf({ ...from, unreported: { totalpass: 3 } }, rows)).toEqual({
      totalpass: 3,
      classpass: 2,
    });
  });

  it('are also a single one', () => {
    expect(placesSoldOf(from, [row({})])).toEqual({ classpass: 1 });
    expect(placesSoldOf({ ...from, unreported: { totalpass: 1, wellhub: 0 } }, [])).toEqual({ totalpass: 1 });
  });

  it.each<[string, number, Partial<ClassItem>, Partial<ClassItem> | undefined]>([
    ['all of them', 5, {}, undefined],
    ['those that were not cancelled', 4, { bookedByChannel: { totalpass: 3, classpass: 1 } }, {}],
    ['those that no marketplace shows for the new class', 3, {}, { unreported: { totalpass: 2 } }],
    [
      'none that were booked in the other class since',
      5,
      { bookedByChannel: { totalpass: 9, classpass: 9 } },
      {},
    ],
    ['none once that class has begun', 0, { startsAt: '2026-01-01T12:00:00.000Z' }, {}],
  ])('are %s', (_, places, before, after) => {
    const to = after && { ...from, bookedByChannel: {}, ...after };
    expect(placesHeldBack({ ...from, ...before }, to, { totalpass: 3, classpass: 2 }, now)).toBe(places);
  });
});
