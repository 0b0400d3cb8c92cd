import type { Damping } from './fit-damping.ts';
import type { Shapes } from './bookings-variance.ts';
import type { Levels } from './fit-weeks.ts';
import { byForeseenWeek, halvesOf, totalOf, type PastCourse } from './past-courses.ts';
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

/**
 * Past classes when a bin begins: what came later, against what would have been forecast then, and the gamma shapes of
 * the effects at that time. In flat arrays, because objects for each class and channel took most of the time. Entries
 * of channels are at class · channels + channel.
 */
interface Rests {
  readonly channels: number;
  readonly made: Float64Array;
  readonly expected: Float64Array;
  readonly shapeOfClass: Float64Array;
  readonly shapeOfChannel: Float64Array;
}

const roomFor = (classes: number, channels: number): Rests => ({
  channels,
  made: new Float64Array(classes * channels),
  expected: new Float64Array(classes * channels),
  shapeOfClass: new Float64Array(classes),
  shapeOfChannel: new Float64Array(classes * channels),
});

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

function add(variance: Variance, made: number, expected: number, explained: number, others: number): void {
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
function classFactor(rests: Rests, factors: readonly number[], dispersion: number): number {
  const { channels, shapeOfClass, shapeOfChannel } = rests;
  const variance = nothing();
  for (let i = 0; i < shapeOfClass.length; i += 1) {
    let [made, expected, others] = [0, 0, 0];
    for (let c = 0; c < channels; c += 1) {
      const at = i * channels + c;
      const own = rests.expected[at] ?? 0;
      made += rests.made[at] ?? 0;
      expected += own;
      others += (own ** 2 / (shapeOfChannel[at] ?? Infinity)) * (factors[c] ?? 1);
    }
    others += dispersion * expected;
    add(variance, made, expected, expected ** 2 / (shapeOfClass[i] ?? Infinity), others);
  }
  return factorOf(variance);
}

/** The factors of one bin for all channels, given that for classes. */
function channelFactors(rests: Rests, factor: number, dispersion: number): number[] {
  const { channels, made, expected, shapeOfClass, shapeOfChannel } = rests;
  return Array.from({ length: channels }, (_, c) => {
    const variance = nothing();
    for (let i = 0; i < shapeOfClass.length; i += 1) {
      const at = i * channels + c;
      const own = expected[at] ?? 0;
      const square = own ** 2;
      const others = dispersion * own + (square / (shapeOfClass[i] ?? Infinity)) * factor;
      add(variance, made[at] ?? 0, own, square / (shapeOfChannel[at] ?? Infinity), others);
    }
    return factorOf(variance);
  });
}

/** Fills in the classes of one week from entry `first` on, with the forecasts that were possible when a bin began. */
function fillWeek(
  rests: Rests,
  first: number,
  courses: readonly PastCourse[],
  split: number,
  level: number,
  { ofClass, ofChannel }: Shapes,
  damping: Damping,
  dispersion: number,
): void {
  const week = totalOf(courses, split, level).early;
  const [weekPower, classPower, channelPower] = [damping.ofWeek, damping.ofClass, damping.ofChannel].map(
    (powers) => powers[split] ?? 1,
  ) as [number, number, number];
  const surplusOf = (made: number, expected: number, weight: number, raised: number): number =>
    (weight + made) / (weight + expected * raised);
  const ofWeek = surplusOf(week.made, week.expected, weekShape, 1);
  const weekEffect = ofWeek ** weekPower;
  courses.forEach(({ all, channels }, k) => {
    const i = first + k;
    const { early } = halvesOf(all, split, level);
    const effect = surplusOf(early.made, early.expected, ofClass * dispersion, ofWeek) ** classPower;
    rests.shapeOfClass[i] = ofClass + (classPower * early.made) / dispersion;
    for (let c = 0; c < rests.channels; c += 1) {
      const sums = channels[c];
      if (!sums) continue;
      const own = halvesOf(sums, split, level);
      const shape = ofChannel[c] ?? Infinity;
      const alone = surplusOf(own.early.made, own.early.expected, shape * dispersion, ofWeek * effect);
      const at = i * rests.channels + c;
      rests.made[at] = own.later.made;
      rests.expected[at] = own.later.expected * weekEffect * effect * alone ** channelPower;
      rests.shapeOfChannel[at] = shape + (channelPower * own.early.made) / dispersion;
    }
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
  const classes = weeks.reduce((sum, [, own]) => sum + own.length, 0);
  const rests = roomFor(classes, shapes.ofChannel.length);
  const byBin = damping.ofClass.map((_, split) => {
    let first = 0;
    for (const [week, own] of weeks) {
      fillWeek(rests, first, own, split, foreseen[week] ?? 1, shapes, damping, dispersion);
      first += own.length;
    }
    let ofClass = 1;
    let ofChannel = shapes.ofChannel.map(() => 1);
    for (let sweep = 0; sweep < sweeps; sweep += 1) {
      ofClass = classFactor(rests, ofChannel, dispersion);
      ofChannel = channelFactors(rests, ofClass, dispersion);
    }
    return { ofClass, ofChannel };
  });
  return {
    ofClass: byBin.map(({ ofClass }) => ofClass),
    ofChannel: shapes.ofChannel.map((_, c) => byBin.map(({ ofChannel }) => ofChannel[c] ?? 1)),
  };
}
