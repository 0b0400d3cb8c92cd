import type { Field } from './plan.ts';

/** The fields of each column, by position. */
export type ColumnFields = readonly (readonly Field[])[];

/** Minimum number of studios that must have read a header in the same way before it is proposed to another studio. */
export const agreeingStudiosMin = 3;
/** The share of the studios with such a header that must agree. */
export const agreedShareMin = 2 / 3;

/**
 * The meaning of a file's columns on which studios agree.
 *
 * @param votes how each studio's last import of a file with this header was read
 * @returns undefined if too few studios agree, or too many disagree
 */
export function agreedColumns(votes: readonly ColumnFields[]): ColumnFields | undefined {
  const groups = [...Map.groupBy(votes, (columns) => JSON.stringify(columns)).values()];
  const [most] = groups.toSorted((a, b) => b.length - a.length);
  if (!most || most.length < agreeingStudiosMin || most.length < votes.length * agreedShareMin)
    return undefined;
  return most[0];
}
