import { createWriteTransaction } from 'electrodb';
import { AdjustmentEntity } from '#functions/_data/places/adjustment.ts';
import { AuditEntity } from '#functions/_data/studio/audit.ts';
import { ClassChangeEntity } from '#functions/_data/classes/class-change.ts';
import { ClassDemandEntity } from '#functions/_data/classes/class-demand.ts';
import { ClassEntity, monthOf, type ClassItem } from '#functions/_data/classes/class.ts';
import { DecisionDueEntity, decisionDueShardOf } from '#functions/_data/places/decision-due.ts';
import { DecisionEntity, type DecisionItem } from '#functions/_data/places/decision.ts';
import { DecisionAdviceEntity } from '#functions/_data/places/decision-advice.ts';
import { OutboxEntity } from '#functions/_data/places/outbox.ts';
import { PlatformEntity } from '#functions/_data/studio/platform.ts';
import { RuleCountEntity, ruleCountShardOf } from '#functions/_data/studio/rule-count.ts';
import { StudioEntity } from '#functions/_data/studio/studio.ts';
import { transacted } from '#functions/_data/table/transact.ts';
import type { WriterOf } from '#functions/_data/table/writer.ts';
import { inParallel } from '#functions/_platform/common/in-parallel.ts';
import { tallyEntities, tallyWrites } from '#functions/_domain/classes/tally-store.ts';
import { answeredTally, newDecisionTally } from '#functions/_domain/classes/tally.ts';
import { notPausedChecks } from '../outbox/automation-check-store.ts';
import { shownBefore } from '../outbox/offered.ts';
import { isOn, rulesStandChecks } from '#functions/_domain/studio/rule-check-store.ts';
import { adviceItemOf } from './advice-store.ts';
import { approvedClass, approvedDecision, followingWrites, type Approval } from './approval-store.ts';
import type { StoredDecision } from './decision-store.ts';
import type { TrialArm } from './trial-store.ts';

const entities = {
  adjustment: AdjustmentEntity,
  advice: DecisionAdviceEntity,
  audit: AuditEntity,
  change: ClassChangeEntity,
  class: ClassEntity,
  decision: DecisionEntity,
  demand: ClassDemandEntity,
  due: DecisionDueEntity,
  outbox: OutboxEntity,
  platform: PlatformEntity,
  ruleCount: RuleCountEntity,
  studio: StudioEntity,
  ...tallyEntities,
};

export interface Replacement {
  readonly studioId: string;
  readonly of: ClassItem;
  readonly before: DecisionItem | undefined;
  /** What becomes of the decision before. */
  readonly beforeBecomes: 'superseded' | 'expired' | 'withdrawn';
  /** Why, where it is withdrawn. */
  readonly withdrawn?: NonNullable<DecisionItem['withdrawn']>;
  readonly next: StoredDecision | undefined;
  /** The rules that fired for the class and still hold; without it they stay as they are. */
  readonly firings?: NonNullable<ClassItem['ruleFirings']>;
  /** Those that fired just now: they are counted with `next`. */
  readonly fired?: readonly string[];
  /** `next` is carried out as it is stored: it never waits. */
  readonly carriedOut?: CarriedOut;
}

export interface CarriedOut {
  /** Of `next` and its class; the class as it was read, with the firings that are to hold. */
  readonly approval: Approval;
  /** How the class enters the comparison, where it does. */
  readonly trialArm?: TrialArm;
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

const firedIn = ({ next, fired = [] }: Replacement): readonly string[] => (next ? fired : []);

/** The rules that ask for the decision that is new. */
const askedIn = ({ next }: Replacement): readonly string[] => (next?.rules ?? []).map(({ ruleId }) => ruleId);

/** Adjustment and outbox item of each change, the class's demand and history, and the audit row. */
const followingItems = ({ approval: { changes } }: CarriedOut): number => 2 * changes.length + 3;

/** Class, new decision and its advice with its due item or with what follows from it, and the decision before. */
const ownItems = ({ next, before, carriedOut }: Replacement): number =>
  1 + (next ? 2 + (carriedOut ? followingItems(carriedOut) : 1) : 0) + (before ? 1 : 0);

/** The studio's switch and that over all studios. */
const pauseChecks = 2;

/** What one transaction writes for these: their own items, and those that they share. */
const itemsOf = (batch: readonly Replacement[]): number =>
  batch.reduce((sum, one) => sum + ownItems(one), 0) +
  new Set(batch.flatMap((one) => [...firedIn(one), ...askedIn(one)])).size +
  (batch.some(({ carriedOut }) => carriedOut) ? pauseChecks : 0) +
  1;

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

type Classes = WriterOf<typeof ClassEntity>;

const classKey = ({ studioId, of: { classId } }: Replacement) => ({
  studioId,
  classId,
  month: monthOf(classId),
});

/** The class has the places that were decided. How it entered the comparison stays as it was noted first. */
const carriedOutPatch = (classes: Classes, replacement: Replacement, { approval, trialArm }: CarriedOut) =>
  classes
    .patch(classKey(replacement))
    .set(approvedClass(approval))
    .data((item, { set, ifNotExists }) => {
      for (const { marketplace, places } of shownBefore(approval.of, approval.changes))
        set(item.mayShow[marketplace], places);
      if (trialArm) ifNotExists(item.trialArm, trialArm);
    })
    .remove(['pendingDecisionId']);

/** The class waits for the new decision, or for none. */
function waitingPatch(classes: Classes, replacement: Replacement) {
  const { next, firings } = replacement;
  const patch = classes.patch(classKey(replacement)).set(firings ? { ruleFirings: [...firings] } : {});
  return next ? patch.set({ pendingDecisionId: next.decisionId }) : patch.remove(['pendingDecisionId']);
}

const classWrite = (classes: Classes, replacement: Replacement) => {
  const { of, before, carriedOut } = replacement;
  const changed = carriedOut
    ? carriedOutPatch(classes, replacement, carriedOut)
    : waitingPatch(classes, replacement);
  return changed
    .where((item, { eq, notExists }) =>
      [
        eq(item.version, of.version),
        before ? eq(item.pendingDecisionId, before.decisionId) : notExists(item.pendingDecisionId),
      ].join(' AND '),
    )
    .commit();
};

type Entities = typeof entities;
type Writers = { readonly [Name in keyof Entities]: WriterOf<Entities[Name]> };

/** A new decision waits until it is due, or is followed by all that carries it out. */
function newDecisionWrites(
  write: Writers,
  { analysis, recommendations, ...next }: StoredDecision,
  carriedOut: CarriedOut | undefined,
) {
  const advised = write.advice.create(adviceItemOf({ ...next, analysis, recommendations })).commit();
  return carriedOut
    ? [
        write.decision.create({ ...next, ...approvedDecision(carriedOut.approval) }).commit(),
        advised,
        ...followingWrites(write, carriedOut.approval),
      ]
    : [write.decision.create(next).commit(), advised, write.due.put(dueOf(next)).commit()];
}

const decisionWrites = (
  write: Writers,
  { studioId, before, beforeBecomes, withdrawn, next, carriedOut }: Replacement,
) => [
  ...(next ? newDecisionWrites(write, next, carriedOut) : []),
  ...(before
    ? [
        write.decision
          .patch({ studioId, decisionId: before.decisionId })
          .set({ status: beforeBecomes, version: before.version + 1, ...(withdrawn && { withdrawn }) })
          .where((item, { eq }) => eq(item.status, 'pending-review'))
          .commit(),
      ]
    : []),
];

/** Counts rules that fired: only while they are there and switched on. */
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
      .where(isOn)
      .commit(),
  );
}

/** The rules that asked before and ask again, which are not counted anew. */
const askedAgain = (batch: readonly Replacement[]): string[] => {
  const fired = new Set(batch.flatMap(firedIn));
  return [...new Set(batch.flatMap(askedIn))].filter((ruleId) => !fired.has(ruleId));
};

const talliesOf = ({ next, before, carriedOut }: Replacement) => [
  ...(next ? [newDecisionTally(next)] : []),
  ...(carriedOut ? [answeredTally] : []),
  ...(before ? [answeredTally] : []),
];

/** @returns whether all of them were stored; none was where one could not be */
async function storeBatch(batch: readonly [Replacement, ...Replacement[]]): Promise<boolean> {
  const [{ studioId, of }] = batch;
  const transaction = createWriteTransaction(entities, (write) => [
    ...batch.flatMap((one) => [classWrite(write.class, one), ...decisionWrites(write, one)]),
    ...firedWrites(write.ruleCount, studioId, ruleCountShardOf(of.classId), batch),
    ...rulesStandChecks(write.ruleCount, { studioId, classId: of.classId }, askedAgain(batch)),
    ...tallyWrites(write, studioId, of.classId, batch.flatMap(talliesOf)),
    ...(batch.some(({ carriedOut }) => carriedOut) ? notPausedChecks(write, studioId) : []),
  ]);
  return !(await transacted(() => transaction.go())).canceled;
}

/**
 * Puts a class's new decision in the place of its pending one, or takes the pending one away; one that is carried out is
 * stored with all that follows from it. Whoever decided it meanwhile wins: then nothing changes. Nor does it where a rule
 * that asks for it was deleted or switched off meanwhile, or where automation was paused before one that is carried out.
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
