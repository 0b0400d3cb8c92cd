import * as fc from 'fast-check';
import { calibrate } from '../../../../shared/core/allocation/calibrate.ts';
import { decideAllocation } from '../../../../shared/core/allocation/decide-allocation.ts';
import {
  recalibrate,
  recalibrated,
  type LoggedOutcome,
} from '../../../../shared/core/allocation/recalibrate.ts';
import { reallocate } from '../../../../shared/core/allocation/reallocate.ts';
import { seededRandom } from '../../../../shared/core/numbers/random.ts';
import { aClass } from '../../../laws/a-class.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const outcomes = fc.array(fc.record({ confidence: share, gained: fc.boolean() }), { maxLength: 400 });
const run = { seed: 99, numRuns: 200 } as const;

describe('laws of recalibration', () => {
  it('changes nothing without outcomes', () => {
    fc.assert(
      fc.property(share, (confidence) => {
        expect(recalibrated(confidence, recalibrate([]))).toBeCloseTo(confidence, 12);
      }),
      run,
    );
  });

  it('never falls where confidence rises, and stays within 0 and 1', () => {
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

/** A studio whose decisions succeed with another probability than they say. */
function logOf(truth: (said: number) => number, count: number): LoggedOutcome[] {
  const random = seededRandom(8);
  return Array.from({ length: count }, () => {
    const confidence = random();
    return { confidence, gained: random() < truth(confidence) };
  });
}

describe('recalibration', () => {
  it('learns that a studio is too sure, and is cautious with few outcomes', () => {
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

  it('enters a decision, but not one that changes nothing', () => {
    const doubtful = recalibrate(logOf(() => 0.1, 20_000));
    const input = aClass();
    expect(decideAllocation(input).confidence).toBeGreaterThan(0.5);
    expect(decideAllocation({ ...input, recalibration: doubtful }).confidence).toBeLessThan(0.3);
    expect(decideAllocation({ ...aClass({ channels: [] }), recalibration: doubtful }).confidence).toBe(0.5);
  });

  it('enters a decision with other places alike', () => {
    const doubtful = recalibrate(logOf(() => 0.1, 20_000));
    const input = aClass();
    const places = new Map([['fitpass', 9]]);
    const usual = reallocate(input, decideAllocation(input), places).confidence;
    const own = { ...input, recalibration: doubtful };
    expect(reallocate(own, decideAllocation(own), places).confidence).toBe(recalibrated(usual, doubtful));
  });

  it('refuses what is no share, by name', () => {
    expect(() => recalibrate([{ confidence: 1.2, gained: true }])).toThrow('outcomes[0].confidence');
    expect(() => recalibrated(Number.NaN, recalibrate([]))).toThrow('confidence must be a finite number');
    expect(() => recalibrated(0.5, { version: 1, outcomes: 0, said: [] })).toThrow('recalibration.said');
  });
});

it('calibration keeps the order, the middle and the side, and is less sure', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 0.999, noNaN: true }), (frequency) => {
      const said = calibrate(frequency);
      expect(Math.abs(said - 0.5)).toBeLessThanOrEqual(Math.abs(frequency - 0.5) + 1e-12);
      expect((said - 0.5) * (frequency - 0.5)).toBeGreaterThanOrEqual(0);
      expect(calibrate(1 - frequency)).toBeCloseTo(1 - said, 12);
    }),
    run,
  );
  expect(calibrate(0.9)).toBeGreaterThan(calibrate(0.8));
});
