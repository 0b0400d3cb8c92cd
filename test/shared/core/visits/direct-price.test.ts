import * as fc from 'fast-check';
import {
  directPrices,
  paidBySeries,
  paidInAll,
  proposedValue,
  type DirectVisit,
  type Known,
} from '#shared/core/visits/direct-price.ts';
import { amountsOf, typicalAmount, type Amounts } from '#shared/core/visits/typical-amount.ts';

const visits = (count: number, bookingType: string, revenueMinor: number, seriesId = 'yoga'): DirectVisit[] =>
  Array.from({ length: count }, () => ({ seriesId, bookingType, revenueMinor }));
const nothingSaid: Known = { own: {}, bestMarketplaceMinor: 9_000 };
const priceOf = (all: readonly DirectVisit[], known: Known = nothingSaid, seriesId = 'yoga'): number =>
  directPrices(paidBySeries(all), known)(seriesId);
const proposed = (kind: 'member' | 'pack' | 'dropIn', all: readonly DirectVisit[], known = nothingSaid) =>
  proposedValue(kind, paidInAll(paidBySeries(all)), known);

describe('the revenue of a direct booking', () => {
  it('is the owner’s value of a member if members are recorded at 0', () => {
    expect(priceOf(visits(100, 'Membership', 0), { ...nothingSaid, own: { member: 12_000 } })).toBe(12_000);
  });

  it('is the price of the best marketplace if members are recorded at 0 and no value is set', () => {
    expect(priceOf(visits(100, 'Membership', 0))).toBe(9_000);
    expect(proposed('member', visits(100, 'Membership', 0))).toEqual({
      valueMinor: 9_000,
      from: 'marketplaces',
    });
  });

  it('changes only by its share after one drop-in of 180 among 100 bookings', () => {
    const known = { ...nothingSaid, own: { member: 12_000 } };
    const oneDropIn = [...visits(99, 'Membership', 0), ...visits(1, 'Drop-in', 18_000)];
    // 99 members at 120 and a drop-in at 180 are 120.60 on average; a single drop-in is discounted slightly.
    expect(Math.abs(priceOf(oneDropIn, known) - 12_060)).toBeLessThanOrEqual(18_000 / 100);
    const mistyped = [...visits(99, 'Membership', 0), ...visits(1, 'Drop-in', 1_800_000_00)];
    expect(priceOf(mistyped, known)).toBe(priceOf(oneDropIn, known));
  });

  it('is the average over the kinds, each at the price that was paid', () => {
    const all = [
      ...visits(60, 'Membership', 0),
      ...visits(30, '10 class pack', 11_000),
      ...visits(10, 'Drop-in', 18_000),
    ];
    const known = { ...nothingSaid, own: { member: 7_000 } };
    expect(priceOf(all, known)).toBe(0.6 * 7_000 + 0.3 * 11_000 + 0.1 * 18_000);
    expect(proposed('pack', all)).toEqual({ valueMinor: 11_000, from: 'bookings' });
    expect(proposed('dropIn', all)).toEqual({ valueMinor: 18_000, from: 'bookings' });
  });

  it('is derived from types and amounts if a file calls all of them direct', () => {
    const all = [...visits(50, 'direct', 0), ...visits(50, 'direct', 20_000)];
    expect(priceOf(all, { ...nothingSaid, own: { member: 10_000 } })).toBe(15_000);
  });

  it('counts a free visit with its actual revenue', () => {
    expect(priceOf([...visits(50, 'Free trial', 0), ...visits(50, 'Drop-in', 18_000)])).toBe(9_000);
  });

  it("is a series' own if it sold enough, and otherwise the studio's", () => {
    const all = [...visits(20, 'Drop-in', 18_000), ...visits(20, 'Drop-in', 30_000, 'reformer')];
    expect(priceOf(all)).toBe(18_000);
    expect(priceOf(all, nothingSaid, 'reformer')).toBe(30_000);
    expect(priceOf(all, nothingSaid, 'never sold')).toBe(24_000);
  });

  it('is a typical drop-in price relative to the best marketplace, before anything was sold or set', () => {
    expect(priceOf([], { own: {}, bestMarketplaceMinor: 8_200 })).toBe(20_000);
    expect(priceOf([], { own: { member: 12_000, pack: 10_000 }, bestMarketplaceMinor: 8_200 })).toBe(11_000);
  });

  it('proposes nothing without bookings and marketplaces', () => {
    const unconnected: Known = { own: {}, bestMarketplaceMinor: undefined };
    expect(proposed('member', visits(100, 'Membership', 0), unconnected)).toBeUndefined();
    expect(proposed('dropIn', visits(4, 'Drop-in', 18_000), unconnected)).toBeUndefined();
    expect(proposed('dropIn', visits(5, 'Drop-in', 18_000), unconnected)).toEqual({
      valueMinor: 18_000,
      from: 'bookings',
    });
  });

  it('refuses invalid amounts', () => {
    expect(() => paidBySeries(visits(1, 'Drop-in', -1))).toThrow('amountMinor must not be negative');
    expect(() => typicalAmount([[1, 0.5]], 3)).toThrow('visits must be a whole number');
    expect(() => typicalAmount([], Number.NaN)).toThrow('usualMinor must be a finite number');
  });
});

const amount = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 1, max: 60_000 }),
  fc.integer({ min: 1, max: 10 ** 9 }),
);
const amounts = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 60_000 })), { maxLength: 130 });
const typed = fc.constantFrom('Drop-in', 'Membership', '10 class pack', 'Free trial', 'direct');
const anyVisit = fc.record({
  seriesId: fc.constantFrom('yoga', 'spin', 'barre'),
  bookingType: typed,
  revenueMinor: fc.integer({ min: 0, max: 60_000 }),
});
const tally = (all: readonly number[]): Amounts => amountsOf(all.map((one) => [one, 1] as const));

describe('no single booking moves a price by more than its share', () => {
  it('whatever its amount: the spread of the others divided by their count', () => {
    fc.assert(
      fc.property(amounts, amount, fc.integer({ min: 0, max: 60_000 }), (all, more, usual) => {
        const before = typicalAmount(tally(all), usual)!;
        const after = typicalAmount(tally([...all, more]), usual)!;
        const visitsAfter = Math.max(5, all.length + 1);
        const counted = visitsAfter - 2 * Math.max(1, Math.floor(visitsAfter / 20));
        const others = [...all.map((one) => (one === 0 ? usual : one)), ...(all.length < 5 ? [usual] : [])];
        const spread = Math.max(...others) - Math.min(...others);
        expect(Math.abs(after - before)).toBeLessThanOrEqual(spread / counted + 1e-6);
      }),
    );
  });

  it('of whatever kind and series', () => {
    const bound = fc.integer({ min: 1, max: 60_000 });
    fc.assert(
      fc.property(fc.array(anyVisit, { maxLength: 80 }), anyVisit, amount, bound, (all, one, paid, best) => {
        const known: Known = { own: {}, bestMarketplaceMinor: best };
        const before = priceOf(all, known, 'never sold');
        const after = priceOf([...all, { ...one, revenueMinor: paid }], known, 'never sold');
        const dearest = Math.max(best / 0.41, ...all.map(({ revenueMinor }) => revenueMinor));
        expect(Math.abs(after - before)).toBeLessThanOrEqual((3 * dearest) / Math.max(5, all.length + 1) + 1);
      }),
    );
  });

  it('and it stays between the smallest and the largest of them', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 60_000 }), (all, usual) => {
        const known = [...all.filter((one) => one > 0), usual];
        const typical = typicalAmount(tally(all), usual)!;
        expect(typical).toBeGreaterThanOrEqual(Math.min(...known) - 1e-6);
        expect(typical).toBeLessThanOrEqual(Math.max(...known) + 1e-6);
      }),
    );
  });
});

describe('a member’s visit', () => {
  it('is never the drop-in price, however many drop-ins there are', () => {
    const members = visits(20, 'Membership', 0);
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 60 }), (paid) => {
        const dropIns = paid.map((revenueMinor) => ({
          seriesId: 'yoga',
          bookingType: 'Drop-in',
          revenueMinor,
        }));
        expect(proposed('member', [...members, ...dropIns])).toEqual(proposed('member', members));
      }),
    );
  });

  it('is the owner’s value, whatever was paid', () => {
    const said = fc.integer({ min: 0, max: 60_000 });
    fc.assert(
      fc.property(fc.array(amount, { minLength: 5, maxLength: 60 }), said, (paid, member) => {
        const all = paid.map((revenueMinor) => ({
          seriesId: 'yoga',
          bookingType: 'Membership',
          revenueMinor,
        }));
        expect(priceOf(all, { own: { member }, bestMarketplaceMinor: 9_000 })).toBe(member);
      }),
    );
  });
});
