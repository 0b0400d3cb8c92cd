/** The polynomial with the given coefficients, highest power first, at x (Horner's rule). */
export function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduce((sum, c) => sum * x + c, 0);
}
