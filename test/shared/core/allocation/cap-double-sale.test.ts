import * as fc from 'fast-check';
import {
  capDoubleSale,
  doubleSaleChanceMax,
  withoutDoubleSale,
} from '#shared/core/allocation/cap-double-sale.ts';
import { decideAllocation } from '#shared/core/allocation/decide-allocation.ts';
import { seededRandom } from '#shared/core/numbers/random.ts';
import { samplePoisson } from '#shared/core/numbers/sample-poisson.ts';
import type { AllocationInput } from '#shared/core/allocation/types.ts';
import { aClass, direct, marketplace } from '#test/laws/a-class.ts';
import { arbitraryClass } from '#test/laws/arbitrary-class.ts';

const placesOf = ({ channels }: AllocationInput): Map<string, number> =>
  new Map(
    channels.flatMap(({ channel, allocation }) => (allocation === null ? [] : [[channel, allocation]])),
  );

const openOf = (input: AllocationInput, places: ReadonlyMap<string, number>): Record<string, number> =>
  Object.fromEntries(
    input.channels.flatMap(({ channel, booked }) =>
      places.has(channel) ? [[channel, Math.max(0, (places.get(channel) ?? 0) - booked)]] : [],
    ),
  );

/** `free` places, and two marketplaces that may sell all of them, each with `perHour` requests an hour. */
const busy = (free: number, perHour: { fitpass: number; wellhub: number; direct?: number }) =>
  aClass({
    capacity: free,
    hoursLeft: 10,
    channels: [
      direct({ booked: 0, remaining: 10 * (perHour.direct ?? 0) }),
      marketplace('fitpass', { booked: 0, allocation: free, remaining: 10 * perHour.fitpass }),
      marketplace('wellhub', { booked: 0, allocation: free, remaining: 10 * perHour.wellhub }),
    ],
  });

describe('places that several marketplaces may offer', () => {
  it('are kept if a second sale is unlikely', () => {
    const input = busy(8, { fitpass: 0.5, wellhub: 0.5 });
    expect(capDoubleSale(input, placesOf(input), 0.05)).toEqual(placesOf(input));
  });

  it('are limited to one at a time if the last place is requested everywhere', () => {
    const input = busy(1, { fitpass: 2, wellhub: 1 });
    const capped = capDoubleSale(input, placesOf(input), 0.1);
    expect(openOf(input, capped)).toEqual({ fitpass: 1, wellhub: 0 });
  });

  it('are zero if direct customers request the last one at the same time', () => {
    const input = busy(1, { fitpass: 2, wellhub: 1, direct: 2 });
    expect(openOf(input, capDoubleSale(input, placesOf(input), 0.1))).toEqual({ fitpass: 0, wellhub: 0 });
  });

  it('are unchanged if every booking is known at once, or places are offered once', () => {
    const input = busy(1, { fitpass: 9, wellhub: 9 });
    expect(capDoubleSale(input, placesOf(input), 0)).toEqual(placesOf(input));
    const separate = { ...input, inventory: 'separate' as const };
    expect(capDoubleSale(separate, placesOf(separate), 1)).toEqual(placesOf(separate));
  });

  it('are refused if the delay is invalid', () => {
    const input = busy(1, { fitpass: 1, wellhub: 1 });
    expect(() => capDoubleSale(input, placesOf(input), Number.NaN)).toThrow('delayHours');
  });

  it('also limit a decision, whatever limits its size', () => {
    const input = busy(6, { fitpass: 6, wellhub: 6 });
    const decision = decideAllocation({
      ...input,
      guidelines: { maxSlotAdjustment: 1, minHoursBeforeClass: 0 },
    });
    expect(decision.changes.every(({ to }) => to >= 5)).toBe(true);
    const { changes } = withoutDoubleSale(input, decision, 0.5);
    expect(changes.reduce((sum, { to }) => sum + to, 0)).toBeLessThan(10);
    expect(
      changes.some(({ from, to, slotChange, action }) => slotChange === to - from && action === 'decrease'),
    ).toBe(true);
    expect(withoutDoubleSale(input, decision, 0)).toBe(decision);
  });
});

/** P(N = n) of a negative binomial by its textbook formula. */
function chanceOf(n: number, mean: number, shape: number): number {
  let binomial = 1;
  for (let k = 1; k <= n; k += 1) binomial *= (k - 1 + shape) / k;
  return binomial * (shape / (shape + mean)) ** shape * (mean / (shape + mean)) ** n;
}

interface Seller {
  readonly mean: number;
  readonly open: number;
}

const askedMax = 25;
/** Enumerates all numbers of requests at two marketplaces and direct. */
function chanceTwice(free: number, directMean: number, a: Seller, b: Seller): number {
  const shape = 1 / (1 / 15 + 1 / 25);
  const counts = Array.from({ length: askedMax }, (_, n) => n);
  let twice = 0;
  for (const own of counts)
    for (const x of counts)
      for (const y of counts)
        if (Math.min(own, free) + Math.min(x, a.open) + Math.min(y, b.open) > free)
          twice += chanceOf(own, directMean, shape) * chanceOf(x, a.mean, shape) * chanceOf(y, b.mean, shape);
  return twice;
}

describe('the chance that a place is sold twice', () => {
  it.each([
    [1, 0.2, 2, 1, 0.1],
    [2, 0.5, 1, 1.5, 0.1],
    [3, 0.5, 1.2, 0.8, 0.2],
    [3, 0, 1, 1, 0.3],
    [4, 1, 3, 2, 0.25],
    [6, 0.5, 2, 1, 0.4],
  ])(
    'is just below a thousandth with %d free places, and %d, %d and %d requests an hour',
    (free, own, fitpass, wellhub, delayHours) => {
      const input = busy(free, { fitpass, wellhub, direct: own });
      const open = openOf(input, capDoubleSale(input, placesOf(input), delayHours));
      const chance = (more: { fitpass?: number; wellhub?: number }): number =>
        chanceTwice(
          free,
          own * delayHours,
          { mean: fitpass * delayHours, open: open['fitpass']! + (more.fitpass ?? 0) },
          { mean: wellhub * delayHours, open: open['wellhub']! + (more.wellhub ?? 0) },
        );
      expect(chance({})).toBeLessThan(doubleSaleChanceMax);
      expect(open['fitpass']! + open['wellhub']!).toBeLessThan(2 * free);
      const oneMore = Math.max(chance({ fitpass: 1 }), chance({ wellhub: 1 }));
      expect(oneMore).toBeGreaterThanOrEqual(doubleSaleChanceMax);
    },
  );

  it('counts only requests until the start', () => {
    const late = { ...busy(2, { fitpass: 1, wellhub: 1 }) };
    const near = aClass({
      capacity: 2,
      hoursLeft: 0.05,
      channels: [
        marketplace('fitpass', { booked: 0, allocation: 2, remaining: 0.05 }),
        marketplace('wellhub', { booked: 0, allocation: 2, remaining: 0.05 }),
      ],
    });
    expect(capDoubleSale(near, placesOf(near), 2)).toEqual(placesOf(near));
    const hectic = busy(2, { fitpass: 3, wellhub: 3 });
    const lastHour = { ...hectic, hoursLeft: 1, forecast: { ...hectic.forecast, hoursLeft: 1 } };
    expect(capDoubleSale(lastHour, placesOf(hectic), 2)).not.toEqual(placesOf(hectic));
    expect(capDoubleSale(late, placesOf(late), 2)).not.toEqual(placesOf(late));
  });

  it('closes the least valuable place first: revenue of a booking times the chance of a request', () => {
    const given = (fitpassMinor: number) =>
      aClass({
        capacity: 2,
        hoursLeft: 10,
        channels: [
          marketplace('fitpass', { booked: 0, allocation: 1, remaining: 5, revenueMinor: fitpassMinor }),
          marketplace('wellhub', { booked: 0, allocation: 2, remaining: 10, revenueMinor: 1000 }),
        ],
      });
    // P(one request at Fitpass) is about .1 and P(two at Wellhub) .02, a fifth of it.
    for (const [minor, left] of [
      [1000, { fitpass: 1, wellhub: 1 }],
      [50, { fitpass: 0, wellhub: 2 }],
    ] as const) {
      const input = given(minor);
      expect(openOf(input, capDoubleSale(input, placesOf(input), 0.2))).toEqual(left);
    }
  });

  it('continues with the others when a worthless marketplace has no places left', () => {
    const input = aClass({
      capacity: 1,
      hoursLeft: 10,
      channels: [
        direct({ booked: 0, remaining: 20 }),
        marketplace('fitpass', { booked: 0, allocation: 1, remaining: 20, revenueMinor: 0 }),
        marketplace('wellhub', { booked: 0, allocation: 1, remaining: 20, revenueMinor: 1000 }),
      ],
    });
    expect(openOf(input, capDoubleSale(input, placesOf(input), 1))).toEqual({ fitpass: 0, wellhub: 0 });
  });

  it('is checked with the current numbers if none are given', () => {
    const input = busy(1, { fitpass: 2, wellhub: 1 });
    expect(capDoubleSale(input, new Map([['fitpass', 1]]), 0.1).get('wellhub')).toBe(0);
  });

  it('considers only the marketplaces if nobody books directly', () => {
    const without = (perHour: number) =>
      aClass({
        capacity: 1,
        hoursLeft: 10,
        channels: ['fitpass', 'wellhub'].map((name) =>
          marketplace(name, { booked: 0, allocation: 1, remaining: 10 * perHour }),
        ),
      });
    // The chance of a request at both is .027² = .0007, or .036² = .0013.
    expect(capDoubleSale(without(0.27), placesOf(without(0.27)), 0.1)).toEqual(placesOf(without(0.27)));
    expect(capDoubleSale(without(0.36), placesOf(without(0.36)), 0.1)).not.toEqual(placesOf(without(0.36)));
  });

  it('considers open places, not sold ones', () => {
    const input = aClass({
      capacity: 3,
      hoursLeft: 10,
      channels: [
        marketplace('fitpass', { booked: 1, allocation: 2, remaining: 20 }),
        marketplace('wellhub', { booked: 1, allocation: 2, remaining: 10 }),
      ],
    });
    expect(Object.fromEntries(capDoubleSale(input, placesOf(input), 0.1))).toEqual({
      fitpass: 2,
      wellhub: 1,
    });
  });

  it('is zero for a single marketplace', () => {
    const input = aClass({
      capacity: 1,
      channels: [marketplace('fitpass', { booked: 0, allocation: 1, remaining: 900 })],
    });
    expect(capDoubleSale(input, placesOf(input), 24)).toEqual(placesOf(input));
  });

  it('changes a decision only at the marketplaces that are lowered', () => {
    const input = busy(1, { fitpass: 2, wellhub: 1 });
    const decision = decideAllocation({
      ...input,
      guidelines: { maxSlotAdjustment: 0, minHoursBeforeClass: 0 },
    });
    expect(decision.changes.map(({ to }) => to)).toEqual([1, 1]);
    const { changes } = withoutDoubleSale(input, decision, 0.1);
    expect(changes.map(({ to, action }) => [to, action])).toEqual([
      [1, 'maintain'],
      [0, 'decrease'],
    ]);
  });
});

describe('whatever the class', () => {
  const delays = fc.double({ min: 0, max: 3, noNaN: true });

  it('nothing is raised, and no sale is removed', () => {
    fc.assert(
      fc.property(arbitraryClass, delays, (given, delayHours) => {
        const input = aClass({ ...given, inventory: 'shared' });
        const before = placesOf(input);
        const after = capDoubleSale(input, before, delayHours);
        for (const { channel, booked, allocation } of input.channels) {
          if (allocation === null) continue;
          expect(after.get(channel)).toBeLessThanOrEqual(allocation);
          expect(after.get(channel)).toBeGreaterThanOrEqual(Math.min(allocation, booked));
        }
        expect(capDoubleSale(input, after, delayHours)).toEqual(after);
      }),
    );
  });

  it('a longer delay never leaves more places open', () => {
    const total = (input: AllocationInput, hours: number): number =>
      Object.values(openOf(input, capDoubleSale(input, placesOf(input), hours))).reduce((a, b) => a + b, 0);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 20 }), (free, tenths) => {
        const input = busy(free, { fitpass: 1, wellhub: 0.7, direct: 0.3 });
        expect(total(input, tenths / 10 + 0.2)).toBeLessThanOrEqual(total(input, tenths / 10));
      }),
    );
  });

  it('a place is sold twice in fewer than one of a thousand delays', () => {
    const input = busy(3, { fitpass: 1.2, wellhub: 0.8, direct: 0.5 });
    const delayHours = 0.2;
    const open = openOf(input, capDoubleSale(input, placesOf(input), delayHours));
    expect(open['fitpass']! + open['wellhub']!).toBeGreaterThan(0);
    const random = seededRandom(11);
    const rounds = 200_000;
    let twice = 0;
    for (let round = 0; round < rounds; round += 1) {
      const asked = (perHour: number) => samplePoisson(perHour * delayHours, random);
      const own = Math.min(asked(0.5), 3);
      const others = Math.min(asked(1.2), open['fitpass']!) + Math.min(asked(0.8), open['wellhub']!);
      if (own + others > 3) twice += 1;
    }
    expect(twice / rounds).toBeLessThan(doubleSaleChanceMax);
  });
});
