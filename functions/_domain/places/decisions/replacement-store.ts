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
  /** The status that the earlier decision gets. */
  readonly beforeBecomes: 'superseded' | 'expired' | 'withdrawn';
  /** The reason, if it is withdrawn. */
  readonly withdrawn?: NonNullable<DecisionItem['withdrawn']>;
  readonly next: StoredDecision | undefined;
  /** The rules that fired for the class and still hold; unchanged if omitted. */
  readonly firings?: NonNullable<ClassItem['ruleFirings']>;
  /** The rules that fired just now: they are counted with `next`. */
  readonly fired?: readonly string[];
  /** `next` is carried out when it is stored, so it never waits. */
  readonly carriedOut?: CarriedOut;
}

export interface CarriedOut {
  /** The approval of `next`: its class as it was read, with the firings that must still hold. */
  readonly approval: Approval;
  /** The class's part in the comparison, if it has one. */
  readonly trialArm?: TrialArm;
}

const concurrentWritesMax = 6;

const dueRetentionSeconds = 7 * 24 * 3600;

/** When the class's decision has to expire. */
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

/** Adjustment and outbox item of each change, the class's demand and history, and the audit row. */
const followingItems = ({ approval: { changes } }: CarriedOut): number => 2 * changes.length + 3;

/** Class, new decision with what follows from it where it is carried out, and the decision before. */
const ownItems = ({ next, before, carriedOut }: Replacement): number =>
  1 + (next ? 1 + (carriedOut ? followingItems(carriedOut) : 0) : 0) + (before ? 1 : 0);

/** The studio's switch and that over all studios. */
const pauseChecks = 2;

/** The number of items that one transaction writes for these: their own, and those that they share. */
const itemsOf = (batch: readonly Replacement[]): number =>
  batch.reduce((sum, one) => sum + ownItems(one), 0) +
  new Set(batch.flatMap((one) => [...firedIn(one), ...requestedIn(one)])).size +
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

const classKey = ({ studioId, cls: { classId } }: Replacement) => ({
  studioId,
  classId,
  month: monthOf(classId),
});

/** A class's new decision replaces its pending one, or its pending one is removed. */
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

/** The class waits for the new decision, or for none. */
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

/** The rules that request it, including those that fired just now. */
const rulesOf = (replacement: Replacement): RulesRequested => ({
  cls: { studioId: replacement.studioId, classId: replacement.cls.classId },
  requested: requestedIn(replacement),
  fired: firedIn(replacement).map((ruleId) => ({ ruleId, at: replacement.next?.decidedAt ?? '' })),
});

/** The decision, as it is to stand. */
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
    // How the class entered the comparison stays as it was noted first.
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

/** The changes of a replacement. */
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

/** @returns whether all of them were stored; none was where one could not be */
const storeBatch = (table: StudioTable, batch: readonly Replacement[]): Promise<boolean> =>
  committed(table, replacementDerivers, batch.flatMap(changesOf));

/** Whether the class has a due item of that cut-off already: that of the decision before. */
const isDueAlready = ({ before, next }: Replacement): boolean =>
  before !== undefined && before.expiresAt === next?.expiresAt;

const inBatches = { concurrency: concurrentWritesMax } as const;

/**
 * Writes, before the decisions, what they cannot be without: what they advise, and when their classes are due. In their
 * transaction it would cost twice as much. Where that is refused, advice stays that nobody asks for, and a due item that
 * is forgotten when its time comes.
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
 * Replaces a class's pending decision by a new one, or removes it. A decision that is carried out at once is stored
 * with everything that follows. Nothing changes if somebody decided meanwhile, if a rule that requests it was deleted
 * or switched off, or if automation was paused before a decision that is carried out at once.
 *
 * @returns whether it was stored
 */
export async function replaceDecision(table: StudioTable, replacement: Replacement): Promise<boolean> {
  await writeAhead(table, [replacement]);
  return storeBatch(table, [replacement]);
}

/** Stores the replacements of a failed batch one by one, so that a bad one spoils only itself. */
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
 * Replaces the decisions of many classes of one studio, each class once, as many together as one transaction takes.
 *
 * @returns for each, in the order given, whether it was stored
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
