/**
 * The word that stands with a count: `one` beside exactly 1, `many` beside every other number, 0 and fractions among
 * them. `many` is `one` with an s where it is left out.
 */
export const wordFor = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);

/**
 * A count and what it counts, as a person reads it: '0 places', '1 place', '1,200 places'. A number with a fraction is
 * to be rounded before, so that the word is told from what is shown.
 */
export const counted = (count: number, one: string, many?: string): string =>
  `${count.toLocaleString('en-US')} ${wordFor(count, one, many)}`;
