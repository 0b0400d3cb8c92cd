import * as fc from 'fast-check';
import { PathSource } from '#shared/core/allocation/draw-path.ts';
import { Player } from '#shared/core/allocation/play-path.ts';
import { SeededUniforms } from '#shared/core/numbers/random.ts';
import { expectAtStart } from '#shared/core/outlook/expect-at-start.ts';
import type { Customers, DemandLeft, SoldNow } from '#shared/core/outlook/types.ts';
import { aDirectLane, aLane, aProblem } from '#test/laws/a-problem.ts';
import { aChannel, aSoldClass, customers, demandLeft } from './a-foretold-class.ts';

const hoursLeft = 48;

describe('the expected sales of a class at its start', () => {
  it('are current bookings plus remaining demand if there is room', () => {
    const roomy = aSoldClass({ totalCapacity: 400, allocations: { fitpass: 200 } });
    const at = expectAtStart(demandLeft(), customers(), roomy, hoursLeft);
    expect(at.bookings).toBeCloseTo(5 + 4 + 4, 1);
    expect(at.low).toBeGreaterThan(5);
    expect(at.low).toBeLessThan(at.bookings);
    expect(at.high).toBeGreaterThan(at.bookings);
    expect(at.revenueDirectMinor).toBeGreaterThan(6000 + 3.9 * 2000);
    expect(at.revenueDirectMinor).toBeLessThanOrEqual(6000 + 4 * 2000);
  });

  it('never exceed the places of a channel, or the capacity in total', () => {
    const asked = demandLeft({
      channels: [aChannel('direct', { requests: 60 }), aChannel('fitpass', { requests: 60 })],
    });
    const at = expectAtStart(asked, customers(), aSoldClass(), hoursLeft);
    expect(at.bookings).toBeCloseTo(20, 1);
    expect(at.high).toBeLessThanOrEqual(20);
    const onFitpass = at.byChannel.find(({ channel }) => channel === 'fitpass');
    expect(onFitpass?.bookings).toBeLessThanOrEqual(8);
  });

  it('include no sales of a marketplace without places', () => {
    const at = expectAtStart(demandLeft(), customers(), aSoldClass({ allocations: { fitpass: 2 } }), 48);
    expect(at.byChannel.find(({ channel }) => channel === 'fitpass')?.bookings).toBe(2);
    expect(at.revenueMarketplaceMinor).toBe(2000);
  });

  it('move customers whom a marketplace refuses to other channels', () => {
    const closed = aSoldClass({ totalCapacity: 400, allocations: { fitpass: 2 } });
    const turning = customers({ diversion: { toDirect: 0.5, elsewhere: 0 } });
    const [stays, turns] = [customers(), turning].map((one) =>
      expectAtStart(demandLeft(), one, closed, hoursLeft),
    );
    expect(turns!.bookings - stays!.bookings).toBeCloseTo(2, 1);
  });

  it('exclude expected cancellations and their revenue', () => {
    const none = demandLeft({ channels: [aChannel('direct', { requests: 0 })] });
    const leaving = customers({ cancelHazardPerHour: Math.LN2 / hoursLeft });
    const at = expectAtStart(none, leaving, aSoldClass(), hoursLeft);
    expect(at.bookings).toBeCloseTo(2.5, 9);
    expect(at.low).toBeLessThan(2);
    expect(at.revenueDirectMinor).toBe(3000);
    expect(at.revenueMarketplaceMinor).toBe(1000);
  });

  it('count sales of the studio’s own system as direct revenue, and marketplace sales as theirs', () => {
    const left = demandLeft({
      classShape: 1e6,
      channels: [aChannel('direct', { requests: 0 }), aChannel('kenko', { requests: 3, shape: 1e6 })],
    });
    const none = aSoldClass({
      bookings: 0,
      bookedByChannel: {},
      revenueDirectMinor: 0,
      revenueMarketplaceMinor: 0,
    });
    const at = expectAtStart(left, customers(), { ...none, allocations: { kenko: 20 } }, hoursLeft);
    expect(at.revenueDirectMinor).toBe(3000);
    expect(at.revenueMarketplaceMinor).toBe(0);
  });

  it('also work for a large hall', () => {
    const many = demandLeft({
      classShape: 1e6,
      channels: [aChannel('direct', { requests: 3000, shape: 1e6 })],
    });
    const hall = aSoldClass({ totalCapacity: 5000, bookings: 0, bookedByChannel: {} });
    const at = expectAtStart(many, customers(), hall, hoursLeft);
    expect(at.bookings).toBeCloseTo(3000, 3);
    expect(at.high - at.low).toBeGreaterThan(100);
    expect(at.high - at.low).toBeLessThan(200);
  });

  it('are the current bookings at the start, in a full class, and when overbooked', () => {
    const nobody = demandLeft({ channels: [aChannel('direct', { requests: 0 })] });
    expect(expectAtStart(nobody, customers(), aSoldClass(), 0)).toMatchObject({
      bookings: 5,
      low: 5,
      high: 5,
    });
    const over = aSoldClass({ totalCapacity: 4 });
    expect(expectAtStart(demandLeft(), customers(), over, hoursLeft)).toMatchObject({ bookings: 5, high: 5 });
    const empty = aSoldClass({ totalCapacity: 0, bookings: 0, bookedByChannel: {} });
    expect(expectAtStart(demandLeft(), customers(), empty, hoursLeft).bookings).toBe(0);
  });
});

interface World {
  readonly left: DemandLeft;
  readonly customers: Customers;
  readonly sold: SoldNow;
}

/** Simulates the class to its start along many futures, the same ones that decisions are compared on. */
function played({ left, customers: how, sold }: World, paths: number): number[] {
  const lanes = left.channels.map(({ channel, requests, shape }) => {
    const common = { channel, booked: sold.bookedByChannel[channel] ?? 0, channelShape: shape, value: 1 };
    const shares = how.sharePerHour[channel] ?? [];
    const ratePerHour = shares.map((share) => share * requests);
    return channel === 'direct'
      ? aDirectLane({ ...common, ratePerHour })
      : aLane({ ...common, ratePerHour, allocation: sold.allocations[channel] ?? 0 });
  });
  const { classShape } = left;
  const { binEdgesHours, cancelHazardPerHour, diversion = { toDirect: 0, elsewhere: 0 } } = how;
  const more = { hoursLeft, binEdgesHours, cancelHazardPerHour, classShape, diversion };
  const problem = aProblem(lanes, { capacity: sold.totalCapacity, ...more });
  const source = new PathSource(problem, new SeededUniforms(5));
  const player = new Player(problem);
  const kept = sold.bookings * Math.exp(-cancelHazardPerHour * hoursLeft);
  const allocations = lanes.map(({ allocation }) => allocation);
  return Array.from({ length: paths }, () => kept + player.play(source.next(), allocations));
}

const worlds: readonly (readonly [string, Partial<DemandLeft>, Partial<Customers>, Partial<SoldNow>])[] = [
  ['roomy', {}, {}, {}],
  ['nearly full', {}, {}, { totalCapacity: 9 }],
  ['with a marketplace that is nearly closed', {}, {}, { allocations: { fitpass: 3 } }],
  ['in which many cancel', {}, { cancelHazardPerHour: 0.004 }, {}],
  ['whose refused customers turn', {}, { diversion: { toDirect: 0.3, elsewhere: 0 } }, { allocations: {} }],
  [
    'much asked for',
    { channels: [aChannel('direct', { requests: 12 }), aChannel('fitpass', { requests: 9 })] },
    {},
    {},
  ],
];

describe.each(worlds)('a class %s', (_name, left, how, over) => {
  const world = { left: demandLeft(left), customers: customers(how), sold: aSoldClass(over) };
  const futures = played(world, 4000).sort((a, b) => a - b);
  const at = expectAtStart(world.left, world.customers, world.sold, hoursLeft);

  it('match the average of simulated futures', () => {
    const mean = futures.reduce((sum, one) => sum + one, 0) / futures.length;
    expect(Math.abs(at.bookings - mean)).toBeLessThan(0.3);
  });

  it('end within their band about eight times of ten', () => {
    // A band of whole bookings covers a little more than 80 %, especially if all places are sold.
    const inside = futures.filter((one) => one >= at.low - 0.5 && one <= at.high + 0.5).length;
    expect(inside / futures.length).toBeGreaterThan(0.74);
  });
});

const arbitrary = fc.record({
  capacity: fc.nat(60),
  direct: fc.nat(20),
  fitpass: fc.nat(20),
  places: fc.nat(30),
  asked: fc.double({ min: 0, max: 60, noNaN: true }),
  hazard: fc.constantFrom(0, 0.002, 0.02),
  hours: fc.double({ min: 0, max: 48, noNaN: true }),
});

type Arbitrary = typeof arbitrary extends fc.Arbitrary<infer T> ? T : never;

function worldOf({ capacity, direct, fitpass, places, asked, hazard }: Arbitrary): World {
  return {
    left: demandLeft({
      channels: [aChannel('direct', { requests: asked }), aChannel('fitpass', { requests: asked })],
    }),
    customers: customers({ cancelHazardPerHour: hazard, diversion: { toDirect: 0.2, elsewhere: 0.1 } }),
    sold: aSoldClass({
      totalCapacity: capacity,
      bookings: direct + fitpass,
      bookedByChannel: { direct, fitpass },
      allocations: { fitpass: places },
    }),
  };
}

describe('any class', () => {
  it('have a band around the expectation, between the sales and the capacity', () => {
    fc.assert(
      fc.property(arbitrary, (one) => {
        const { left, customers: how, sold } = worldOf(one);
        const at = expectAtStart(left, how, sold, one.hours);
        expect(at.low).toBeGreaterThanOrEqual(0);
        expect(at.low).toBeLessThanOrEqual(at.bookings + 1e-9);
        expect(at.high).toBeGreaterThanOrEqual(at.bookings - 1e-9);
        expect(at.high).toBeLessThanOrEqual(Math.max(sold.totalCapacity, sold.bookings) + 1e-9);
        expect(at.byChannel.reduce((sum, { bookings }) => sum + bookings, 0)).toBeCloseTo(at.bookings, 6);
        expect(at.revenueLowMinor).toBeLessThanOrEqual(at.revenueHighMinor);
      }),
    );
  });

  it('never fall with one more place or with more demand', () => {
    fc.assert(
      fc.property(arbitrary, (one) => {
        const soldWith = (change: Partial<typeof one>): number => {
          const { left, customers: how, sold } = worldOf({ ...one, hazard: 0, ...change });
          return expectAtStart(left, how, sold, one.hours).bookings;
        };
        const before = soldWith({});
        expect(soldWith({ capacity: one.capacity + 1 })).toBeGreaterThanOrEqual(before - 1e-6);
        expect(soldWith({ asked: one.asked + 1 })).toBeGreaterThanOrEqual(before - 1e-6);
      }),
    );
  });
});
