import * as fc from 'fast-check';
import { bandOf } from '#shared/core/numbers/occupancy-bands.ts';
import { forecastBeginsAt, outlookOf } from '#shared/core/outlook/outlook-of.ts';
import {
  addOutlooks,
  bookingsBandOf,
  revenueBandOf,
  sumOutlooks,
  type Counted,
} from '#shared/core/outlook/sum-outlooks.ts';
import { aSoldClass, foretold, madeAt, startsAt } from './a-foretold-class.ts';

const before = new Date(madeAt);
const begun = new Date(startsAt);
const unknown = { forecastBeginsAt: null };

describe('the outlook of a class', () => {
  it('is the expectation at its start, with the band, while it is in the future', () => {
    const outlook = outlookOf(aSoldClass(), foretold(), before);
    expect(outlook).toMatchObject({ basis: 'expected', bookings: 13, occupancyPercent: 65 });
    expect(outlook.bookingsLow).toBeGreaterThan(7);
    expect(outlook.bookingsLow).toBeLessThan(13);
    expect(outlook.bookingsHigh).toBeGreaterThan(13);
    expect(outlook.bookingsHigh).toBeLessThan(20);
    const { totalMinor, directMinor, marketplaceMinor, lowMinor, highMinor } = outlook.revenue;
    expect(totalMinor).toBe(directMinor + marketplaceMinor);
    expect(lowMinor).toBeLessThan(totalMinor);
    expect(highMinor).toBeGreaterThan(totalMinor);
    expect(bandOf(outlook.occupancyPercent)).toBe('fair');
    expect(bandOf((5 / 20) * 100)).toBe('low');
  });

  it.each([
    ['has begun', aSoldClass(), begun],
    ['was called off', aSoldClass({ cancelledAt: madeAt }), before],
  ])('is what was, of one that %s', (_name, cls, now) => {
    const revenue = { totalMinor: 8000, directMinor: 6000, marketplaceMinor: 2000 };
    expect(outlookOf(cls, foretold(), now)).toEqual({
      basis: 'was',
      bookings: 5,
      bookingsLow: 5,
      bookingsHigh: 5,
      occupancyPercent: 25,
      revenue: { ...revenue, lowMinor: 8000, highMinor: 8000 },
      forecastBeginsAt: null,
    });
  });

  it('is the current bookings without a forecast, with the date when forecasts begin', () => {
    const outlook = outlookOf(aSoldClass(), { forecastBeginsAt: '2026-12-01T13:00:00.000Z' }, before);
    expect(outlook).toMatchObject({
      basis: 'booked',
      bookings: 5,
      occupancyPercent: 25,
      forecastBeginsAt: '2026-12-01T13:00:00.000Z',
    });
    expect(outlookOf(aSoldClass(), unknown, before)).toMatchObject({
      basis: 'booked',
      forecastBeginsAt: null,
    });
  });

  it('stays the same for a quarter of an hour for every viewer', () => {
    const at = (minutes: number) =>
      outlookOf(aSoldClass(), foretold(), new Date(before.getTime() + minutes * 60_000));
    expect(at(14.9)).toEqual(at(0));
    expect(at(29)).toEqual(at(16));
    expect(at(40).revenue.totalMinor).not.toBe(at(0).revenue.totalMinor);
  });

  it('rises at once with a booking', () => {
    const more = aSoldClass({ bookings: 6, bookedByChannel: { direct: 4, fitpass: 2 } });
    const [was, is] = [aSoldClass(), more].map((cls) => outlookOf(cls, foretold(), before));
    expect(is!.bookings).toBeGreaterThan(was!.bookings);
    expect(is!.revenue.totalMinor).toBeGreaterThan(was!.revenue.totalMinor);
  });

  it('begins two weeks after the first class', () => {
    expect(forecastBeginsAt(startsAt)).toBe('2026-12-09T13:00:00.000Z');
    expect(forecastBeginsAt(null)).toBeNull();
  });
});

const counted = (over: Parameters<typeof aSoldClass>[0] = {}, known = foretold(), now = before): Counted => {
  const cls = aSoldClass(over);
  const revenueMinor = cls.revenueDirectMinor + cls.revenueMarketplaceMinor;
  const { totalCapacity, bookings } = cls;
  return { totalCapacity, bookings, revenueMinor, outlook: outlookOf(cls, known, now) };
};

describe('the sum of outlooks', () => {
  it('contains bookings, expected bookings and occupancy', () => {
    const full = { totalCapacity: 5, bookings: 5 };
    const sum = sumOutlooks([counted(), counted(full), counted({}, foretold(), begun)]);
    expect(sum).toMatchObject({
      classes: 3,
      capacity: 45,
      bookings: 15,
      expectedBookings: 13 + 5 + 5,
      occupancySumPercent: 65 + 100 + 25,
      atRisk: 1,
      fullyBooked: 1,
      foretold: 2,
      withoutForecast: 0,
    });
  });

  it('has a band narrower than the sum of its classes’ bands, and wider than one', () => {
    const one = counted();
    const { outlook } = one;
    const { low, high } = bookingsBandOf(sumOutlooks([one, one, one, one]));
    expect(52 - low).toBe(2 * (13 - outlook.bookingsLow));
    expect(high - 52).toBe(2 * (outlook.bookingsHigh - 13));
    const revenue = revenueBandOf(sumOutlooks([one]));
    expect(revenue).toEqual({ low: outlook.revenue.lowMinor, high: outlook.revenue.highMinor });
  });

  it('states when the first missing forecast begins', () => {
    const without = (at: string | null): Counted => ({
      ...counted(),
      outlook: outlookOf(aSoldClass(), { forecastBeginsAt: at }, before),
    });
    const sum = sumOutlooks([without(null), without('2026-12-09'), without('2026-12-02'), counted()]);
    expect(sum).toMatchObject({ withoutForecast: 3, foretold: 1, forecastBeginsAt: '2026-12-02' });
  });

  it('is the same in any order and grouping', () => {
    const some = fc.array(fc.record({ totalCapacity: fc.nat(30), bookings: fc.nat(30) }), { maxLength: 6 });
    fc.assert(
      fc.property(some, some, (a, b) => {
        const [left, right] = [a, b].map((all) => all.map((over) => counted(over)));
        const [apart, together] = [
          addOutlooks([sumOutlooks(left!), sumOutlooks(right!)]),
          sumOutlooks([...left!, ...right!]),
        ];
        expect(bookingsBandOf(apart)).toEqual(bookingsBandOf(together));
        expect(apart.expectedBookings).toBe(together.expectedBookings);
        expect(apart.atRisk).toBe(together.atRisk);
      }),
    );
  });
});
