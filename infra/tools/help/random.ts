/** Pseudo-random numbers that are the same for the same seed (a linear congruential generator). */
export function randomFrom(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    /** The next number, from 0 (included) to 1 (excluded). */
    next,
    shuffled: <T>(list: readonly T[]): T[] =>
      list
        .map((item) => ({ item, order: next() }))
        .toSorted((one, other) => one.order - other.order)
        .map(({ item }) => item),
  };
}
