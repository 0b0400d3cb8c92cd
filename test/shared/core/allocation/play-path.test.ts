import type { Path } from '#shared/core/allocation/draw-path.ts';
import { FutureEvents } from '#shared/core/allocation/event-list.ts';
import { Player } from '#shared/core/allocation/play-path.ts';
import { aDirectLane, aLane, aProblem } from '#test/laws/a-problem.ts';

const [direct, fitpass] = [0, 1];

/** An existing booking is cancelled. */
const standing = -Infinity;

/** Events in sequence: the number of the request or what else happens, and on which lane. */
function aPath(...happens: readonly (readonly [kind: number, lane: number])[]): Path {
  const events = new FutureEvents();
  happens.forEach(([kind, lane], i) => {
    const list = kind < 0 ? events.cancellations : events.requests;
    list.insertByTime(0, 9 - i / 1000, lane, kind >= 0 || kind === standing ? -1 : -1 - kind);
  });
  const { requests, cancellations } = events;
  return {
    events,
    from: 0,
    to: requests.length,
    cancelFrom: 0,
    cancelTo: cancellations.length,
    requestsByLane: [0, 0],
  };
}

/** The request `k` is cancelled. */
const cancel = (k: number): number => -1 - k;

/** One booking each on direct, which earns 20, and on Fitpass, which earns 9. */
const played = (capacity: number, allocation: number, path: Path, bookedOnFitpass = 1): number => {
  const lanes = [aDirectLane({ booked: 1 }), aLane({ booked: bookedOnFitpass })];
  return new Player(aProblem(lanes, { capacity })).play(path, [0, allocation]);
};

describe('the bookings of a class along a path', () => {
  it.each([
    ['a marketplace sells what it is allotted', 9, 2, aPath([0, fitpass], [1, fitpass]), 900],
    ['direct sells whatever is free', 4, 1, aPath([0, direct], [1, direct], [2, direct]), 4000],
    ['a full class sells nothing', 2, 9, aPath([0, direct], [1, fitpass]), 0],
    ['both compete for the last place', 3, 9, aPath([0, fitpass], [1, direct]), 900],
    [
      'who cancels earns nothing and leaves the place to the next',
      3,
      2,
      aPath([0, fitpass], [cancel(0), fitpass], [1, fitpass]),
      900,
    ],
    [
      'who found no place frees none by cancelling',
      3,
      1,
      aPath([0, direct], [1, direct], [cancel(1), direct], [2, direct]),
      2000,
    ],
    [
      'a booking of now that is cancelled frees its place',
      2,
      1,
      aPath([standing, fitpass], [0, fitpass]),
      900,
    ],
    ['and costs nothing that was counted', 2, 1, aPath([standing, direct]), 0],
    ['of one channel, for another to take', 2, 1, aPath([standing, fitpass], [0, direct], [1, direct]), 2000],
  ] as const)('%s', (_title, capacity, allocation, path, revenueMinor) => {
    expect(played(capacity, allocation, path)).toBe(revenueMinor);
  });

  it('open no place of a marketplace that has sold more than its allocation', () => {
    // Three are booked where one is allowed: two cancellations still open no place, and the third opens one.
    const leaves = [standing, fitpass] as const;
    expect(played(9, 1, aPath(leaves, leaves, [0, fitpass]), 3)).toBe(0);
    expect(played(9, 1, aPath(leaves, leaves, leaves, [0, fitpass]), 3)).toBe(900);
  });

  it('do not depend on the previous path', () => {
    const player = new Player(aProblem([aDirectLane(), aLane()], { capacity: 1 }));
    expect(player.play(aPath([0, direct], [1, fitpass]), [Infinity, 1])).toBe(2000);
    // Request 0 now finds no place on Fitpass, so its cancellation has no effect.
    expect(
      player.play(aPath([0, fitpass], [cancel(0), fitpass], [1, direct], [2, direct]), [Infinity, 0]),
    ).toBe(2000);
  });

  it.each([255, 256, 257, 1000])('include the accepted ones among %p requests', (requests) => {
    const happens = Array.from({ length: requests }, (_, k) => [k, direct] as const);
    const leaving = happens.map(([k]) => [cancel(k), direct] as const);
    // There is one place: the first request gets it, so cancellations of the others free nothing.
    const player = new Player(aProblem([aDirectLane(), aLane()], { capacity: 1 }));
    expect(player.play(aPath(...happens, ...leaving.slice(1), [0, direct]), [0, 0])).toBe(2000);
    expect(player.play(aPath(...happens, ...leaving), [0, 0])).toBe(0);
  });
});
