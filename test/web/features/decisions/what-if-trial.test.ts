import { whatIfInput } from '#shared/contracts/decisions/get-what-if.ts';
import { aClass } from '#test/laws/a-class.ts';
import { defaultRollouts } from '#shared/core/allocation/futures.ts';
import { tryPlaces } from '#shared/core/advice/try-places.ts';
import { whatIfInputOf } from '#functions/decisions/optimizer/what-if-input.ts';
import { startOf, trialOf } from '#web/src/features/decisions/what-if-trial.ts';
import { aRecommendation } from '#test/builders/a-recommendation.ts';

/** With as many simulated futures as in the browser. */
const given = { ...aClass(), rollouts: defaultRollouts };
const input = whatIfInputOf(given);
const start = startOf(input, {
  currency: 'USD',
  recommendations: [aRecommendation({ marketplace: 'fitpass', placesTo: 6 })],
});

describe('what is tried with a class', () => {
  it('goes to the browser as the contract says, and says the same there', () => {
    const sent = whatIfInput.parse(JSON.parse(JSON.stringify(input)));
    const places = new Map([['fitpass', 6]]);
    expect(tryPlaces(sent, { places })).toEqual(tryPlaces(given, { places }));
  });

  it('draws the same futures where customers come in parties and cancel late', () => {
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

  it('begins with the places that are recommended, and all else as it is', () => {
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
  ])('is nothing while a field holds no number: %p', (typed) => {
    expect(trialOf(input, { ...start, ...typed }, 'USD')).toBeNull();
  });
});
