import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { isDeepStrictEqual } from 'node:util';

/** An item as it is stored in the table. */
export type StoredItem = Readonly<Record<string, AttributeValue>>;

/** The result of comparing one or several partitions after a restore. */
export interface Outcome {
  /** The number of items in the stage's table. */
  readonly items: number;
  /** How many are missing from the restored table although nothing shows that they were stored later. */
  readonly missing: number;
  /** How many differ in the restored table although nothing shows that they were changed later. */
  readonly differing: number;
  /** How many are missing or differ because their own dates show that they changed after the restored instant. */
  readonly changedSince: number;
  /** Items that exist only in the restored table, because they were deleted since. */
  readonly deletedSince: number;
}

export const nothingCompared: Outcome = {
  items: 0,
  missing: 0,
  differing: 0,
  changedSince: 0,
  deletedSince: 0,
};

/** Attributes that hold the time of a future event, not the time of storing. */
const planned = /^(?:starts|ends|classStarts|due|expires)At$/;

/** Whether an item's own attributes show that it was stored or changed after an instant. */
const isChangedAfter = (item: StoredItem, at: Date): boolean =>
  Object.entries(item).some(
    ([name, { S }]) =>
      name.endsWith('At') && !planned.test(name) && S !== undefined && Date.parse(S) > at.getTime(),
  );

const keyOf = ({ pk, sk }: StoredItem): string => JSON.stringify([pk?.S, sk?.S]);

/**
 * Compares the stage's table with one restored to an instant. The stage keeps running meanwhile, so items that changed
 * since are counted separately.
 */
export function compare(
  originals: readonly StoredItem[],
  restored: readonly StoredItem[],
  restoredTo: Date,
): Outcome {
  const found = new Map(restored.map((item) => [keyOf(item), item]));
  const counts = { ...nothingCompared, items: originals.length };
  for (const item of originals) {
    const other = found.get(keyOf(item));
    found.delete(keyOf(item));
    if (isDeepStrictEqual(item, other)) continue;
    if (isChangedAfter(item, restoredTo)) counts.changedSince += 1;
    else if (other) counts.differing += 1;
    else counts.missing += 1;
  }
  return { ...counts, deletedSince: found.size };
}

export const sumOf = (outcomes: readonly Outcome[]): Outcome =>
  outcomes.reduce(
    (sum, one) => ({
      items: sum.items + one.items,
      missing: sum.missing + one.missing,
      differing: sum.differing + one.differing,
      changedSince: sum.changedSince + one.changedSince,
      deletedSince: sum.deletedSince + one.deletedSince,
    }),
    nothingCompared,
  );
