import { featuresOf, vectorOf, type Vector } from './features.ts';
import { languages, type Language } from './language.ts';
import { readLearnedHelp, type LearnedHelp } from './learned.ts';

/** The class of questions that no article answers. */
export const unanswered = 'none';

interface Known extends LearnedHelp {
  readonly indexOf: ReadonlyMap<string, number>;
}

let known: Known | undefined;

function read(): Known {
  const learned = readLearnedHelp();
  return { ...learned, indexOf: new Map(learned.features.map((name, index) => [name, index])) };
}

const raritySteps = 10;

function vectorIn(text: string, { indexOf, rarities, unseenRarity }: Known): Vector {
  const rarityOf = (name: string): number => {
    const index = indexOf.get(name);
    return index === undefined ? unseenRarity : (rarities[index] ?? 0) / raritySteps;
  };
  return vectorOf(featuresOf(text), rarityOf, (name) => indexOf.get(name));
}

/** Sums the weights in each of the columns `from` to `to`. */
function sumsOf({ at, by }: Vector, known: Known, from: number, to: number): number[] {
  const { weights, biases, steps } = known;
  const sums = biases.slice(from, to);
  at.forEach((index, place) => {
    const share = by[place] ?? 0;
    for (let column = from; column < to; column += 1) {
      const weight = (weights[index * steps.length + column] ?? 0) * (steps[column] ?? 0);
      sums[column - from] = (sums[column - from] ?? 0) + share * weight;
    }
  });
  return sums;
}

/** Converts scores to probabilities. */
function probabilitiesOf(sums: readonly number[]): number[] {
  const most = Math.max(...sums);
  const raised = sums.map((sum) => Math.exp(sum - most));
  const total = raised.reduce((all, one) => all + one, 0);
  return raised.map((one) => one / total);
}

/** The learned probability that a question is answered by each article, or by none (`unanswered`). */
export function classesOf(question: string): ReadonlyMap<string, number> {
  known ??= read();
  const { classes } = known;
  const probabilities = probabilitiesOf(sumsOf(vectorIn(question, known), known, 0, classes.length));
  return new Map(classes.map((name, index) => [name, probabilities[index] ?? 0]));
}

/** Sums the evidence for each language, as logarithms. */
export function languageSumsOf(text: string): Readonly<Record<Language, number>> {
  known ??= read();
  const { classes } = known;
  const sums = sumsOf(vectorIn(text, known), known, classes.length, classes.length + languages.length);
  const [en = 0, es = 0, pt = 0] = sums;
  return { en, es, pt };
}
