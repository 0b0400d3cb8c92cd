import { whatIfInput } from '#shared/contracts/decisions/get-what-if.ts';
import { aClass } from '#test/laws/a-class.ts';
import { defaultRollouts } from '#shared/core/allocation/futures.ts';
import { tryPlaces } from '#shared/core/advice/try-places.ts';
import { whatIfInputOf } from '#functions/decisions/optimizer/what-if-input.ts';
import { startOf, trialOf } from '#web/src/features/decisions/what-if-trial.ts';
import { aRecommendation } from '#test/builders/a-recommendation.ts';

/** Uses as many simulated futures as the browser does. */
const given = { ...aClass(), rollouts: defaultRollouts };
const input = whatIfInputOf(given);
const start = startOf(input, {
  currency: 'USD',
  recommendations: [aRecommendation({ marketplace: 'fitpass', placesTo: 6 })],
});

describe('a what-if trial of a class', () => {
  it('matches the contract and gives the same result in the browser', () => {
    const sent = whatIfInput.parse(JSON.parse(JSON.stringify(input)));
    const places = new Map([['fitpass', 6]]);
    expect(tryPlaces(sent, { places })).toEqual(tryPlaces(given, { places }));
  });

  it('simulates the same futures if customers book for companions and cancel late', () => {
    const { forecast } = given;
    const byBin = (value: (bin: number) => number): number[] =>
      forecast.binEdgesHours.slice(1).map((_, bin) => value(bin));
    const known = {
      ...given,
      forecast: {
        ...forecast,
        companionShare: byBin(() => 0.3),
        cancelPerHour: forecast.channels.map((_, c) => byBin((bin) => 0.001 * (1 + bin + c))),
        diversion: { toDirect: 0.3, elsewhere: 0.1 },
      },
    };
    const places = new Map([['fitpass', 6]]);
    const tried = tryPlaces(known, { places });
    expect(tried).not.toEqual(tryPlaces(given, { places }));
    expect(tryPlaces(whatIfInputOf(known), { places })).toEqual(tried);
  });

  it('starts with the recommended places and otherwise unchanged values', () => {
    const { places, capacity, revenueMinor } = trialOf(input, start, 'USD')!;
    expect(capacity).toBe(given.capacity);
    expect(places!.get('fitpass')).toBe(6);
    for (const { channel, allocation, revenueMinor: price } of given.channels) {
      expect(revenueMinor!.get(channel)).toBe(price);
      if (allocation !== null && channel !== 'fitpass') expect(places!.get(channel)).toBe(allocation);
    }
  });

  it.each([
    { capacity: '' },
    { capacity: '1.5' },
    { capacity: '-2' },
    { capacity: '99999' },
    { places: { ...start.places, fitpass: 'x' } },
    { prices: { ...start.prices, direct: '-1' } },
    { prices: { ...start.prices, direct: '1.234' } },
  ])('is not run while a field contains no number: %p', (typed) => {
    expect(trialOf(input, { ...start, ...typed }, 'USD')).toBeNull();
  });
});
