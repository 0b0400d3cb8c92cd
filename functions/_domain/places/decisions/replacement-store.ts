import { ClassEntity, monthOf, type ClassItem } from '#functions/_data/classes/class.ts';
import { DecisionDueEntity, decisionDueShardOf } from '#functions/_data/places/decision-due.ts';
import { DecisionEntity } from '#functions/_data/places/decision.ts';
import { recordOf, type DecisionItem } from '#functions/_data/places/packed-decision.ts';
import { DecisionAdviceEntity } from '#functions/_data/places/decision-advice.ts';
import { untilDone } from '#functions/_data/table/batch.ts';
import { writerOf, type Write } from '#functions/_data/table/writer.ts';
import { transactionItemsMax } from '#functions/_data/write-together.ts';
import { placesMoved } from '#functions/_domain/commit/places.ts';
import { inParallel } from '#functions/_platform/common/in-parallel.ts';
import { answeredTally, carriedOutTally, newDecisionTally } from '#functions/_domain/classes/tally.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { Derivers, RulesRequested } from '#functions/_domain/commit/derived.ts';
import { adviceItemOf, adviceDigestOf } from './advice-store.ts';
import { approvedDecision, auditOf, movedBy, type Approval } from './approval-store.ts';
import type { StoredDecision } from './decision-store.ts';
import type { TrialArm } from './trial-store.ts';
import { changesOf as placesChangesOf } from './waiting-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

export interface Replacement {
  readonly studioId: string;
  readonly cls: ClassItem;
  readonly before: DecisionItem | undefined;
  /** The new status of the earlier decision. */
  readonly beforeBecomes: 'superseded' | 'expired' | 'withdrawn';
  /** The reason, if the decision is withdrawn. */
  readonly withdrawn?: NonNullable<DecisionItem['withdrawn']>;
  readonly next: StoredDecision | undefined;
  /** The rules that fired for the class and whose conditions still hold. If omitted, they stay unchanged. */
  readonly firings?: NonNullable<ClassItem['ruleFirings']>;
  /** The rules that have just fired. They are counted when `next` is stored. */
  readonly fired?: readonly string[];
  /** Set if `next` is carried out as soon as it is stored, so it is never pending. */
  readonly carriedOut?: CarriedOut;
}

export interface CarriedOut {
  /** The approval of `next`, with its class as it was read and the rule firings that must still hold. */
  readonly approval: Approval;
  /** The class's arm in the experiment, if it has one. */
  readonly trialArm?: TrialArm;
}

const concurrentWritesMax = 6;

const dueRetentionSeconds = 7 * 24 * 3600;

/** When the class's decision expires. */
const dueOf = ({ studioId, classId, expiresAt }: DecisionItem) => ({
  studioId,
  classId,
  dueShard: decisionDueShardOf(classId),
  dueAt: expiresAt,
  expiresAtSeconds: Math.floor(Date.parse(expiresAt) / 1000) + dueRetentionSeconds,
});

const firedIn = ({ next, fired = [] }: Replacement): readonly string[] => (next ? fired : []);

/** The rules that request the new decision. */
const requestedIn = ({ next }: Replacement): readonly string[] =>
  (next?.rules ?? []).map(({ ruleId }) => ruleId);

/**
 * Number of items that follow: an adjustment and an outbox entry for each change, the class's demand and history, and
 * the audit row.
 */
const followingItems = ({ approval: { changes } }: CarriedOut): number => 2 * changes.length + 3;

/**
 * Number of a replacement's own items: the class, the new decision with the items that follow if it is carried out, and
 * the previous decision.
 */
const ownItems = ({ next, before, carriedOut }: Replacement): number =>
  1 + (next ? 1 + (carriedOut ? followingItems(carriedOut) : 0) : 0) + (before ? 1 : 0);

/** The studio's automation switch and the switch for all studios. */
const pauseChecks = 2;

/** Number of items that one transaction writes for these replacements: their own items and the shared ones. */
const itemsOf = (batch: readonly Replacement[]): number =>
  batch.reduce((sum, one) => sum + ownItems(one), 0) +
  new Set(batch.flatMap((one) => [...firedIn(one), ...requestedIn(one)])).size +
  (batch.some(({ carriedOut }) => carriedOut) ? pauseChecks : 0) +
  1;

/** Groups replacements in order, as many as fit into one transaction. */
function batchesOf(replacements: readonly Replacement[]): Replacement[][] {
  const batches: Replacement[][] = [];
  for (const one of replacements) {
    const last = batches.at(-1);
    if (last && itemsOf([...last, one]) <= transactionItemsMax) last.push(one);
    else batches.push([one]);
  }
  return batches;
}

const classKey = ({ studioId, cls: { classId } }: Replacement) => ({
  studioId,
  classId,
  month: monthOf(classId),
});

/** A class's new decision replaces the pending one, or the pending one is removed. */
export type DecisionReplaced =
  | { readonly kind: 'class-waits'; readonly replacement: Replacement }
  | { readonly kind: 'decision-made'; readonly next: StoredDecision; readonly replacement: Replacement }
  | {
      readonly kind: 'decision-carried-out';
      readonly next: StoredDecision;
      readonly replacement: Replacement;
      readonly carriedOut: CarriedOut;
    }
  | { readonly kind: 'decision-ended'; readonly before: DecisionItem; readonly replacement: Replacement };

/** The class now waits for the new decision, or for none. */
function waitingWrite(replacement: Replacement): Write {
  const { cls, before, next, firings } = replacement;
  const patch = writerOf(ClassEntity)
    .patch(classKey(replacement))
    .set(firings ? { ruleFirings: [...firings] } : {});
  const changed = next
    ? patch.set({ pendingDecisionId: next.decisionId })
    : patch.remove(['pendingDecisionId']);
  return changed
    .where((item, { eq, notExists }) =>
      [
        eq(item.version, cls.version),
        before ? eq(item.pendingDecisionId, before.decisionId) : notExists(item.pendingDecisionId),
      ].join(' AND '),
    )
    .commit();
}

/** The rules that request the decision, including those that have just fired. */
const rulesOf = (replacement: Replacement): RulesRequested => ({
  cls: { studioId: replacement.studioId, classId: replacement.cls.classId },
  requested: requestedIn(replacement),
  fired: firedIn(replacement).map((ruleId) => ({ ruleId, at: replacement.next?.decidedAt ?? '' })),
});

/** The write that stores the new decision. */
const newWrite = (
  { analysis: _analysis, recommendations, facts: _facts, ...next }: StoredDecision,
  become: Partial<ReturnType<typeof approvedDecision>> | { readonly isWorthCounted: true },
): Write =>
  writerOf(DecisionEntity)
    .create({
      ...recordOf({
        ...next,
        adviceDigest: adviceDigestOf({ ...next, recommendations }),
        changes: placesChangesOf(recommendations),
      }),
      ...become,
    })
    .commit();

export const replacementDerivers: Derivers<DecisionReplaced> = {
  'class-waits': ({ replacement }) => ({ items: [waitingWrite(replacement)] }),
  'decision-made': ({ next, replacement }) => ({
    items: [newWrite(next, { isWorthCounted: true })],
    tally: { cls: replacement.cls, by: [newDecisionTally(next)] },
    rules: rulesOf(replacement),
  }),
  'decision-carried-out': ({ next, replacement, carriedOut: { approval, trialArm } }) => ({
    items: [newWrite(next, approvedDecision(approval))],
    // The arm that the class was first given in the experiment is kept.
    places: placesMoved({
      ...movedBy(approval),
      trialArm,
      waitsFor: replacement.before?.decisionId ?? null,
    }),
    audit: auditOf(approval),
    tally: { cls: replacement.cls, by: [carriedOutTally(next)] },
    rules: rulesOf(replacement),
    unpaused: { studioId: replacement.studioId },
  }),
  'decision-ended': ({ before, replacement: { studioId, cls, beforeBecomes, withdrawn } }) => ({
    items: [
      writerOf(DecisionEntity)
        .patch({ studioId, decisionId: before.decisionId })
        .set({ status: beforeBecomes, version: before.version + 1, ...(withdrawn && { withdrawn }) })
        .where((item, { eq }) => eq(item.status, 'pending-review'))
        .commit(),
    ],
    tally: { cls, by: [answeredTally(before)] },
  }),
};

/** The changes that store a replacement. */
function changesOf(replacement: Replacement): DecisionReplaced[] {
  const { before, next, carriedOut } = replacement;
  const made: DecisionReplaced[] =
    next && carriedOut
      ? [{ kind: 'decision-carried-out', next, replacement, carriedOut }]
      : [
          { kind: 'class-waits', replacement },
          ...(next ? [{ kind: 'decision-made', next, replacement } as const] : []),
        ];
  return before ? [...made, { kind: 'decision-ended', before, replacement }] : made;
}

/** @returns whether all were stored; if one could not be stored, none was */
const storeBatch = (table: StudioTable, batch: readonly Replacement[]): Promise<boolean> =>
  committed(table, replacementDerivers, batch.flatMap(changesOf));

/** Whether the class already has a due item with the same cut-off, from the previous decision. */
const isDueAlready = ({ before, next }: Replacement): boolean =>
  before !== undefined && before.expiresAt === next?.expiresAt;

const inBatches = { concurrency: concurrentWritesMax } as const;

/**
 * Writes the items that decisions depend on before the decisions themselves: their advice, and the due items of their
 * classes. Writing them in the same transaction would cost twice as much. If the transaction then fails, the advice
 * stays unused, and the due item is ignored when its time comes.
 */
async function writeAhead(table: StudioTable, replacements: readonly Replacement[]): Promise<void> {
  const advice = replacements.flatMap(({ next }) => (next ? [adviceItemOf(next)] : []));
  const due = replacements.flatMap((one) =>
    one.next && !one.carriedOut && !isDueAlready(one) ? [dueOf(one.next)] : [],
  );
  await Promise.all([
    untilDone(advice, async (left) => {
      const { unprocessed } = await table
        .of(DecisionAdviceEntity)
        .put([...left])
        .go(inBatches);
      const again = new Set(unprocessed.map(({ decisionId }) => decisionId));
      return left.filter(({ decisionId }) => again.has(decisionId));
    }),
    untilDone(due, async (left) => {
      const { unprocessed } = await table
        .of(DecisionDueEntity)
        .put([...left])
        .go(inBatches);
      const again = new Set(unprocessed.map(({ classId }) => classId));
      return left.filter(({ classId }) => again.has(classId));
    }),
  ]);
}

/**
 * Replaces a class's pending decision with a new one, or removes it. A decision that is carried out at once is stored
 * with everything that follows from it. Nothing changes if somebody decided meanwhile, if a rule that requests the
 * decision was deleted or switched off, or, for a decision carried out at once, if automation was paused.
 *
 * @returns whether it was stored
 */
export async function replaceDecision(table: StudioTable, replacement: Replacement): Promise<boolean> {
  await writeAhead(table, [replacement]);
  return storeBatch(table, [replacement]);
}

/** Stores the replacements of a failed batch one by one, so that one bad replacement does not stop the others. */
async function storeEach(table: StudioTable, batch: readonly Replacement[]): Promise<boolean[]> {
  const [first, ...others] = batch;
  if (!first) return [];
  if (await storeBatch(table, batch)) return batch.map(() => true);
  if (others.length === 0) return [false];
  const stored: boolean[] = [];
  for (const one of batch) stored.push(await storeBatch(table, [one]));
  return stored;
}

/**
 * Replaces the decisions of many classes of one studio, each class once, in as few transactions as possible.
 *
 * @returns whether each one was stored, in the given order
 */
export async function replaceDecisions(
  table: StudioTable,
  replacements: readonly Replacement[],
): Promise<boolean[]> {
  await writeAhead(table, replacements);
  return (
    await inParallel(batchesOf(replacements), concurrentWritesMax, (batch) => storeEach(table, batch))
  ).flat();
}
