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

/** What is believed of a kind of days before any was seen. Shapes count like days that say all they can. */
interface Prior {
  readonly kind: Exclude<MarkedKind, 'closed'>;
  readonly factor: number;
  readonly shape: number;
  /** Relative variance between days of one kind with different names. */
  readonly spread: number;
  /** Whether it counts only where the days seen show that it is not 1. */
  readonly onlyIfShown: boolean;
}

const priors: readonly Prior[] = [
  { kind: 'holiday', factor: 0.9, shape: 10, spread: 0.1, onlyIfShown: false },
  { kind: 'event', factor: 1, shape: 10, spread: 0.2, onlyIfShown: false },
  { kind: 'beside', factor: 1, shape: 40, spread: 0.02, onlyIfShown: true },
];

/** Relative variance of the same day from one year to the next. */
const ownVariance = 0.03;
/** So many days weigh as much as the prior of how far names differ. */
const spreadPriorDays = 6;
const [spreadMin, spreadMax] = [0.02, 0.5];
const sweeps = 8;
/** How many standard errors from 1 the mean of such days must be. */
const shownErrors = 2.5;
/** A factor is believed within these bounds. */
const [factorMin, factorMax] = [0.05, 5];

const ratioOf = ({ made, expected }: DaySums): number => made / expected;

/** Relative variance of a day's ratio that has nothing to do with its name. */
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

/** Whether the days seen differ from usual ones by more than chance. */
function isShown(days: readonly DaySums[], { spread }: KindFit, classShape: number): boolean {
  const seen = drawn(days, { factor: 1, shape: 0 }, (day) => spread + noiseOf(day, 1, classShape));
  return seen.shape > 0 && Math.abs(seen.factor - 1) * Math.sqrt(seen.shape) > shownErrors;
}

/** So many bookings expected of one channel of a class, squared, weigh as much as what is known of usual days. */
const differPriorSquares = 400;

/**
 * By how much more than on usual days the channels of single classes differ on days of a kind: its relative variance. A
 * holiday empties the early class and fills that at noon.
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

/** What is believed of how parts of a day differ, and by how much one day's part differs from another's. */
const partPrior: Drawn = { factor: 1, shape: 15 };
const partVariance = 0.05;

/** What each part of a day of this kind has over the whole day. */
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
 * Learns what marked days do to demand, from what their classes sold against what usual days would have. Holidays share
 * one factor, drawn towards 0.9, and each name its own, drawn towards that; events likewise, drawn towards 1. Parts of a day
 * are drawn towards the whole of it. Days beside
 * holidays count as usual ones unless the data show otherwise. A day weighs by the relative variance of its bookings, of
 * its classes, and of days among themselves, so that one busy day never counts for certain: an empirical Bayes estimate
 * (W. James and C. Stein, Proc. Fourth Berkeley Symposium 1 (1961) 361-379; C. Morris, J. American Statistical Association
 * 78 (1983) 47-55). `shapes` are those of the gamma effects of
 * a class, and of its channels. Cost O(days).
 * Throws InvalidInput with the field's path.
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
