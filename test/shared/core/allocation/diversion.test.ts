import * as fc from 'fast-check';
import { acceptedUpTo, gainPieces, refusedGain } from '#shared/core/allocation/diversion.ts';
import { PathSource } from '#shared/core/allocation/draw-path.ts';
import { placesWorthOffering, solveDynamicProgramme } from '#shared/core/allocation/dynamic-programme.ts';
import { FutureEvents } from '#shared/core/allocation/event-list.ts';
import { Player } from '#shared/core/allocation/play-path.ts';
import { SeededUniforms } from '#shared/core/numbers/random.ts';
import { aDirectLane, aLane, aProblem } from '#test/laws/a-problem.ts';

const direct = { isDirect: true, rank: 2000 };
const fitpass = { isDirect: false, rank: 1200 };
const wellhub = { isDirect: false, rank: 900 };
const nobody = { toDirect: 0, elsewhere: 0 };

describe('customers who switch to another channel', () => {
  it('are worth accepting up to their own revenue if nobody switches', () => {
    expect(acceptedUpTo([direct, fitpass, wellhub], nobody)).toEqual([2000, 1200, 900]);
    expect(gainPieces([direct, fitpass], nobody)).toEqual({
      ends: [Infinity, 2000, 1200],
      earned: [
        [0, 2000, 2000],
        [0, 0, 1200],
      ],
      mass: [
        [0, 1, 1],
        [0, 0, 1],
      ],
    });
  });

  it('are worth the adjusted fare (r − δ · r′) / (1 − δ), and no place at all if direct pays more', () => {
    const [atDirect, atFitpass] = acceptedUpTo([direct, fitpass], { toDirect: 0.25, elsewhere: 0 });
    expect(atDirect).toBe(2000);
    expect(atFitpass).toBeCloseTo((1200 - 0.25 * 2000) / 0.75, 9);
    expect(acceptedUpTo([direct, fitpass], { toDirect: 0.7, elsewhere: 0 })[1]).toBeLessThan(0);
  });

  it('bring the best result at every cost of a place: accepting, refusing, or nothing', () => {
    const rank = fc.integer({ min: 0, max: 5000 });
    const share = fc.double({ min: 0, max: 0.47, noNaN: true });
    fc.assert(
      fc.property(
        rank,
        fc.array(rank, { minLength: 1, maxLength: 4 }),
        share,
        share,
        rank,
        (r, ranks, a, b, cost) => {
          const sellers = [
            { isDirect: true, rank: r },
            ...ranks.map((one) => ({ isDirect: false, rank: one })),
          ].sort((x, y) => y.rank - x.rank);
          const diversion = { toDirect: a, elsewhere: b };
          const { ends, earned, mass } = gainPieces(sellers, diversion);
          const piece = ends.findLastIndex((end) => end > cost);
          sellers.forEach((seller, l) => {
            const best = Math.max(0, seller.rank - cost, refusedGain(sellers, diversion, l, cost));
            expect((earned[l]![piece] ?? 0) - (mass[l]![piece] ?? 0) * cost).toBeCloseTo(best, 6);
          });
        },
      ),
    );
  });

  it('make it worthwhile to keep places that would be sold if they did not switch', () => {
    const lanes = [
      aDirectLane({ ratePerHour: [0.1, 0.1], expectedRemaining: 1 }),
      aLane({ value: 900, rank: 900, ratePerHour: [0.4, 0.4], expectedRemaining: 4 }),
    ];
    const offered = (toDirect: number) => {
      const problem = aProblem(lanes, { capacity: 10, diversion: { toDirect, elsewhere: 0 } });
      const [value] = solveDynamicProgramme(problem, [problem.hoursLeft]);
      return { places: placesWorthOffering(problem, value!)[1], worth: value!.values[0]! };
    };
    // The last two are kept for direct.
    expect(offered(0)).toMatchObject({ places: 8 });
    // Half of four customers at 2,000 bring more than all of them at 900.
    expect(offered(0.5).places).toBe(0);
    expect(offered(0.5).worth).toBeCloseTo(1 * 2000 + 0.5 * 4 * 2000, 0);
  });

  it('are drawn in their shares, and book on the other channel while there is room', () => {
    const lanes = [
      aDirectLane(),
      aLane({ channel: 'fitpass', ratePerHour: [4, 4], expectedRemaining: 40 }),
      aLane({ channel: 'wellhub', allocation: 0 }),
    ];
    const problem = aProblem(lanes, { capacity: 1000, diversion: { toDirect: 0.3, elsewhere: 0.2 } });
    const source = new PathSource(problem, new SeededUniforms(4));
    const player = new Player(problem);
    let [requests, revenue, toWellhub] = [0, 0, 0];
    for (let i = 0; i < 400; i += 1) {
      const path = source.next();
      requests += path.to - path.from;
      toWellhub += path.events.requests.links.subarray(path.from, path.to).filter((to) => to === 2).length;
      revenue += player.play(path, [Infinity, 0, 0]);
    }
    expect(toWellhub / requests).toBeCloseTo(0.2, 1);
    expect(revenue / requests / 2000).toBeCloseTo(0.3, 1);
  });

  it('release the place where they booked when they cancel', () => {
    const events = new FutureEvents();
    events.requests.insertByTime(0, 9, 1, 0);
    events.cancellations.insertByTime(0, 8, 1, 0);
    const path = { events, from: 0, to: 1, cancelFrom: 0, cancelTo: 1, requestsByLane: [1, 1] };
    const player = new Player(aProblem([aDirectLane(), aLane()], { capacity: 1 }));
    expect(player.play(path, [Infinity, 0])).toBe(0);
  });
});
