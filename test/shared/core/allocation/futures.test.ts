import * as fc from 'fast-check';
import { gainOfPlaces } from '#shared/core/advice/try-places.ts';
import { decideAllocation } from '#shared/core/allocation/decide-allocation.ts';
import { FutureEvents } from '#shared/core/allocation/event-list.ts';
import { Futures, futuresOf } from '#shared/core/allocation/futures.ts';
import { reallocate } from '#shared/core/allocation/reallocate.ts';
import type { AllocationInput } from '#shared/core/allocation/types.ts';
import { withoutIdle } from '#shared/core/allocation/without-idle.ts';
import { SeededUniforms, type Uniforms } from '#shared/core/numbers/random.ts';
import { aClass } from '#test/laws/a-class.ts';
import { aDirectLane, aLane, aProblem } from '#test/laws/a-problem.ts';
import { arbitraryClass } from '#test/laws/arbitrary-class.ts';

/** Uniform random numbers that are counted as they are drawn. */
class Counted implements Uniforms {
  drawn = 0;
  readonly #uniforms = new SeededUniforms(12);
  next(): number {
    this.drawn += 1;
    return this.#uniforms.next();
  }
}

const lanes = [aDirectLane({ ratePerHour: [1, 1] }), aLane({ ratePerHour: [1, 2], allocation: 2 })];

/** A decision, and the queries that rules, idle changes and bands make for the same class afterwards. */
function allOf(input: AllocationInput, futures?: Futures): unknown {
  const decided = withoutIdle(input, decideAllocation(input, futures), futures);
  const more = new Map(decided.changes.map(({ channel, to }) => [channel, to + 1]));
  const places = new Map(decided.changes.map(({ channel, to }) => [channel, to]));
  return [decided, reallocate(input, decided, more, futures), gainOfPlaces(input, places, futures)];
}

describe('the futures of a class', () => {
  it('are drawn once, when they are first needed', () => {
    const uniforms = new Counted();
    const futures = new Futures(aProblem(lanes), uniforms);
    expect(uniforms.drawn).toBe(0);
    const last = futures.at(9);
    const revenueMinor = futures.under([Infinity, 3]).at(9);
    const { drawn } = uniforms;
    expect(drawn).toBeGreaterThan(10);
    expect(futures.at(9)).toBe(last);
    expect(futures.under([Infinity, 3]).at(9)).toBe(revenueMinor);
    expect(futures.at(4).to).toBeGreaterThan(futures.at(4).from);
    expect(futures.under([Infinity, 3])).toBe(futures.under([Infinity, 3]));
    expect(futures.under([Infinity, 4])).not.toBe(futures.under([Infinity, 3]));
    expect(uniforms.drawn).toBe(drawn);
  });

  it('are unchanged while any number of others are drawn', () => {
    const few = new Futures(aProblem(lanes), new SeededUniforms(3), new FutureEvents(1));
    const first = Array.from({ length: 20 }, (_, i) => few.under(few.present).at(i));
    few.at(2000);
    expect(Array.from({ length: 20 }, (_, i) => few.player.play(few.at(i), few.present))).toEqual(first);
  });

  it('give the same answers from reused memory as futures drawn separately for each query', () => {
    const events = new FutureEvents(1);
    fc.assert(
      fc.property(arbitraryClass, (over) => {
        const input = aClass(over);
        expect(allOf(input, futuresOf(input, events))).toEqual(allOf(input));
      }),
      { numRuns: 60 },
    );
  });
});
