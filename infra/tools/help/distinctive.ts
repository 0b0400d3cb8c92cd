/** How many features go into the bundle: the most distinctive ones. */
const featuresMax = 12_250;
/** How much more a whole word or a concept counts than its parts and neighbours. */
const wholeLead = 2;

/** The columns of one row: the articles, `unanswered`, then the languages. */
export interface Columns {
  readonly classes: readonly string[];
  readonly count: number;
}

export interface Known {
  readonly indexOf: ReadonlyMap<string, number>;
  readonly rarityOf: (name: string) => number;
  /** The number of examples that contain it. */
  readonly seenIn: ReadonlyMap<string, number>;
  readonly unseenRarity: number;
}

/** The learned weights of a feature: one for each class, then one for each language. */
export interface TermRow {
  readonly name: string;
  readonly weights: readonly number[];
  /** The sum of the feature's evidence over all examples. */
  readonly tells: number;
}

const middleOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/**
 * One row for each feature. Subtracting the same number from all weights of a feature does not change the class
 * probabilities. The median is subtracted, so most weights are close to 0 and compress well.
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

/** The most informative features, sorted by name: similar names have similar weights, which compress well. */
export const distinctiveOf = (rows: readonly TermRow[]): TermRow[] =>
  rows
    .toSorted((one, other) => other.tells - one.tells)
    .slice(0, featuresMax)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
