import * as fc from 'fast-check';
import { decideAllocation } from '#shared/core/allocation/decide-allocation.ts';
import { recalibrate, recalibrated, type LoggedOutcome } from '#shared/core/allocation/recalibrate.ts';
import { reallocate } from '#shared/core/allocation/reallocate.ts';
import { seededRandom } from '#shared/core/numbers/random.ts';
import { aClass } from '#test/laws/a-class.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const outcomes = fc.array(fc.record({ confidence: share, gained: fc.boolean() }), { maxLength: 400 });
const run = { numRuns: 200 } as const;

describe('laws of recalibration', () => {
  it('changes nothing without outcomes', () => {
    fc.assert(
      fc.property(share, (confidence) => {
        expect(recalibrated(confidence, recalibrate([]))).toBeCloseTo(confidence, 12);
      }),
      run,
    );
  });

  it('never falls when confidence rises, and stays within 0 and 1', () => {
    fc.assert(
      fc.property(outcomes, share, share, (logged, one, other) => {
        const own = recalibrate(logged);
        const [low, high] = [Math.min(one, other), Math.max(one, other)].map((at) => recalibrated(at, own));
        expect(low!).toBeLessThanOrEqual(high! + 1e-12);
        expect(low!).toBeGreaterThanOrEqual(0);
        expect(high!).toBeLessThanOrEqual(1);
      }),
      run,
    );
  });

  it('survives being stored', () => {
    fc.assert(
      fc.property(outcomes, (logged) => {
        const own = recalibrate(logged);
        expect(JSON.parse(JSON.stringify(own))).toEqual(own);
      }),
      { ...run, numRuns: 30 },
    );
  });
});

/** A studio whose decisions succeed with a different probability than stated. */
function logOf(truth: (said: number) => number, count: number): LoggedOutcome[] {
  const random = seededRandom(8);
  return Array.from({ length: count }, () => {
    const confidence = random();
    return { confidence, gained: random() < truth(confidence) };
  });
}

describe('recalibration', () => {
  it('learns that a studio is overconfident, and is cautious with few outcomes', () => {
    const truth = (said: number): number => 0.5 + 0.5 * (said - 0.5);
    const [few, many] = [recalibrate(logOf(truth, 40)), recalibrate(logOf(truth, 20_000))];
    for (const said of [0.15, 0.35, 0.65, 0.85]) {
      expect(Math.abs(recalibrated(said, many) - truth(said))).toBeLessThan(0.04);
    }
    expect(recalibrated(0.95, few)).toBeGreaterThan(recalibrated(0.95, many));
  });

  it('pools bands that contradict each other', () => {
    const { said } = recalibrate([
      ...Array.from({ length: 300 }, () => ({ confidence: 0.65, gained: true })),
      ...Array.from({ length: 300 }, () => ({ confidence: 0.75, gained: false })),
    ]);
    expect(said[6]).toBeCloseTo(said[7]!, 12);
    expect(said[6]).toBeCloseTo(0.5, 1);
  });

  const close = (numbers: readonly number[]) => numbers.map((one) => expect.closeTo(one, 12) as unknown);
  const times = (count: number, one: LoggedOutcome): LoggedOutcome[] => Array<LoggedOutcome>(count).fill(one);

  it('moves a band by its gap, damped as if 30 more outcomes had shown no gap', () => {
    // One gain at a stated 0.65: a gap of 0.35 over 1 + 30 outcomes. 1 is in the last band.
    const own = recalibrate([
      { confidence: 0.65, gained: true },
      { confidence: 1, gained: false },
    ]);
    expect(own).toEqual({
      version: 1,
      outcomes: 2,
      said: close([0.05, 0.15, 0.25, 0.35, 0.45, 0.55, 0.65 + 0.35 / 31, 0.75, 0.85, 0.95 - 1 / 31]),
    });
  });

  it('pools by the number of outcomes plus 30', () => {
    // 0.65 + 70 · 0.35 / 100 = 0.895 and 0.75 − 20 · 0.75 / 50 = 0.45, weighted 100 to 50.
    const { said } = recalibrate([
      ...times(70, { confidence: 0.65, gained: true }),
      ...times(20, { confidence: 0.75, gained: false }),
    ]);
    expect(said.slice(5, 9)).toEqual(close([0.55, 112 / 150, 112 / 150, 0.85]));
  });

  it('never goes below 0 or above 1', () => {
    // 0.05 − 300 · 0.09 / 330 and 0.95 + 300 · 0.09 / 330 are out of bounds.
    const { said } = recalibrate([
      ...times(300, { confidence: 0.09, gained: false }),
      ...times(300, { confidence: 0.91, gained: true }),
    ]);
    expect([said[0], said[9]]).toEqual([0, 1]);
  });

  it.each([
    [0, 0],
    [0.025, 0.05],
    [0.05, 0.1],
    [0.1, 0.15],
    [0.5, 0.55],
    [0.925, 0.9375],
    [0.95, 0.95],
    [0.975, 0.975],
    [1, 1],
  ])('interpolates between the middles of bands: %p becomes %p', (confidence, said) => {
    const own = {
      version: 1,
      outcomes: 9,
      said: [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95],
    } as const;
    expect(recalibrated(confidence, own)).toBeCloseTo(said, 12);
  });

  it('applies to a decision, except one that changes nothing', () => {
    const doubtful = recalibrate(logOf(() => 0.1, 20_000));
    const input = aClass();
    expect(decideAllocation(input).confidence).toBeGreaterThan(0.5);
    expect(decideAllocation({ ...input, recalibration: doubtful }).confidence).toBeLessThan(0.3);
    expect(decideAllocation({ ...aClass({ channels: [] }), recalibration: doubtful }).confidence).toBe(0.5);
  });

  it('applies to a decision with other places in the same way', () => {
    const doubtful = recalibrate(logOf(() => 0.1, 20_000));
    const input = aClass();
    const places = new Map([['fitpass', 9]]);
    const usual = reallocate(input, decideAllocation(input), places).confidence;
    const own = { ...input, recalibration: doubtful };
    expect(reallocate(own, decideAllocation(own), places).confidence).toBe(recalibrated(usual, doubtful));
  });

  it('reports an invalid share by name', () => {
    expect(() => recalibrate([{ confidence: 1.2, gained: true }])).toThrow('outcomes[0].confidence');
    expect(() => recalibrated(Number.NaN, recalibrate([]))).toThrow('confidence must be a finite number');
    expect(() => recalibrated(0.5, { version: 1, outcomes: 0, said: [] })).toThrow('recalibration.said');
  });
});
