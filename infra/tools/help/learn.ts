import { unanswered } from '#functions/support/help/classify.ts';
import { vectorOf, type Vector } from '#functions/support/help/features.ts';
import { languages } from '#functions/support/help/language.ts';
import type { LearnedHelp } from '#functions/support/help/learned.ts';
import { digestOf, type Example } from './examples.ts';
import { randomFrom } from './random.ts';
import { termRowsOf, distinctiveOf, type Columns, type Known, type TermRow } from './distinctive.ts';

/** Features that occur in fewer examples than this are ignored. */
const examplesMin = 3;
const raritySteps = 10;
const rounds = 8;
/** The orders in which the examples are learned. The mean of the results is better than any single result. */
const seeds = [7, 11, 13, 17, 19];
const pace = 0.5;
const biasPace = 0.02;
/** The decay of a weight at each step, so that no weight depends on a single question. */
const decay = 1e-4;
/** The share of a text's words that is dropped each time, so that the result does not depend on single words. */
const forgottenShare = 0.1;
/**
 * The number of steps on either side of 0. Finer steps for classes would not improve the answers, and would take twice
 * the space.
 */
const classStepsMax = 15;
const languageStepsMax = 20;

interface Table {
  readonly weights: Float32Array;
  readonly biases: Float32Array;
}

/** Rounds a value as it will be stored, so that training and use give the same result. */
const rarity = (seen: number, all: number): number =>
  Math.round(raritySteps * Math.log(1 + (all + 1) / (seen + 0.5))) / raritySteps;

function knownOf(examples: readonly Example[]): Known {
  const seenIn = new Map<string, number>();
  for (const { features } of examples)
    for (const name of new Set(features.flat().map((feature) => feature.name)))
      seenIn.set(name, (seenIn.get(name) ?? 0) + 1);
  const names = [...seenIn].filter(([, seen]) => seen >= examplesMin).map(([name]) => name);
  const unseenRarity = rarity(0.5, examples.length);
  const rarities = new Map(names.map((name) => [name, rarity(seenIn.get(name) ?? 0, examples.length)]));
  return {
    indexOf: new Map(names.map((name, index) => [name, index])),
    rarityOf: (name) => rarities.get(name) ?? unseenRarity,
    seenIn,
    unseenRarity,
  };
}

/** The target for the columns `from` to `to`, shared equally among the correct columns. */
interface Target {
  readonly from: number;
  readonly to: number;
  readonly right: ReadonlyMap<number, number>;
}

function targetsOf({ classes, language }: Example, { classes: all, count }: Columns): Target[] {
  const right = new Map(classes.map((name) => [all.indexOf(name), 1 / classes.length]));
  const byClass = classes.length > 0 ? [{ from: 0, to: all.length, right }] : [];
  if (language === undefined) return byClass;
  const spoken = new Map([[all.length + languages.indexOf(language), 1]]);
  return [...byClass, { from: all.length, to: count, right: spoken }];
}

/** For each column, the predicted probability minus the target. */
function errorsOf({ at, by }: Vector, { from, to, right }: Target, table: Table, count: number): number[] {
  const sums = Array.from(table.biases.subarray(from, to));
  at.forEach((index, place) => {
    for (let column = from; column < to; column += 1)
      sums[column - from] =
        (sums[column - from] ?? 0) + (by[place] ?? 0) * (table.weights[index * count + column] ?? 0);
  });
  const most = Math.max(...sums);
  const raised = sums.map((sum) => Math.exp(sum - most));
  const total = raised.reduce((all, one) => all + one, 0);
  return raised.map((one, place) => one / total - (right.get(from + place) ?? 0));
}

/**
 * Trains once: multinomial logistic regression by stochastic gradient descent, with a learning rate per weight
 * (AdaGrad).
 */
function learnOnce(examples: readonly Example[], known: Known, columns: Columns, seed: number): Table {
  const { count } = columns;
  const random = randomFrom(seed);
  const weights = new Float32Array(known.indexOf.size * count);
  const paced = new Float32Array(weights.length).fill(1e-6);
  const biases = new Float32Array(count);
  for (let round = 0; round < rounds; round += 1)
    for (const example of random.shuffled(examples)) {
      const seen = example.features.filter(() => random.next() >= forgottenShare);
      const vector = vectorOf(seen, known.rarityOf, (name) => known.indexOf.get(name));
      for (const target of targetsOf(example, columns)) {
        const errors = errorsOf(vector, target, { weights, biases }, count);
        errors.forEach((error, place) => {
          const column = target.from + place;
          biases[column] = (biases[column] ?? 0) - biasPace * error;
        });
        vector.at.forEach((index, place) => {
          const by = vector.by[place] ?? 0;
          errors.forEach((error, nth) => {
            const cell = index * count + target.from + nth;
            const weight = weights[cell] ?? 0;
            const slope = error * by + decay * weight;
            const sum = (paced[cell] ?? 0) + slope * slope;
            paced[cell] = sum;
            weights[cell] = weight - (pace * slope) / Math.sqrt(sum);
          });
        });
      }
    }
  return { weights, biases };
}

function meanOf(tables: readonly Table[]): Table {
  const mean = (arrays: readonly Float32Array[]): Float32Array =>
    (arrays[0] ?? new Float32Array()).map(
      (_, cell) => arrays.reduce((sum, array) => sum + (array[cell] ?? 0), 0) / arrays.length,
    );
  return {
    weights: mean(tables.map(({ weights }) => weights)),
    biases: mean(tables.map(({ biases }) => biases)),
  };
}

/**
 * The value of one step in each column: the largest weight of all classes, or of all languages, gets the highest step.
 */
function stepsOf(rows: readonly TermRow[], { classes, count }: Columns): number[] {
  const most = (from: number, to: number): number =>
    rows
      .flatMap(({ weights }) => weights.slice(from, to))
      .reduce((max, weight) => Math.max(max, Math.abs(weight)), 0);
  const [ofClasses, ofLanguages] = [
    most(0, classes.length) / classStepsMax,
    most(classes.length, count) / languageStepsMax,
  ];
  return Array.from({ length: count }, (_, column) => (column < classes.length ? ofClasses : ofLanguages));
}

/** Learns which features point to which article, to no article, and to which language. */
export function learn(examples: readonly Example[]): LearnedHelp {
  const articles = new Set(examples.flatMap(({ classes }) => classes));
  const classes = [...[...articles].filter((name) => name !== unanswered).toSorted(), unanswered];
  const columns = { classes, count: classes.length + languages.length };
  const known = knownOf(examples);
  const { weights, biases } = meanOf(seeds.map((seed) => learnOnce(examples, known, columns, seed)));
  const rows = distinctiveOf(termRowsOf(weights, columns, known));
  const steps = stepsOf(rows, columns);
  return {
    learnedFrom: digestOf(examples),
    classes,
    steps,
    biases: [...biases].map((bias) => Math.round(bias * 10_000) / 10_000),
    unseenRarity: known.unseenRarity,
    features: rows.map(({ name }) => name),
    rarities: Uint8Array.from(rows, ({ name }) => Math.round(known.rarityOf(name) * raritySteps)),
    weights: Int8Array.from(
      rows.flatMap(({ weights }) => steps.map((step, column) => Math.round((weights[column] ?? 0) / step))),
    ),
  };
}
