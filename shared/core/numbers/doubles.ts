/**
 * A plain array of −0, which engines store as packed doubles: cheaper to create than a typed array, and as fast. (They
 * store 0 and other whole numbers differently at first, and functions that get both kinds of array are slower.)
 */
export function zeros(length: number): number[] {
  const values = [-0];
  for (let n = 1; n < length; n += 1) values.push(-0);
  return length > 0 ? values : [];
}

/** A number for each item, stored in the same way. */
export function doublesOf<T>(items: readonly T[], value: (item: T) => number): number[] {
  const values = zeros(items.length);
  for (let n = 0; n < items.length; n += 1) {
    const item = items[n];
    if (item !== undefined) values[n] = value(item);
  }
  return values;
}
