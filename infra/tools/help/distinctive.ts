/** The number of features in the bundle: the most distinctive ones. */
const featuresMax = 12_250;
/** The lead of a whole word or a concept over its parts and neighbours. */
const wholeLead = 2;

/** Columns of one row: the articles, `unanswered`, then the languages. */
export interface Columns {
  readonly classes: readonly string[];
  readonly count: number;
}

export interface Known {
  readonly indexOf: ReadonlyMap<string, number>;
  readonly rarityOf: (name: string) => number;
  /** In how many examples it is. */
  readonly seenIn: ReadonlyMap<string, number>;
  readonly unseenRarity: number;
}

/** The learned weights of a feature: one for each class, then one for each language. */
export interface TermRow {
  readonly name: string;
  readonly weights: readonly number[];
  /** The sum of its evidence over all examples. */
  readonly tells: number;
}

const middleOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/**
 * One row for each feature. Subtracting one number from all of a feature's weights leaves the classes' probabilities
 * as they are. The middle one is subtracted, so most weights are close to 0 and pack well.
 */
export const termRowsOf = (weights: Float32Array, { classes, count }: Columns, known: Known): TermRow[] =>
  [...known.indexOf].map(([name, index]) => {
    const learned = Array.from(weights.subarray(index * count, (index + 1) * count));
    const middle = middleOf(learned.slice(0, classes.length));
    const lead = /^[wc]:/.test(name) ? wholeLead : 1;
    const tells =
      lead * Math.hypot(...learned) * known.rarityOf(name) * Math.sqrt(known.seenIn.get(name) ?? 0);
    return {
      name,
      weights: learned.map((weight, column) => (column < classes.length ? weight - middle : weight)),
      tells,
    };
  });

/** The features that tell the most, sorted by name: similar names have similar weights, which compress well. */
export const distinctiveOf = (rows: readonly TermRow[]): TermRow[] =>
  rows
    .toSorted((one, other) => other.tells - one.tells)
    .slice(0, featuresMax)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
