/** A count with its noun in the right form: '0 places', '1 place'. */
export const counted = (count: number, one: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : `${one}s`}`;
