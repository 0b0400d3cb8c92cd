const digits = 6;

/**
 * A replacer for `JSON.stringify`: digits after the sixth mean nothing for demand, but would be most of the data that
 * each run reads.
 */
export const shortenNumbers = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toPrecision(digits)) : value;
