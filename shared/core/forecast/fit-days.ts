import { wholeDays } from './day-sums.ts';
import { requireNonNegative } from '../invalid-input.ts';
import {
  dayKey,
  jointShape,
  partKey,
  type DayEffect,
  type DayEffects,
  type DaySums,
  type MarkedKind,
} from './marked-day.ts';

/** The prior for one kind of day. Its shape counts like the precision of that many ideal observations. */
interface Prior {
  readonly kind: Exclude<MarkedKind, 'closed'>;
  readonly factor: number;
  readonly shape: number;
  /** Relative variance between days of one kind with different names. */
  readonly spread: number;
  /** Whether the kind has an effect only if the observed days differ significantly from 1. */
  readonly onlyIfShown: boolean;
}

const priors: readonly Prior[] = [
  { kind: 'holiday', factor: 0.9, shape: 10, spread: 0.1, onlyIfShown: false },
  { kind: 'event', factor: 1, shape: 10, spread: 0.2, onlyIfShown: false },
  { kind: 'beside', factor: 1, shape: 40, spread: 0.02, onlyIfShown: true },
];

/** Relative variance of the same day from one year to the next. */
const ownVariance = 0.03;
/** Weight of the prior for the variance between names, in days. */
const spreadPriorDays = 6;
const [spreadMin, spreadMax] = [0.02, 0.5];
const sweeps = 8;
/** Minimum distance of the mean of such days from 1, in standard errors. */
const shownErrors = 2.5;
/** Factors are limited to this range. */
const [factorMin, factorMax] = [0.05, 5];

const ratioOf = ({ made, expected }: DaySums): number => made / expected;

/** Relative variance of a day's ratio that does not depend on its name. */
const noiseOf = ({ expected, squares }: DaySums, factor: number, classShape: number): number =>
  1 / (expected * factor) + squares / expected ** 2 / classShape + ownVariance;

interface Drawn {
  readonly factor: number;
  readonly shape: number;
}

/** The mean of days, each weighted by its precision, shrunk towards a prior. */
function drawn(days: readonly DaySums[], prior: Drawn, variance: (day: DaySums) => number): Drawn {
  let [sum, shape] = [prior.shape * prior.factor, prior.shape];
  for (const day of days) {
    const weight = 1 / variance(day);
    sum += weight * ratioOf(day);
    shape += weight;
  }
  return { factor: Math.min(factorMax, Math.max(factorMin, sum / shape)), shape };
}

interface KindFit extends Drawn {
  readonly spread: number;
}

/** Mean and spread of a kind, by the method of moments. */
function fitKind(days: readonly DaySums[], prior: Prior, classShape: number): KindFit {
  let fit: KindFit = prior;
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    const { factor, spread } = fit;
    const excess = days.reduce(
      (sum, day) => sum + (ratioOf(day) / factor - 1) ** 2 - noiseOf(day, factor, classShape),
      spreadPriorDays * prior.spread,
    );
    const nextSpread = Math.min(spreadMax, Math.max(spreadMin, excess / (spreadPriorDays + days.length)));
    fit = {
      ...drawn(days, prior, (day) => spread + noiseOf(day, factor, classShape)),
      spread: nextSpread,
    };
  }
  return fit;
}

/** Whether the observed days differ significantly from usual ones. */
function isShown(days: readonly DaySums[], { spread }: KindFit, classShape: number): boolean {
  const seen = drawn(days, { factor: 1, shape: 0 }, (day) => spread + noiseOf(day, 1, classShape));
  return seen.shape > 0 && Math.abs(seen.factor - 1) * Math.sqrt(seen.shape) > shownErrors;
}

/** Weight of the prior for the usual variance, in squared expected bookings of one channel of a class. */
const differPriorSquares = 400;

/**
 * The extra relative variance between the channels of single classes on days of a kind, compared with usual days. For
 * example, a holiday empties the early class and fills the one at noon.
 */
function addedVariance(
  days: readonly DaySums[],
  factorOf: (day: DaySums) => number,
  usualVariance: number,
): number {
  let [excess, square] = [usualVariance * differPriorSquares, differPriorSquares];
  for (const day of days) {
    const factor = factorOf(day);
    const { expectedSquares, madeSquares, products } = day.cells;
    const residual = madeSquares - 2 * factor * products + factor ** 2 * expectedSquares;
    excess += residual - factor * day.expected;
    square += factor ** 2 * expectedSquares;
  }
  return Math.min(addedMax, Math.max(0, excess / square - usualVariance));
}

const addedMax = 0.5;

interface Shapes {
  readonly ofClass: number;
  readonly ofChannel: number;
}

/** The prior for the factor of a part of a day, and the variance of that factor from day to day. */
const partPrior: Drawn = { factor: 1, shape: 15 };
const partVariance = 0.05;

/** The factor of each part of a day of this kind, relative to the whole day. */
function partsOf(
  days: readonly DaySums[],
  factorOf: (day: DaySums) => number,
  classShape: number,
): Map<string, number> {
  const scaled = days.map((day) => {
    const factor = factorOf(day);
    return { ...day, expected: day.expected * factor, squares: day.squares * factor ** 2 };
  });
  return new Map(
    [...Map.groupBy(scaled, partKey)].map(([key, own]) => [
      key,
      drawn(own, partPrior, (day) => partVariance + noiseOf(day, 1, classShape)).factor,
    ]),
  );
}

interface KindEffects {
  readonly kind: DayEffect;
  readonly names: [string, DayEffect][];
  readonly parts: [string, number][];
}

function effectsOfKind(
  partsOfDays: readonly DaySums[],
  prior: Prior,
  { ofClass, ofChannel }: Shapes,
): KindEffects | undefined {
  const days = wholeDays(partsOfDays);
  const fit = fitKind(days, prior, ofClass);
  if (prior.onlyIfShown && !isShown(days, fit, ofClass)) return undefined;
  const unseen: Drawn = { factor: fit.factor, shape: jointShape(fit.shape, 1 / fit.spread) };
  const named = new Map(
    [...Map.groupBy(days, dayKey)].map(([key, own]) => [
      key,
      drawn(own, unseen, (day) => noiseOf(day, fit.factor, ofClass)),
    ]),
  );
  const factorOf = (day: DaySums): number => named.get(dayKey(day))?.factor ?? fit.factor;
  const parts = partsOf(partsOfDays, factorOf, ofClass);
  const usualVariance = 1 / ofClass + 1 / ofChannel;
  const inPart = (day: DaySums): number => factorOf(day) * (parts.get(partKey(day)) ?? 1);
  const variance = ownVariance + addedVariance(partsOfDays, inPart, usualVariance);
  const asComing = ({ factor, shape }: Drawn): DayEffect => ({
    factor,
    shape: jointShape(shape, 1 / variance),
  });
  return {
    kind: asComing(unseen),
    names: [...named].map(([key, one]) => [key, asComing(one)]),
    parts: [...parts],
  };
}

/**
 * Estimates the effects of marked days on demand, from their classes' sales and the expected sales of usual days.
 * Holidays share one factor, shrunk towards 0.9, and each name has its own, shrunk towards the shared one; events work
 * the same way, shrunk towards 1. Parts of a day are shrunk towards the whole day. Days beside holidays count as usual
 * ones unless the data show otherwise. The weight of a day is limited by the relative variance of its bookings, of its
 * classes, and between days, so that a single busy day never counts as certain: an empirical Bayes estimate (W. James
 * and C. Stein, Proc. Fourth Berkeley Symposium 1 (1961) 361-379; C. Morris, J. American Statistical Association 78
 * (1983) 47-55). `shapes` are those of the gamma effects of a class and of its channels. Cost O(days). Throws
 * InvalidInput with the field's path.
 */
export function fitDays(days: readonly DaySums[], shapes: Shapes): DayEffects {
  days.forEach((day, i) => {
    for (const name of ['expected', 'made', 'squares'] as const)
      requireNonNegative(`days[${i}].${name}`, day[name]);
  });
  const told = days.filter(({ expected }) => expected > 0);
  const kinds: [string, DayEffect][] = [];
  const names: [string, DayEffect][] = [];
  const parts: [string, number][] = [];
  for (const prior of priors) {
    const own = told.filter(({ kind }) => kind === prior.kind);
    const effects = effectsOfKind(own, prior, shapes);
    if (!effects) continue;
    kinds.push([prior.kind, effects.kind]);
    names.push(...effects.names);
    parts.push(...effects.parts);
  }
  return {
    kinds: Object.fromEntries(kinds),
    names: Object.fromEntries(names),
    parts: Object.fromEntries(parts),
  };
}
