/** The stated confidence for a file, and whether the file was read correctly. */
export interface Said {
  readonly source: string;
  readonly confidence: number;
  readonly isRight: boolean;
}

const bins = 5;

/** The mean gap between confidence and accuracy over five bins, weighted by their number of files. */
export function calibrationError(all: readonly Omit<Said, 'source'>[]): number {
  const binned = Map.groupBy(all, ({ confidence }) => Math.min(bins - 1, Math.floor(confidence * bins)));
  let distance = 0;
  for (const own of binned.values()) {
    const said = own.reduce((sum, { confidence }) => sum + confidence, 0);
    distance += Math.abs(said - own.filter(({ isRight }) => isRight).length);
  }
  return all.length === 0 ? 0 : distance / all.length;
}

const nearly = 1e-3;
const logit = (share: number): number => {
  const inside = Math.min(1 - nearly, Math.max(nearly, share));
  return Math.log(inside / (1 - inside));
};
const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

const steps = 60;
/** Keeps the curve close to the stated confidence, with the weight of a few files. */
const ridge = 2;

interface Curve {
  readonly shift: number;
  readonly slope: number;
}

/**
 * The curve over the stated confidence with the highest likelihood for the results: logistic regression by Newton's
 * method.
 */
function curveOf(all: readonly Said[]): Curve {
  let [shift, slope] = [0, 1];
  for (let step = 0; step < steps; step += 1) {
    let [g0, g1, h00, h01, h11] = [-ridge * shift, -ridge * (slope - 1), ridge, 0, ridge];
    for (const { confidence, isRight } of all) {
      const x = logit(confidence);
      const p = sigmoid(shift + slope * x);
      const weight = p * (1 - p);
      const rest = (isRight ? 1 : 0) - p;
      g0 += rest;
      g1 += rest * x;
      h00 += weight;
      h01 += weight * x;
      h11 += weight * x * x;
    }
    const determinant = h00 * h11 - h01 * h01;
    shift += (h11 * g0 - h01 * g1) / determinant;
    slope += (h00 * g1 - h01 * g0) / determinant;
  }
  return { shift, slope };
}

const folds = 10;

/**
 * The calibration error, cross-validated over sources: the curve for each tenth of the sources is fitted to the other
 * nine tenths. If this is much smaller than the uncorrected error, the confidence's parameters no longer suit the
 * reader.
 */
export function crossValidatedError(all: readonly Said[]): number {
  const sources = [...new Set(all.map(({ source }) => source))].toSorted();
  const foldOf = new Map(sources.map((source, at) => [source, at % folds]));
  const predicted = Array.from({ length: folds }, (_, fold) => {
    const curve = curveOf(all.filter(({ source }) => foldOf.get(source) !== fold));
    return all
      .filter(({ source }) => foldOf.get(source) === fold)
      .map((one) => ({ ...one, confidence: sigmoid(curve.shift + curve.slope * logit(one.confidence)) }));
  });
  return calibrationError(predicted.flat());
}
