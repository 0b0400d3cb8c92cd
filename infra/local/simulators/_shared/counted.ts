/** A count and what it counts, as a person reads it: '0 places', '1 place'. */
export const counted = (count: number, one: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : `${one}s`}`;
