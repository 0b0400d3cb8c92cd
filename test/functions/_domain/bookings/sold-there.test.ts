import * as fc from 'fast-check';
import {
  countUnreported,
  knownSales,
  readAgainAt,
  salesAfter,
  soldMoreMessage,
  type SoldClass,
} from '#functions/_domain/bookings/sold-there.ts';

/** Fitpass has 5 places, 2 of them known sales; 3 were booked directly. */
const cls = (given: Partial<SoldClass> = {}): SoldClass => ({
  bookings: 5,
  bookedByChannel: { direct: 3, fitpass: 2 },
  allocations: { fitpass: 5 },
  ...given,
});
const read = (sold: number, cancelled?: number) => ({ marketplace: 'fitpass' as const, sold, cancelled });

describe('sales that were read from a marketplace', () => {
  it('count as booked if nobody reported them, and raise the allocation', () => {
    expect(salesAfter(cls(), read(4))).toEqual({ booked: 4, unreported: 2, allocation: 5 });
    expect(salesAfter(cls({ allocations: { fitpass: 2 } }), read(4))).toEqual({
      booked: 4,
      unreported: 2,
      allocation: 4,
    });
  });

  it('add no booking that the class already has, and remove no reported one', () => {
    expect(salesAfter(cls(), read(2))).toBeUndefined();
    expect(salesAfter(cls(), read(1))).toBeUndefined();
    expect(salesAfter(cls({ unreported: { fitpass: 1 } }), read(2))).toBeUndefined();
  });

  it('shrink as bookings are reported', () => {
    const four = cls({ bookedByChannel: { fitpass: 4 }, unreported: { fitpass: 3 } });
    expect(salesAfter(four, read(2))).toEqual({ booked: 2, unreported: 1, allocation: 5 });
    expect(salesAfter(four, read(0))).toEqual({ booked: 1, unreported: 0, allocation: 5 });
  });

  it('give no allocation to a channel without one', () => {
    expect(salesAfter(cls({ allocations: {} }), read(4))?.allocation).toBeUndefined();
  });

  it('keep cancelled bookings if the marketplace only repeats our count, and never fall below the earlier count', () => {
    expect(salesAfter(cls(), read(3, 1))).toBeUndefined();
    expect(salesAfter(cls(), read(4, 1))).toMatchObject({ booked: 3, unreported: 1 });
    const counted = cls({ bookedByChannel: { fitpass: 3 }, unreported: { fitpass: 1 } });
    expect(salesAfter(counted, read(0, 0))).toBeUndefined();
  });

  it('may fall below the earlier count by bookings that were removed here since', () => {
    const counted = cls({
      bookedByChannel: { fitpass: 5 },
      unreported: { fitpass: 4 },
      unread: { fitpass: 3 },
    });
    expect(salesAfter(counted, read(0, 0))).toMatchObject({ booked: 2, unreported: 1 });
    expect(salesAfter(counted, read(4, 0))).toMatchObject({ booked: 4, unreported: 3 });
    expect(salesAfter(counted, read(5, 0))).toBeUndefined();
  });

  it('are explained to the owner in plain words', () => {
    expect(soldMoreMessage('wellhub', 4)).toBe('Wellhub had already sold 4, so it now offers nothing more.');
  });
});

describe('bookings of a file', () => {
  const figures = (fitpass: number) => ({ bookings: fitpass, bookedByChannel: { fitpass } });

  it('replace unreported sales, and count none of them twice', () => {
    const known = cls({ bookings: 4, bookedByChannel: { fitpass: 4 }, unreported: { fitpass: 3 } });
    const unreported = (rows: number) => countUnreported(figures(rows), known);
    expect(unreported(2)).toMatchObject({
      bookings: 4,
      bookedByChannel: { fitpass: 4 },
      unreported: { fitpass: 2 },
    });
    expect(unreported(4)).toMatchObject({ bookings: 4, bookedByChannel: { fitpass: 4 }, unreported: {} });
    expect(unreported(6)).toMatchObject({ bookings: 6, bookedByChannel: { fitpass: 6 }, unreported: {} });
    expect(countUnreported(figures(2), cls())).toEqual(figures(2));
  });

  it('are counted the same however often the same file is imported', () => {
    fc.assert(
      fc.property(fc.nat(6), fc.nat(6), fc.nat(6), (reported, unreported, rows) => {
        const booked = reported + unreported;
        const before = {
          bookings: booked,
          bookedByChannel: { fitpass: booked },
          unreported: { fitpass: unreported },
          allocations: {},
        };
        const single = {
          unreported: before.unreported,
          ...countUnreported(figures(rows), before),
          allocations: {},
        };
        const twice = {
          unreported: single.unreported,
          ...countUnreported(figures(rows), single),
          allocations: {},
        };
        expect(twice).toEqual(single);
        expect(single.bookings).toBe(single.bookedByChannel.fitpass);
        expect(single.bookings).toBe(unreported > 0 ? Math.max(rows, booked) : rows);
      }),
    );
  });
});

describe('the unreported places of several marketplaces', () => {
  it('are used up each by its own bookings', () => {
    const before = {
      bookings: 5,
      bookedByChannel: { fitpass: 2, wellhub: 3 },
      unreported: { fitpass: 1, wellhub: 3 },
    };
    const figures = { bookings: 3, bookedByChannel: { fitpass: 2, wellhub: 1 } };
    expect(countUnreported(figures, before)).toEqual({
      bookings: 5,
      bookedByChannel: { fitpass: 2, wellhub: 3 },
      unreported: { wellhub: 2 },
    });
  });

  it('are as many as were given back, not all that nothing explains', () => {
    const before = { bookings: 5, bookedByChannel: { fitpass: 5 } };
    const figures = { bookings: 1, bookedByChannel: { fitpass: 1 } };
    expect(countUnreported(figures, before, { fitpass: 2 })).toEqual({
      bookings: 3,
      bookedByChannel: { fitpass: 3 },
      unreported: { fitpass: 2 },
    });
    expect(countUnreported(figures, before, { fitpass: 1 })).toMatchObject({ bookings: 2 });
    expect(countUnreported(figures, before, { fitpass: 0 })).toBe(figures);
  });

  it('are known for a channel by themselves', () => {
    expect(knownSales(cls({ unreported: { fitpass: 1 } }), 'fitpass')).toEqual({
      booked: 2,
      unreported: 1,
      allocation: 5,
    });
    expect(knownSales(cls(), 'wellhub')).toEqual({ booked: 0, unreported: 0, allocation: undefined });
  });
});

describe('the marketplaces that will be read again', () => {
  const startsAt = '2027-03-02T13:00:00.000Z';
  const shown = { startsAt, confirmed: { fitpass: {}, classpass: {} }, mayShow: { wellhub: 0 } };
  const connected = ['fitpass', 'wellhub', 'totalpass', 'classpass'] as const;
  const at = (now: string, some: typeof connected | readonly ['wellhub'] = connected) => [
    ...readAgainAt(shown, some, new Date(now)),
  ];

  it('are those that are connected, show the class and answer by themselves, until it begins', () => {
    expect(at('2027-03-02T12:59:59.999Z')).toEqual(['fitpass', 'wellhub']);
    expect(at('2027-03-02T12:59:59.999Z', ['wellhub'])).toEqual(['wellhub']);
    expect(at(startsAt)).toEqual([]);
  });
});
