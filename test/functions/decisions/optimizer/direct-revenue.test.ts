import { directPricesOf, directRevenueFrom } from '#functions/decisions/optimizer/direct-revenue.ts';

const yoga = { seriesId: 'yoga', revenueDirectMinor: 100_000, bookedByChannel: { direct: 4, fitpass: 3 } };
const spin = { seriesId: 'spin', revenueDirectMinor: 60_000, bookedByChannel: { direct: 4 } };
const fresh = { seriesId: 'new', revenueDirectMinor: 0, bookedByChannel: {} };
const contracts = [{ revenuePerBookingMinor: 8_200 }, { revenuePerBookingMinor: 4_100 }];

describe('what a direct booking brings', () => {
  it("is the series' average where it has sold directly", () => {
    expect(directRevenueFrom(directPricesOf([yoga, spin]), contracts)(yoga)).toBe(25_000);
  });

  it("is the studio's average for a series that has not", () => {
    expect(directRevenueFrom(directPricesOf([yoga, spin, fresh]), contracts)(fresh)).toBe(20_000);
  });

  it('is reckoned from the best marketplace where nothing was sold directly', () => {
    expect(directRevenueFrom(directPricesOf([fresh]), contracts)(fresh)).toBe(20_000);
  });
});
