import type { Damping } from './fit-damping.ts';
import type { Shapes } from './bookings-variance.ts';
import type { Levels } from './fit-weeks.ts';
import { byForeseenWeek, halvesOf, totalOf, type HalfCounts, type PastCourse } from './past-courses.ts';
import { weekShape } from './week-multiplier.ts';

/**
 * How much more the bookings after a bin begins vary than constant effects of the class and of its channels explain: 1
 * if as much, 2 if their relative variance is twice as large.
 */
export interface RestVariance {
  /** Of the class, by bin. */
  readonly ofClass: readonly number[];
  /** By channel and bin. */
  readonly ofChannel: readonly (readonly number[])[];
}

/** One past class when a bin begins: what came later, against what would have been forecast then. */
interface Rest {
  readonly later: readonly HalfCounts[];
  /** Gamma shapes of the effects at that time. */
  readonly shapes: Shapes;
}

/** Factors are assumed to be 1 with this standard deviation before anything is known. */
const priorDeviation = 0.5;
const limits = { min: 0.5, max: 20 };
const sweeps = 4;

/** Sums over classes. */
interface Variance {
  /** The variance that was observed beyond chance and other effects, and the part that the shapes explain. */
  actual: number;
  explained: number;
  /** The variance of `actual` itself: a squared deviation varies by twice the square of its mean. */
  noise: number;
}

const nothing = (): Variance => ({ actual: 0, explained: 0, noise: 0 });

function add(variance: Variance, { made, expected }: HalfCounts, explained: number, others: number): void {
  variance.actual += (made - expected) ** 2 - others;
  variance.explained += explained;
  variance.noise += 2 * (explained + others) ** 2;
}

/** The posterior mean of actual / explained. */
function factorOf({ actual, explained, noise }: Variance): number {
  if (noise <= 0) return 1;
  const believed = 1 / priorDeviation ** 2;
  const factor = ((explained * actual) / noise + believed) / (explained ** 2 / noise + believed);
  return Math.min(limits.max, Math.max(limits.min, factor));
}

/** The factor of one bin for classes, given those for channels, by the method of moments. */
function classFactor(rests: readonly Rest[], factors: readonly number[], dispersion: number): number {
  const variance = nothing();
  for (const { later, shapes } of rests) {
    let [made, expected, others] = [0, 0, 0];
    later.forEach((one, c) => {
      made += one.made;
      expected += one.expected;
      others += (one.expected ** 2 / (shapes.ofChannel[c] ?? Infinity)) * (factors[c] ?? 1);
    });
    others += dispersion * expected;
    add(variance, { made, expected }, expected ** 2 / shapes.ofClass, others);
  }
  return factorOf(variance);
}

/** The factors of one bin for `channels` channels, given that for classes. */
function channelFactors(
  rests: readonly Rest[],
  factor: number,
  channels: number,
  dispersion: number,
): number[] {
  const variances = Array.from({ length: channels }, nothing);
  for (const { later, shapes } of rests) {
    later.forEach((one, c) => {
      const variance = variances[c];
      if (!variance) return;
      const square = one.expected ** 2;
      const others = dispersion * one.expected + (square / shapes.ofClass) * factor;
      add(variance, one, square / (shapes.ofChannel[c] ?? Infinity), others);
    });
  }
  return variances.map(factorOf);
}

/** The classes of one week when a bin begins, with the forecasts that were possible then. */
function restsOf(
  courses: readonly PastCourse[],
  split: number,
  level: number,
  { ofClass, ofChannel }: Shapes,
  damping: Damping,
  dispersion: number,
): Rest[] {
  const week = totalOf(courses, split, level).early;
  const [weekPower, classPower, channelPower] = [damping.ofWeek, damping.ofClass, damping.ofChannel].map(
    (powers) => powers[split] ?? 1,
  ) as [number, number, number];
  const surplusOf = ({ made, expected }: HalfCounts, weight: number, raised: number): number =>
    (weight + made) / (weight + expected * raised);
  const ofWeek = surplusOf(week, weekShape, 1);
  return courses.map(({ all, channels }): Rest => {
    const { early } = halvesOf(all, split, level);
    const halves = channels.map((sums) => halvesOf(sums, split, level));
    const effect = surplusOf(early, ofClass * dispersion, ofWeek) ** classPower;
    return {
      later: halves.map((own, c) => {
        const weight = (ofChannel[c] ?? Infinity) * dispersion;
        const alone = surplusOf(own.early, weight, ofWeek * effect) ** channelPower;
        return {
          made: own.later.made,
          expected: own.later.expected * ofWeek ** weekPower * effect * alone,
        };
      }),
      shapes: {
        ofClass: ofClass + (classPower * early.made) / dispersion,
        ofChannel: halves.map(
          (own, c) => (ofChannel[c] ?? Infinity) + (channelPower * own.early.made) / dispersion,
        ),
      },
    };
  });
}

/**
 * Learns how much the rest of a class varies, by bin, from what past classes sold against the forecasts that were
 * possible when the bin began: with the level that the weeks before foresaw and the early surpluses (`damping`). Effects
 * that change while a class is on sale make the rest vary more than effects that last. Factors are shrunk towards 1.
 * Cost O(classes · bins · channels).
 */
export function fitRestVariance(
  courses: readonly PastCourse[],
  { foreseen }: Levels,
  damping: Damping,
  shapes: Shapes,
  dispersion: number,
): RestVariance {
  const weeks = byForeseenWeek(courses);
  const byBin = damping.ofClass.map((_, split) => {
    const rests = weeks.flatMap(([week, own]) =>
      restsOf(own, split, foreseen[week] ?? 1, shapes, damping, dispersion),
    );
    let ofClass = 1;
    let ofChannel = shapes.ofChannel.map(() => 1);
    for (let sweep = 0; sweep < sweeps; sweep += 1) {
      ofClass = classFactor(rests, ofChannel, dispersion);
      ofChannel = channelFactors(rests, ofClass, shapes.ofChannel.length, dispersion);
    }
    return { ofClass, ofChannel };
  });
  return {
    ofClass: byBin.map(({ ofClass }) => ofClass),
    ofChannel: shapes.ofChannel.map((_, c) => byBin.map(({ ofChannel }) => ofChannel[c] ?? 1)),
  };
}
