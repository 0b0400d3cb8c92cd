/**
 * How far the log-odds of a simulated frequency are believed: simulated futures know less than real ones do, so they are
 * too sure. Fitted by logistic regression on decisions whose outcome is known (J. Platt, Advances in Large Margin
 * Classifiers (1999) 61-74).
 */
const slope = 0.85;

/** The probability to say where simulated futures show `frequency` (between 0 and 1, ends excluded). */
export function calibrate(frequency: number): number {
  return 1 / (1 + ((1 - frequency) / frequency) ** slope);
}
