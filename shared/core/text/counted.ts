/**
 * The word for a count: `one` for exactly 1, `many` for every other number, including 0 and fractions. By default,
 * `many` is `one` with an s.
 */
export const wordFor = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);

/**
 * Small numbers with one decimal at most have no separators. They are written many times in a run, and a locale takes its
 * time.
 */
const grouped = (count: number): string =>
  Math.abs(count) < 1000 && Math.round(count * 10) / 10 === count
    ? String(count)
    : count.toLocaleString('en-US');

/**
 * A count and its unit, as a person reads it: '0 places', '1 place', '1,200 places'. Round a fraction first, so that
 * the word fits the displayed number.
 */
export const counted = (count: number, one: string, many?: string): string =>
  `${grouped(count)} ${wordFor(count, one, many)}`;
