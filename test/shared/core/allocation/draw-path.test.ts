import { PathSource, type Path } from '#shared/core/allocation/draw-path.ts';
import type { Problem } from '#shared/core/allocation/problem.ts';
import { SeededUniforms } from '#shared/core/numbers/random.ts';
import { aDirectLane, aLane, aProblem } from '#test/laws/a-problem.ts';

const paths = 4000;

interface Event {
  hours: number;
  /** Request k is k, its cancellation −1 − k, and the cancellation of an existing booking `standing`. */
  kind: number;
  lane: number;
  turnsTo: number;
}

const standing = -Infinity;

const between = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

/** The requests of a path, and then its cancellations, as they are stored. */
function eventsInTurn({ events, from, to, cancelFrom, cancelTo }: Path): Event[] {
  const { requests, cancellations } = events;
  const asked = between(from, to).map((i) => ({
    hours: requests.hours[i]!,
    kind: i - from,
    lane: requests.lanes[i]!,
    turnsTo: requests.links[i]!,
  }));
  const cancelled = between(cancelFrom, cancelTo).map((i) => {
    const request = cancellations.links[i]!;
    const kind = request < 0 ? standing : -1 - request;
    return { hours: cancellations.hours[i]!, kind, lane: cancellations.lanes[i]!, turnsTo: -1 };
  });
  return [...asked, ...cancelled];
}

const eventsOf = (path: Path): Event[] => eventsInTurn(path).toSorted((a, b) => b.hours - a.hours);

const requestsOf = ({ from, to }: Path): number => to - from;

/** The average of `value` over paths. */
function meanOf(problem: Problem, value: (path: Path) => number): number {
  const source = new PathSource(problem, new SeededUniforms(77));
  let sum = 0;
  for (let i = 0; i < paths; i += 1) sum += value(source.next());
  return sum / paths;
}

/** Five standard errors of a mean whose single values have this variance: exceeded once in two million. */
const reach = (variance: number): number => 5 * Math.sqrt(variance / paths);

const count = (path: Path, isMeant: (event: Event) => boolean): number =>
  eventsOf(path).filter(isMeant).length;

/** Eight hours before the start: four of the first bin, four of the second. */
const usual = (over: Partial<Problem> = {}): Problem =>
  aProblem(
    [
      aDirectLane({ ratePerHour: [0.5, 1] }),
      aLane({ ratePerHour: [0.25, 0] }),
      aLane({ ratePerHour: [0, 0.5] }),
    ],
    { hoursLeft: 8, ...over },
  );

describe('possible futures of a class', () => {
  it.each([
    [0, 'first', 2],
    [0, 'second', 4],
    [1, 'first', 1],
    [1, 'second', 0],
    [2, 'first', 0],
    [2, 'second', 2],
  ])('on lane %p in the %s bin bring %p requests on average', (lane, bin, mean) => {
    const isWithin = (hours: number): boolean =>
      bin === 'first' ? hours > 4 && hours < 8 : hours > 0 && hours < 4;
    const found = meanOf(usual(), (path) => count(path, (one) => one.lane === lane && isWithin(one.hours)));
    expect(Math.abs(found - mean)).toBeLessThanOrEqual(reach(mean));
  });

  it('have the same number of requests when customers come in groups, with the variance of groups', () => {
    const share = 0.4;
    const together = usual({ companionShare: [share, 0] });
    const early = (path: Path): number => count(path, ({ hours }) => hours > 4);
    const dispersion = (1 + share) / (1 - share);
    expect(Math.abs(meanOf(together, early) - 3)).toBeLessThanOrEqual(reach(3 * dispersion));
    const variance = meanOf(together, (path) => (early(path) - 3) ** 2);
    // The variance of the squared distance is below 3 · variance², and groups are skewed, so the test uses four times
    // that.
    expect(Math.abs(variance - 3 * dispersion)).toBeLessThanOrEqual(2 * reach(3 * (3 * dispersion) ** 2));
    expect(
      Math.abs(meanOf(together, (path) => count(path, ({ hours }) => hours < 4)) - 6),
    ).toBeLessThanOrEqual(reach(6));
  });

  it('let a group request places together on one lane, and switch together to another', () => {
    const source = new PathSource(
      usual({ companionShare: [0.5, 0.5], diversion: { toDirect: 0.4, elsewhere: 0.3 } }),
      new SeededUniforms(3),
    );
    let parties = 0;
    for (let i = 0; i < 200; i += 1) {
      const path = source.next();
      const byMoment = Map.groupBy(eventsOf(path), ({ hours }) => hours);
      for (const party of byMoment.values()) {
        if (party.length > 1) parties += 1;
        expect(new Set(party.map(({ lane, turnsTo }) => `${lane} ${turnsTo}`)).size).toBe(1);
      }
    }
    expect(parties).toBeGreaterThan(100);
  });

  it('contain only requests after now and before the start, in order of time, each once', () => {
    const source = new PathSource(usual({ cancelHazardPerHour: 0.05 }), new SeededUniforms(8));
    for (let i = 0; i < 300; i += 1) {
      const path = source.next();
      const events = eventsOf(path);
      for (const { hours } of events) {
        expect(hours).toBeGreaterThan(0);
        expect(hours).toBeLessThan(8);
      }
      for (const isMeant of [(kind: number) => kind >= 0, (kind: number) => kind < 0]) {
        const hours = eventsInTurn(path).flatMap((one) => (isMeant(one.kind) ? [one.hours] : []));
        expect(hours).toEqual(hours.toSorted((a, b) => b - a));
      }
      const requests = events.filter(({ kind }) => kind >= 0);
      expect(requests.map(({ kind }) => kind)).toEqual(requests.map((_, k) => k));
      expect([...path.requestsByLane]).toEqual(
        [0, 1, 2].map((lane) => requests.filter((one) => one.lane === lane).length),
      );
      for (const { hours, kind, lane } of events.filter((one) => one.kind < 0)) {
        const request = requests[-1 - kind]!;
        expect(request.lane).toBe(lane);
        expect(request.hours).toBeGreaterThan(hours);
      }
    }
  });

  it('cancel a booking before the start with probability 1 - exp(-hazard · hours)', () => {
    // A request at τ, even over 4 … 8 hours at 2 an hour: 2 · ∫ 1 − exp(−τ/10) dτ = 2 · (4 − 10 · (e^−0.4 − e^−0.8)).
    const problem = aProblem([aLane({ ratePerHour: [2, 0] })], { hoursLeft: 8, cancelHazardPerHour: 0.1 });
    const mean = 2 * (4 - 10 * (Math.exp(-0.4) - Math.exp(-0.8)));
    const found = meanOf(problem, (path) => count(path, ({ kind }) => kind < 0));
    expect(Math.abs(found - mean)).toBeLessThan(reach(mean));
    // Cancellations in the last hour: 2 · ∫ exp(−(τ − 1)/10) − exp(−τ/10) dτ.
    const last = 20 * (Math.exp(-0.3) - Math.exp(-0.7) - Math.exp(-0.4) + Math.exp(-0.8));
    const late = meanOf(problem, (path) => count(path, ({ kind, hours }) => kind < 0 && hours < 1));
    expect(Math.abs(late - last)).toBeLessThan(reach(last));
  });

  it('cancel a booking by its channel and the time to the start', () => {
    // Existing bookings of two lanes: none cancels on the first before the last four hours, or on the second after
    // them.
    const lanes = [
      aLane({ booked: 4, cancelPerHour: [0, 0.1] }),
      aDirectLane({ booked: 2, cancelPerHour: [0.05, 0] }),
    ];
    const problem = aProblem(lanes, { hoursLeft: 8 });
    const countOf = (lane: number, isEarly: boolean): number =>
      meanOf(problem, (path) =>
        count(path, (one) => one.kind === standing && one.lane === lane && one.hours > 4 === isEarly),
      );
    expect(countOf(0, true)).toBe(0);
    expect(countOf(1, false)).toBe(0);
    const [late, early] = [4 * (1 - Math.exp(-0.4)), 2 * (1 - Math.exp(-0.2))];
    expect(Math.abs(countOf(0, false) - late)).toBeLessThan(reach(late));
    expect(Math.abs(countOf(1, true) - early)).toBeLessThan(reach(early));
    // Two hours before the start, 1 − exp(−0.2) of those on the first lane have cancelled.
    const soon = meanOf(problem, (path) => count(path, (one) => one.lane === 0 && one.hours > 2));
    const mean = 4 * (1 - Math.exp(-0.2));
    expect(Math.abs(soon - mean)).toBeLessThan(reach(mean));
  });

  it('cancel existing bookings with the same rate, independently', () => {
    const lanes = [aDirectLane({ booked: 3 }), aLane({ booked: 1 })];
    const problem = aProblem(lanes, { hoursLeft: 8, cancelHazardPerHour: 0.1 });
    const chance = 1 - Math.exp(-0.8);
    expect(meanOf(problem, requestsOf)).toBe(0);
    [3, 1].forEach((booked, lane) => {
      const found = meanOf(problem, (path) =>
        count(path, (one) => one.kind === standing && one.lane === lane),
      );
      expect(Math.abs(found - booked * chance)).toBeLessThan(reach(booked * chance * (1 - chance)));
    });
  });

  it('cancel nothing if the rate is zero', () => {
    const problem = usual({ lanes: [aLane({ booked: 5, ratePerHour: [2, 2] })] });
    expect(meanOf(problem, (path) => count(path, ({ kind }) => kind < 0))).toBe(0);
  });

  it('share one gamma effect over the class, and have one for each lane', () => {
    // Var = m + m²/shape, with the effects of class and lane multiplied: (1 + 1/5)(1 + 1/4) − 1 = 1/2.
    const uncertain = aProblem(
      [
        aDirectLane({ ratePerHour: [0, 1], channelShape: 4 }),
        aLane({ ratePerHour: [0, 1], channelShape: 4 }),
      ],
      { hoursLeft: 4, classShape: 5 },
    );
    const moment = (a: number, b: number): number =>
      meanOf(uncertain, ({ requestsByLane }) => requestsByLane[0]! ** a * requestsByLane[1]! ** b);
    const [one, other] = [moment(1, 0), moment(0, 1)];
    expect(one).toBeCloseTo(4, 0);
    expect(other).toBeCloseTo(4, 0);
    expect(moment(2, 0) - one ** 2).toBeGreaterThan(4 + 16 * 0.4);
    expect(moment(2, 0) - one ** 2).toBeLessThan(4 + 16 * 0.6);
    // Only the class's effect is common: covariance 16/5.
    expect(moment(1, 1) - one * other).toBeGreaterThan(16 * 0.14);
    expect(moment(1, 1) - one * other).toBeLessThan(16 * 0.26);
  });

  it('contain at most 20,000 requests, none of them on a lane without demand', () => {
    const seeded = new SeededUniforms(1);
    let drawn = 0;
    // Three gamma effects take three random numbers each; then all requests come at once, each the first in its list.
    const random = (): number => (++drawn > 9 ? 0 : seeded.next());
    const lanes = [aDirectLane({ ratePerHour: [0, 0] }), aLane({ ratePerHour: [1, 0] })];
    const path = new PathSource(aProblem(lanes), { next: random }).next();
    expect(requestsOf(path)).toBe(20_000);
    expect([...path.requestsByLane]).toEqual([0, 20_000]);
  });

  it('can also begin an hour before the next bin', () => {
    const found = meanOf(usual({ hoursLeft: 5 }), (path) => count(path, ({ hours }) => hours > 4));
    expect(Math.abs(found - 0.75)).toBeLessThan(reach(0.75));
  });
});
