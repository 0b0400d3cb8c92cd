import { writeOne } from '#functions/_data/write-one.ts';
import type { OpenTable } from '#functions/_platform/ports/table.ts';
import { lineWrites } from './commit.ts';
import type { Derived, Derivers, SomeChange } from './derived.ts';

/** The change's only own write. It is the last one, so it has to be the only one. */
function ownWrite({ items = [], places, outbox, tally, rules, unpaused }: Derived) {
  const [own, ...others] = items;
  const needsTransaction = [...others, places, outbox, tally, rules, unpaused].some(Boolean);
  if (!own || needsTransaction) throw new Error('this change has to be stored in one transaction');
  return own;
}

/**
 * Stores a change that writes one item and adds lines to Logs and to the audit trail, without a transaction: first the
 * lines, each by itself, and then the item. So a stored change always has its lines. If the process dies in between, the
 * change is repeated with lines of the same ids, and lines that are already stored stay as they are.
 *
 * @returns whether the change was stored
 */
export async function committedAfterLines<C extends SomeChange>(
  table: OpenTable,
  derivers: Derivers<C>,
  change: C,
): Promise<boolean> {
  const deriverOf = derivers as Readonly<Record<C['kind'], (change: C) => Derived>>;
  const kind: C['kind'] = change.kind;
  const derived = deriverOf[kind](change);
  const own = ownWrite(derived);
  await Promise.all(lineWrites(derived).map((line) => writeOne(table, line)));
  return writeOne(table, own);
}
