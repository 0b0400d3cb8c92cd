import type { Field } from './plan.ts';

/** Which fields each column carries, by position. */
export type ColumnFields = readonly (readonly Field[])[];

/** The number of studios that must have read a header in the same way before it is proposed to another one. */
export const agreeingStudiosMin = 3;
/** The share of the studios with such a header that must agree. */
export const agreedShareMin = 2 / 3;

/**
 * The meaning of a file's columns that studios agree on.
 *
 * @param votes how each studio's last import of a file with this header was read
 * @returns undefined if too few agree, or if too many read them differently
 */
export function agreedColumns(votes: readonly ColumnFields[]): ColumnFields | undefined {
  const groups = [...Map.groupBy(votes, (columns) => JSON.stringify(columns)).values()];
  const [most] = groups.toSorted((a, b) => b.length - a.length);
  if (!most || most.length < agreeingStudiosMin || most.length < votes.length * agreedShareMin)
    return undefined;
  return most[0];
}
