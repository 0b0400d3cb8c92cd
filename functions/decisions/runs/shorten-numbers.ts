const digits = 6;

/**
 * For `JSON.stringify`: digits after the sixth have no meaning for demand, and would be most of what each run reads.
 */
export const shortenNumbers = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toPrecision(digits)) : value;
