/** How much more one way to sell earns than another from the same customers. */
export interface Advantage {
  /** In percentage points of the best possible earnings. */
  readonly points: number;
  /** The standard error of these points, with weeks as independent draws. Below twice this, two ways are a tie. */
  readonly standardError: number;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * Compares two ways to sell week by week, which leaves out most of the chance in both.
 *
 * @param earned what the one earned in each week, `other` what the other did, and `best` the best possible
 */
export function advantageOf(
  earned: readonly number[],
  other: readonly number[],
  best: readonly number[],
): Advantage {
  const weeks = earned.length;
  if (weeks < 2 || other.length !== weeks || best.length !== weeks)
    throw new Error('ways to sell can be compared over the same weeks only, and over two or more');
  const more = earned.map((minor, week) => minor - (other[week] ?? 0));
  const mean = sum(more) / weeks;
  const squares = sum(more.map((minor) => (minor - mean) ** 2));
  const percent = 100 / sum(best);
  return {
    points: rounded(percent * sum(more)),
    standardError: rounded(percent * Math.sqrt((squares * weeks) / (weeks - 1))),
  };
}
