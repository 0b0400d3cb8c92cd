/** Numbers that look random and are the same for the same seed (a linear congruential generator). */
export function randomFrom(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    /** From 0 to less than 1. */
    next,
    shuffled: <T>(list: readonly T[]): T[] =>
      list
        .map((item) => ({ item, order: next() }))
        .toSorted((one, other) => one.order - other.order)
        .map(({ item }) => item),
  };
}
