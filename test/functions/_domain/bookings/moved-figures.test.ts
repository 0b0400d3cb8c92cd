import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import { figuresTogether } from '#functions/_domain/bookings/class-move.ts';
import { empty, instant, moved, rowOf } from './counted-class.ts';

const row = (serial: number, over: Partial<BookingRow>): BookingRow => ({
  ...rowOf({ bookedMinutes: 500, cancelledMinutes: undefined, channel: 'direct' }, serial),
  ...over,
});

describe('two classes that are one now', () => {
  it('earn what both earned, and a booking that both have once', () => {
    const both = row(1, { revenueMinor: 5000 });
    const left = [both, row(2, { channel: 'fitpass', revenueMinor: 4500 })];
    const own = [{ ...both, classId: moved.classId }, row(3, { channel: 'fitpass', revenueMinor: 3000 })];
    const gone = row(4, { channel: 'wellhub', revenueMinor: 900 });
    const figures = figuresTogether(
      {
        from: { ...empty, bookings: 3, revenueDirectMinor: 5000, revenueMarketplaceMinor: 5400 },
        to: { ...moved, bookings: 3, revenueDirectMinor: 5000, revenueMarketplaceMinor: 3900 },
      },
      [...left, gone],
      [...own, { ...gone, classId: moved.classId }],
      [both, gone],
    );
    expect(figures).toMatchObject({
      bookings: 4,
      bookedByChannel: { direct: 1, fitpass: 2, wellhub: 1 },
      revenueDirectMinor: 5000,
      revenueMarketplaceMinor: 8400,
    });
  });

  it('have the places that were read at marketplaces once, without those that are reported by now', () => {
    const left = [row(1, { channel: 'fitpass' }), row(2, { channel: 'totalpass' })];
    const figures = figuresTogether(
      {
        from: { ...empty, bookings: 4, unreported: { fitpass: 2 } },
        to: { ...moved, bookings: 7, unreported: { fitpass: 4, wellhub: 2, totalpass: 1 } },
      },
      left,
      [],
    );
    expect(figures.bookings).toBe(7);
    expect(figures.bookedByChannel).toEqual({ fitpass: 4, wellhub: 2, totalpass: 1 });
    expect(figures.unreported).toEqual({ fitpass: 3, wellhub: 2 });
  });

  it('have the places that nothing explains of each', () => {
    const figures = figuresTogether(
      {
        from: { ...empty, bookings: 4, unreported: { fitpass: 1 } },
        to: { ...moved, bookings: 3 },
      },
      [row(1, {})],
      [row(2, { bookedAt: instant(400) })],
    );
    // Two of the first and two of the second.
    expect(figures.bookings).toBe(7);
    expect(figures.bookedByChannel).toEqual({ direct: 6, fitpass: 1 });
  });

  it('have the unread and the cancelled unreported places of both', () => {
    const from = { ...empty, unread: { fitpass: 1 }, cancelledUnreported: { wellhub: 2 } };
    const to = { ...moved, unread: { fitpass: 2, totalpass: 1 }, cancelledUnreported: { wellhub: 3 } };
    expect(figuresTogether({ from, to }, [], [])).toMatchObject({
      unread: { fitpass: 3, totalpass: 1 },
      cancelledUnreported: { wellhub: 5 },
    });
    const first = figuresTogether({ from, to: moved }, [], []);
    expect([first.unread, first.cancelledUnreported]).toEqual([{ fitpass: 1 }, { wellhub: 2 }]);
    const none = figuresTogether({ from: empty, to }, [], []);
    expect([none.unread, none.cancelledUnreported]).toEqual([undefined, undefined]);
  });
});
