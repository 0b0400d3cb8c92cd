/** Weights of the newest count. The one with the smallest squared errors so far is used. */
const weights = [0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.45];

const nearlyPoisson = 1e6;

interface Errors {
  squares: number;
  means: number;
  squaredMeans: number;
}

/**
 * Simple exponential smoothing of several series of counts of the same kind. Its spread is negative binomial with the
 * shape that its own past errors had. The first count of a series is its first level.
 */
export class Smoothing {
  readonly #levels = new Map<string, number[]>();
  readonly #errors: Errors[] = weights.map(() => ({ squares: 0, means: 0, squaredMeans: 0 }));

  #best(): number {
    const squares = this.#errors.map((one) => one.squares);
    return squares.indexOf(Math.min(...squares));
  }

  forecast(series: string): { readonly mean: number; readonly shape: number } {
    const best = this.#best();
    const { squares = 0, means = 0, squaredMeans = 0 } = this.#errors[best] ?? {};
    const mean = Math.max(1e-3, this.#levels.get(series)?.[best] ?? 0);
    return {
      mean,
      shape: squares > means && squaredMeans > 0 ? squaredMeans / (squares - means) : nearlyPoisson,
    };
  }

  learn(series: string, count: number): void {
    const before = this.#levels.get(series);
    this.#levels.set(
      series,
      weights.map((weight, w) => {
        const level = before?.[w];
        if (level === undefined) return count;
        const errors = this.#errors[w];
        if (errors) {
          errors.squares += (count - level) ** 2;
          errors.means += level;
          errors.squaredMeans += level ** 2;
        }
        return level + weight * (count - level);
      }),
    );
  }
}
