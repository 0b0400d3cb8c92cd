import {
  figuresAfter,
  figuresWithout,
  recountedFigures,
} from '#functions/_domain/bookings/booked-figures.ts';
import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import { count, emptyClass, importedMinutes, instant, rowOf } from './counted-class.ts';

const beforeFile = importedMinutes + 500;
const afterFile = importedMinutes - 500;

const row = (serial: number, over: Partial<BookingRow>, bookedMinutes = beforeFile): BookingRow => ({
  ...rowOf({ bookedMinutes, cancelledMinutes: undefined, channel: 'direct' }, serial),
  ...over,
});

const fitpass = row(1, { channel: 'fitpass', revenueMinor: 4500 });
const direct = row(2, { revenueMinor: 5000 });
const rows = [fitpass, direct];
/** A class with a place that Fitpass has sold and not reported. */
const cls = {
  ...emptyClass,
  bookings: 3,
  bookedByChannel: { fitpass: 2, direct: 1 },
  unreported: { fitpass: 1 },
  revenueDirectMinor: 5000,
  revenueMarketplaceMinor: 4500,
};
/** A class of which a file counted a place that nobody reported. */
const counted = {
  ...cls,
  bookedByChannel: { fitpass: 1, direct: 2 },
  unreported: undefined,
  fileCount: count(3),
};

describe('a class after a booking was reported', () => {
  const booking = row(3, { channel: 'fitpass', revenueMinor: 8000, places: 2 });

  it('has the booking once if its marketplace had already counted a place of it, with all its revenue', () => {
    const figures = figuresAfter(cls, rows, booking, false);
    expect(figures).toMatchObject({
      bookings: 4,
      bookedByChannel: { fitpass: 3, direct: 1 },
      revenueMarketplaceMinor: 12_500,
      revenueDirectMinor: 5000,
    });
    expect(figures.unreported).toEqual({});
  });

  it('has a booking in addition that its marketplace only requests', () => {
    const figures = figuresAfter(cls, rows, booking, true);
    expect(figures).toMatchObject({ bookings: 5, bookedByChannel: { fitpass: 4, direct: 1 } });
    expect(figures.unreported).toBeUndefined();
  });

  it('leaves the unreported places that it does not use up', () => {
    const three = {
      ...cls,
      bookings: 5,
      bookedByChannel: { fitpass: 4, direct: 1 },
      unreported: { fitpass: 3 },
    };
    expect(figuresAfter(three, rows, booking, false)).toMatchObject({
      bookings: 5,
      bookedByChannel: { fitpass: 4, direct: 1 },
      unreported: { fitpass: 1 },
    });
  });

  it('loses the place and the revenue of a booking that was cancelled, and keeps the unreported place', () => {
    const cancelled: BookingRow = { ...fitpass, status: 'cancelled', cancelledAt: instant(60) };
    const figures = figuresAfter(cls, rows, cancelled, false);
    expect(figures).toMatchObject({
      bookings: 2,
      bookedByChannel: { fitpass: 1, direct: 1 },
      revenueMarketplaceMinor: 0,
      revenueDirectMinor: 5000,
    });
    expect(figures.unreported).toBeUndefined();
  });

  it('has a direct booking once that a file counted, and one made after the file in addition', () => {
    expect(figuresAfter(counted, rows, row(3, { revenueMinor: 700 }), false)).toMatchObject({
      bookings: 3,
      bookedByChannel: { fitpass: 1, direct: 2 },
      revenueMarketplaceMinor: 4500,
      revenueDirectMinor: 5700,
    });
    expect(figuresAfter(counted, rows, row(3, { revenueMinor: 700 }, afterFile), false)).toMatchObject({
      bookings: 4,
      bookedByChannel: { fitpass: 1, direct: 3 },
      revenueDirectMinor: 5700,
    });
  });
});

describe('a class after one of its bookings moved to another class', () => {
  it('loses its place and its revenue, also in the count of a file', () => {
    expect(figuresWithout(counted, rows, fitpass)).toMatchObject({
      bookings: 2,
      bookedByChannel: { fitpass: 0, direct: 2 },
      revenueMarketplaceMinor: 0,
      revenueDirectMinor: 5000,
      fileCount: { booked: 2 },
    });
  });

  it('keeps the count of a file that was imported before the booking was made', () => {
    const later = row(3, { revenueMinor: 700 }, afterFile);
    const more = { ...counted, bookings: 4, bookedByChannel: { fitpass: 1, direct: 3 } };
    const figures = figuresWithout(more, [...rows, later], later);
    expect(figures).toMatchObject({ bookings: 3, bookedByChannel: { fitpass: 1, direct: 2 } });
    expect(figures.fileCount).toBeUndefined();
  });
});

describe('a class after bookings were removed', () => {
  const known = { ...cls, unreported: undefined };
  const two = row(1, { channel: 'fitpass', places: 2 });
  const after = (removed: BookingRow, readAgain: readonly 'fitpass'[] = [], over: object = {}) =>
    recountedFigures([direct], { ...known, ...over }, [removed], new Set(readAgain));

  it('has the places again that they had used up, whether or not the marketplace is read again', () => {
    const usedUp: BookingRow = { ...two, usedUp: 'unreported' };
    for (const figures of [after(usedUp), after(usedUp, ['fitpass'])]) {
      expect(figures).toMatchObject({
        bookings: 3,
        bookedByChannel: { fitpass: 2, direct: 1 },
        unreported: { fitpass: 2 },
      });
      expect(figures.unread).toBeUndefined();
    }
  });

  it('has other places until their marketplace is read again, and says how many may not exist', () => {
    expect(after(two, ['fitpass'], { unread: { fitpass: 1 } })).toMatchObject({
      bookings: 3,
      bookedByChannel: { fitpass: 2, direct: 1 },
      unreported: { fitpass: 2 },
      unread: { fitpass: 3 },
    });
  });

  it('no longer counts such places among the reported ones of a file', () => {
    const fileCount = { ...counted.fileCount, unreported: { fitpass: 1 }, reported: { fitpass: 3 } };
    expect(after(two, ['fitpass'], { fileCount }).fileCount).toEqual({
      ...fileCount,
      reported: { fitpass: 1 },
    });
    const one = { ...fileCount, reported: { fitpass: 1 } };
    expect(after(two, ['fitpass'], { fileCount: one }).fileCount?.reported).toEqual({ fitpass: 0 });
  });

  it('no longer has the places of bookings that no reading can find, or that were cancelled', () => {
    const cancelled: BookingRow = { ...two, status: 'cancelled', usedUp: 'unreported' };
    for (const figures of [after(two), after(cancelled, ['fitpass'])])
      expect(figures).toMatchObject({ bookings: 1, bookedByChannel: { direct: 1 } });
  });

  it('has the places that only a file counted', () => {
    const figures = recountedFigures([fitpass, direct], counted);
    expect(figures).toMatchObject({ bookings: 3, bookedByChannel: { fitpass: 1, direct: 2 } });
    expect(figures.fileCount).toBeUndefined();
  });
});
