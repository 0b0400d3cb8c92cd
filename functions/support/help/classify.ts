import { featuresOf, vectorOf, type Vector } from './features.ts';
import { languages, type Language } from './language.ts';
import learned from './learned.json' with { type: 'json' };

/** The class of questions that no article answers. */
export const unanswered = 'none';

/** What `npm run -s learn:help` learned of questions: for each feature and class a number that speaks for or against it. */
interface Known {
  readonly classes: readonly string[];
  readonly indexOf: ReadonlyMap<string, number>;
  /** How much a feature counts for how rare it is, in tenths. */
  readonly rarities: Uint8Array;
  /** A row of classes and languages for each feature, in steps of `step`. */
  readonly weights: Int8Array;
}

let known: Known | undefined;

const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'));

function read(): Known {
  const weights = bytesOf(learned.weights);
  return {
    classes: learned.classes,
    indexOf: new Map(learned.features.split(' ').map((name, index) => [name, index])),
    rarities: bytesOf(learned.rarities),
    weights: new Int8Array(weights.buffer, weights.byteOffset, weights.length),
  };
}

/** Of a feature that was never seen. */
const unseenRarity = learned.unseenRarity;
const raritySteps = 10;

function vectorIn(text: string, { indexOf, rarities }: Known): Vector {
  const rarityOf = (name: string): number => {
    const index = indexOf.get(name);
    return index === undefined ? unseenRarity : (rarities[index] ?? 0) / raritySteps;
  };
  return vectorOf(featuresOf(text), rarityOf, (name) => indexOf.get(name));
}

/** What speaks for each of the columns `from` to `to`. */
function sumsOf({ at, by }: Vector, { weights, classes }: Known, from: number, to: number): number[] {
  const columns = classes.length + languages.length;
  const sums = learned.biases.slice(from, to);
  at.forEach((index, place) => {
    const share = (by[place] ?? 0) * learned.step;
    for (let column = from; column < to; column += 1)
      sums[column - from] = (sums[column - from] ?? 0) + share * (weights[index * columns + column] ?? 0);
  });
  return sums;
}

/** Numbers that speak for something, as probabilities. */
function probabilitiesOf(sums: readonly number[]): number[] {
  const most = Math.max(...sums);
  const raised = sums.map((sum) => Math.exp(sum - most));
  const total = raised.reduce((all, one) => all + one, 0);
  return raised.map((one) => one / total);
}

/** How probably a question is asked for each article, and for none (`unanswered`), as far as was learned. */
export function classesOf(question: string): ReadonlyMap<string, number> {
  known ??= read();
  const { classes } = known;
  const probabilities = probabilitiesOf(sumsOf(vectorIn(question, known), known, 0, classes.length));
  return new Map(classes.map((name, index) => [name, probabilities[index] ?? 0]));
}

/** What speaks for each language, as logarithms. */
export function languageSumsOf(text: string): Readonly<Record<Language, number>> {
  known ??= read();
  const { classes } = known;
  const sums = sumsOf(vectorIn(text, known), known, classes.length, classes.length + languages.length);
  const [en = 0, es = 0, pt = 0] = sums;
  return { en, es, pt };
}
