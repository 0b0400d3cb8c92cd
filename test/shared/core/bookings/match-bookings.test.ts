import * as fc from 'fast-check';
import type { BookingFacts } from '#shared/core/bookings/booking-facts.ts';
import { matchBookings } from '#shared/core/bookings/match-bookings.ts';

const seed = 2027;

const walkIn: BookingFacts = {
  channel: 'direct',
  bookingType: 'Walk-in',
  bookedAt: '2027-03-01T16:00:00.000Z',
  references: {},
  isReported: false,
};
const ana: BookingFacts = { ...walkIn, customerName: 'Ana López' };
const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);
const found = (all: readonly (number | undefined)[]) => all.filter((one) => one !== undefined);

/** An arbitrary place that is recognized when it is reported again. References are left out. */
const place = fc.record({
  channel: fc.constantFrom('direct' as const, 'wellhub' as const),
  bookingType: fc.constantFrom('Walk-in', 'Paquete 10', 'Plan'),
  customerName: fc.constantFrom(undefined, 'Ana López', 'Ana L.', 'Luis Ruiz', 'Luis'),
  bookedAt: fc
    .integer({ min: 0, max: 120 })
    .map((seconds) => new Date(Date.UTC(2027, 2, 1, 16) + seconds * 15_000).toISOString()),
  references: fc.constant({}),
  isReported: fc.constant(false),
});
const list = fc.array(place, { maxLength: 20 });

describe('places of one class', () => {
  it('are counted: of identical reports, as many are recognized as are stored', () => {
    for (const [reported, stored] of [
      [3, 0],
      [3, 1],
      [3, 3],
      [2, 3],
    ] as const)
      for (const one of [walkIn, ana])
        expect(found(matchBookings(times(reported, one), times(stored, one)))).toHaveLength(
          Math.min(reported, stored),
        );
  });

  it('of a client who booked two with different payment types are matched by type', () => {
    const pack = { ...ana, bookingType: 'Paquete 10' };
    expect(matchBookings([pack, ana], [ana, pack])).toEqual([1, 0]);
  });

  it('are matched by the nearest time if nobody is named', () => {
    const at = (second: string) => ({ ...walkIn, bookedAt: `2027-03-01T16:00:${second}.000Z` });
    expect(matchBookings([at('06'), at('41')], [at('40'), at('05')])).toEqual([1, 0]);
  });

  it('from one source are each recognized when it reports them again', () => {
    fc.assert(
      fc.property(list, (all) => {
        expect(found(matchBookings(all, all))).toHaveLength(all.length);
      }),
      { seed, numRuns: 1000 },
    );
  });

  it('are matched with at most one stored place each', () => {
    fc.assert(
      fc.property(list, list, (reported, stored) => {
        const to = found(matchBookings(reported, stored));
        expect(new Set(to).size).toBe(to.length);
        expect(to.length).toBeLessThanOrEqual(Math.min(reported.length, stored.length));
      }),
      { seed, numRuns: 1000 },
    );
  });

  it('are found among thousands', () => {
    const many = Array.from({ length: 3_000 }, (_, at) => ({
      ...ana,
      customerName: `Ana López ${at}`,
      bookedAt: new Date(Date.UTC(2027, 2, 1) + at * 20_000).toISOString(),
    }));
    const shortened = many.map((one) => ({ ...one, bookedAt: `${one.bookedAt.slice(0, 16)}:00.000Z` }));
    expect(matchBookings(shortened, many)).toEqual(many.map((_, at) => at));
  });
});
