/**
 * Thrown by every function in shared/core for invalid input: `path` names the field, the message says what is expected.
 */
export class InvalidInput extends Error {
  readonly path: string;

  constructor(path: string, expectation: string) {
    super(`${path} ${expectation}`);
    this.name = 'InvalidInput';
    this.path = path;
  }
}

/** Returns `value` if it is a finite number; refuses NaN, infinities and other types. */
export function requireFinite(path: string, value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw new InvalidInput(path, 'must be a finite number');
  return value;
}

/** Returns `value` if it is a finite number of at least 0. */
export function requireNonNegative(path: string, value: unknown): number {
  if (requireFinite(path, value) < 0) throw new InvalidInput(path, 'must not be negative');
  return value as number;
}

/**
 * Whether requireNonNegative returns `value`. Loops over all of a studio's past classes ask this first, because building
 * the path of each number takes longer than checking it.
 */
export const isNonNegative = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value < Infinity;

/** Returns `value` if it is a finite number above 0. */
export function requirePositive(path: string, value: unknown): number {
  if (requireFinite(path, value) <= 0) throw new InvalidInput(path, 'must be above zero');
  return value as number;
}

/** Returns `value` if it is a whole number of at least 0. */
export function requireCount(path: string, value: unknown): number {
  if (!Number.isSafeInteger(requireNonNegative(path, value)))
    throw new InvalidInput(path, 'must be a whole number');
  return value as number;
}

/** Returns `value` if it is in 0..1. */
export function requireShare(path: string, value: unknown): number {
  if (requireNonNegative(path, value) > 1) throw new InvalidInput(path, 'must lie between 0 and 1');
  return value as number;
}
