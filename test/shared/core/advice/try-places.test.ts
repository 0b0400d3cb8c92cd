import { decideAllocation } from '#shared/core/allocation/decide-allocation.ts';
import { gainOfPlaces, tryPlaces } from '#shared/core/advice/try-places.ts';
import type { AllocationInput } from '#shared/core/allocation/types.ts';
import { aClass } from '#test/laws/a-class.ts';

const input: AllocationInput = aClass();

describe('trying places', () => {
  it('agrees with a decision about its own places', () => {
    const { changes, expectedRevenueImpactMinor } = decideAllocation(input);
    const places = new Map(changes.map(({ channel, to }) => [channel, to]));
    const { gainMinor, gainLowMinor, gainHighMinor } = tryPlaces(input, { places });
    expect(expectedRevenueImpactMinor).toBeGreaterThan(0);
    expect(Math.abs(gainMinor - expectedRevenueImpactMinor)).toBeLessThanOrEqual(changes.length);
    expect(gainLowMinor).toBeLessThanOrEqual(gainMinor);
    expect(gainHighMinor).toBeGreaterThan(gainMinor);
  });

  it('measures how far the gain varies, in the band of its futures', () => {
    const places = new Map(decideAllocation(input).changes.map(({ channel, to }) => [channel, to]));
    const few = tryPlaces({ ...input, rollouts: 1 }, { places });
    expect([few.gainLowMinor, few.gainHighMinor, few.gainSpreadMinor]).toEqual([
      few.gainMinor,
      few.gainMinor,
      0,
    ]);
    const { gainLowMinor, gainHighMinor, gainSpreadMinor } = tryPlaces(input, { places });
    // By Chebyshev's inequality, an 80% band is at most twice the square root of ten deviations wide.
    expect(gainSpreadMinor).toBeGreaterThan(0);
    expect(gainHighMinor - gainLowMinor).toBeLessThanOrEqual(2 * Math.sqrt(10) * gainSpreadMinor + 1);
  });

  it('has no effect if nothing is tried', () => {
    const { gainMinor, gainLowMinor, gainHighMinor, gainSpreadMinor, now, tried } = tryPlaces(input, {});
    expect([gainMinor, gainLowMinor, gainHighMinor, gainSpreadMinor]).toEqual([0, 0, 0, 0]);
    expect(tried).toEqual(now);
  });

  it('gives the same answer for the same places, whether or not all futures are simulated', () => {
    const allotted = input.channels.filter(({ allocation }) => allocation !== null);
    for (const by of [-3, -1, 0, 1, 3]) {
      const places = new Map(
        allotted.map(({ channel, allocation, booked }) => [channel, Math.max(booked, allocation! + by)]),
      );
      const { now: _, tried: __, ...gain } = tryPlaces(input, { places });
      expect(gainOfPlaces(input, places)).toEqual(gain);
    }
  });

  it('sells out a room as small as its bookings, but never an unlimited one', () => {
    const booked = input.channels.reduce((sum, one) => sum + one.booked, 0);
    const sure = { ...input, forecast: { ...input.forecast, cancelHazardPerHour: 0 } };
    const small = tryPlaces(sure, { capacity: booked });
    expect(small.tried).toEqual({ bookings: booked, soldOutChance: 1 });
    expect(small.gainMinor).toBeLessThan(0);
    expect(tryPlaces(input, { capacity: 1000 }).tried.soldOutChance).toBe(0);
  });

  it('has revenue in proportion to the price, from future bookings only', () => {
    const priceOf = (channel: string) => input.channels.find((one) => one.channel === channel)!.revenueMinor;
    const at = (factor: number) =>
      tryPlaces(input, { revenueMinor: new Map([['direct', factor * priceOf('direct')]]) }).gainMinor;
    expect(at(2)).toBeGreaterThan(0);
    expect(Math.abs(at(3) - 2 * at(2))).toBeLessThanOrEqual(2);
  });

  it.each([
    [{ capacity: -1 }, 'trial.capacity'],
    [{ places: new Map([['fitpass', 1.5]]) }, 'trial.places.fitpass'],
    [{ revenueMinor: new Map([['direct', -1]]) }, 'trial.revenueMinor.direct'],
  ])('names what it can not try: %p', (trial, path) => {
    expect(() => tryPlaces(input, trial)).toThrow(path);
  });
});
