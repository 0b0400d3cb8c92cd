import { createWriteTransaction } from 'electrodb';
import { ClassEntity, monthOf, type ClassItem } from '../_data/class.ts';
import { DecisionDueEntity, decisionDueShardOf } from '../_data/decision-due.ts';
import { DecisionEntity, type DecisionItem } from '../_data/decision.ts';
import { RuleCountEntity, ruleCountShards } from '../_data/rule-count.ts';
import { transacted } from '../_data/transact.ts';
import type { WriterOf } from '../_data/writer.ts';
import { inParallel } from '../_platform/in-parallel.ts';
import { tallyEntities, tallyWrites } from '../dashboard/tally-store.ts';
import { answeredTally, newDecisionTally } from '../dashboard/tally.ts';

export interface Replacement {
  readonly studioId: string;
  readonly of: ClassItem;
  readonly before: DecisionItem | undefined;
  /** What becomes of the decision before. */
  readonly beforeBecomes: 'superseded' | 'expired';
  readonly next: DecisionItem | undefined;
  /** The rules that fired for the class and still hold; without it they stay as they are. */
  readonly firings?: NonNullable<ClassItem['ruleFirings']>;
  /** Those that fired just now: they are counted with `next`. */
  readonly fired?: readonly string[];
}

/** As many items as the table takes in one transaction. */
const transactionItemsMax = 100;
const concurrentWritesMax = 6;

const dueKeptSeconds = 7 * 24 * 3600;

/** When the class's decision has to expire. */
const dueOf = ({ studioId, classId, expiresAt }: DecisionItem) => ({
  studioId,
  classId,
  dueShard: decisionDueShardOf(classId),
  dueAt: expiresAt,
  expiresAtSeconds: Math.floor(Date.parse(expiresAt) / 1000) + dueKeptSeconds,
});

const shardHexDigits = 4;

const ruleCountShardOf = (classId: string): string =>
  String(Number.parseInt(classId.slice(-shardHexDigits), 16) % ruleCountShards);

const firedIn = ({ next, fired = [] }: Replacement): readonly string[] => (next ? fired : []);

/** Class, new decision with its due item, and the decision before. */
const ownItems = ({ next, before }: Replacement): number => 1 + (next ? 2 : 0) + (before ? 1 : 0);

/** What one transaction writes for these: their own items, and those that they share. */
const itemsOf = (batch: readonly Replacement[]): number =>
  batch.reduce((sum, one) => sum + ownItems(one), 0) + new Set(batch.flatMap(firedIn)).size + 1;

/** Replacements in their order, as many together as one transaction takes. */
function batchesOf(replacements: readonly Replacement[]): Replacement[][] {
  const batches: Replacement[][] = [];
  for (const one of replacements) {
    const last = batches.at(-1);
    if (last && itemsOf([...last, one]) <= transactionItemsMax) last.push(one);
    else batches.push([one]);
  }
  return batches;
}

const classWrite = (
  classes: WriterOf<typeof ClassEntity>,
  { studioId, of, before, next, firings }: Replacement,
) => {
  const patch = classes
    .patch({ studioId, classId: of.classId, month: monthOf(of.classId) })
    .set(firings ? { ruleFirings: [...firings] } : {});
  const changed = next
    ? patch.set({ pendingDecisionId: next.decisionId })
    : patch.remove(['pendingDecisionId']);
  return changed
    .where((item, { eq, notExists }) =>
      [
        eq(item.version, of.version),
        before ? eq(item.pendingDecisionId, before.decisionId) : notExists(item.pendingDecisionId),
      ].join(' AND '),
    )
    .commit();
};

const decisionWrites = (
  decisions: WriterOf<typeof DecisionEntity>,
  due: WriterOf<typeof DecisionDueEntity>,
  { studioId, before, beforeBecomes, next }: Replacement,
) => [
  ...(next ? [decisions.create(next).commit(), due.put(dueOf(next)).commit()] : []),
  ...(before
    ? [
        decisions
          .patch({ studioId, decisionId: before.decisionId })
          .set({ status: beforeBecomes, version: before.version + 1 })
          .where((item, { eq }) => eq(item.status, 'pending-review'))
          .commit(),
      ]
    : []),
];

/** Counts rules that fired: only while they are there. */
function firedWrites(
  counts: WriterOf<typeof RuleCountEntity>,
  studioId: string,
  shard: string,
  batch: readonly Replacement[],
) {
  const byRule = Map.groupBy(
    batch.flatMap((one) => firedIn(one).map((ruleId) => ({ ruleId, at: one.next?.decidedAt ?? '' }))),
    ({ ruleId }) => ruleId,
  );
  return [...byRule].map(([ruleId, fired]) =>
    counts
      .patch({ studioId, ruleId, shard })
      .add({ fired: fired.length })
      .set({ lastFiredAt: fired.map(({ at }) => at).reduce((a, b) => (a > b ? a : b)) })
      .commit(),
  );
}

const talliesOf = ({ next, before }: Replacement) => [
  ...(next ? [newDecisionTally(next)] : []),
  ...(before ? [answeredTally] : []),
];

/** @returns whether all of them were stored; none was where one could not be */
async function storeBatch(batch: readonly [Replacement, ...Replacement[]]): Promise<boolean> {
  const [{ studioId, of }] = batch;
  const transaction = createWriteTransaction(
    {
      class: ClassEntity,
      decision: DecisionEntity,
      due: DecisionDueEntity,
      ruleCount: RuleCountEntity,
      ...tallyEntities,
    },
    ({ class: classes, decision: decisions, due, ruleCount, ...writers }) => [
      ...batch.flatMap((one) => [classWrite(classes, one), ...decisionWrites(decisions, due, one)]),
      ...firedWrites(ruleCount, studioId, ruleCountShardOf(of.classId), batch),
      ...tallyWrites(writers, studioId, of.classId, batch.flatMap(talliesOf)),
    ],
  );
  return !(await transacted(() => transaction.go())).canceled;
}

/**
 * Puts a class's new decision in the place of its pending one, or takes the pending one away. Whoever decided it
 * meanwhile wins: then nothing changes. Nor does it where a rule that fired was deleted meanwhile.
 *
 * @returns whether it was stored
 */
export const replaceDecision = (replacement: Replacement): Promise<boolean> => storeBatch([replacement]);

/** Where one of a batch cannot be stored the others are stored one by one, so that it spoils only itself. */
async function storeEach(batch: readonly Replacement[]): Promise<boolean[]> {
  const [first, ...others] = batch;
  if (!first) return [];
  if (await storeBatch([first, ...others])) return batch.map(() => true);
  if (others.length === 0) return [false];
  const stored: boolean[] = [];
  for (const one of batch) stored.push(await replaceDecision(one));
  return stored;
}

/**
 * The same for many classes of one studio, each of which comes once: as many together as one transaction takes.
 *
 * @returns for each, in the order given, whether it was stored
 */
export async function replaceDecisions(replacements: readonly Replacement[]): Promise<boolean[]> {
  return (await inParallel(batchesOf(replacements), concurrentWritesMax, storeEach)).flat();
}
