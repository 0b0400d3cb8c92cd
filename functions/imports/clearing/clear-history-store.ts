import { createWriteTransaction } from 'electrodb';
import { AdjustmentEntity, type AdjustmentItem } from '#functions/_data/places/adjustment.ts';
import { untilDone } from '#functions/_data/table/batch.ts';
import { ClearingEntity } from '#functions/_data/bookings/clearing.ts';
import { DecisionEntity, type DecisionItem } from '#functions/_data/places/decision.ts';
import { DecisionAdviceEntity } from '#functions/_data/places/decision-advice.ts';
import { ImportChunkEntity, ImportDetailEntity, ImportEntity } from '#functions/_data/bookings/import.ts';
import { OutboxEntity } from '#functions/_data/places/outbox.ts';
import { transacted } from '#functions/_data/table/transact.ts';
import { tallyEntities, tallyWrites } from '#functions/_domain/classes/tally-store.ts';
import { adjustmentTally, executedChange, type Tally } from '#functions/_domain/classes/tally.ts';
import type { Clearing } from './clearing.ts';

const entities = {
  adjustment: AdjustmentEntity,
  advice: DecisionAdviceEntity,
  clearing: ClearingEntity,
  decision: DecisionEntity,
  import: ImportEntity,
  ...tallyEntities,
};

/** A transaction holds 100 items: a decision, its advice, its day, and one each for the counters and the clearing. */
const stepItemsMax = 32;
const first = { consistent: true, limit: stepItemsMax } as const;

export const readSomeDecisions = async (studioId: string): Promise<DecisionItem[]> =>
  (await DecisionEntity.query.primary({ studioId }).go(first)).data;

export const readSomeAdjustments = async (studioId: string): Promise<AdjustmentItem[]> =>
  (await AdjustmentEntity.query.primary({ studioId }).go(first)).data;

const millionths = (confidence: number): number => Math.round(confidence * 1_000_000);

function decisionRemoved(decision: DecisionItem, localDateOf: (at: string) => string): Tally {
  const executed = executedChange(decision, { adjustments: [] });
  return {
    counters: {
      decisions: -1,
      pendingReview: decision.status === 'pending-review' ? -1 : 0,
      confidenceMillionths: -millionths(decision.confidence),
    },
    days: { [localDateOf(decision.decidedAt)]: { executed } },
  };
}

/** Removes decisions and counts them, if none changed since it was read. */
export async function removeDecisions(
  { studioId, clearingId }: Clearing,
  decisions: readonly DecisionItem[],
  localDateOf: (at: string) => string,
): Promise<boolean> {
  const [one] = decisions;
  if (!one) return true;
  const transaction = createWriteTransaction(entities, (write) => [
    ...decisions.flatMap(({ decisionId, version }) => [
      write.decision
        .delete({ studioId, decisionId })
        .where((item, { eq }) => eq(item.version, version))
        .commit(),
      write.advice.delete({ studioId, decisionId }).commit(),
    ]),
    write.clearing.patch({ studioId, clearingId }).add({ history: decisions.length }).commit(),
    ...tallyWrites(
      write,
      studioId,
      one.classId,
      decisions.map((decision) => decisionRemoved(decision, localDateOf)),
    ),
  ]);
  const { canceled } = await transacted(() => transaction.go());
  return !canceled;
}

const adjustmentRemoved = (before: AdjustmentItem): Tally =>
  adjustmentTally(before, { slotsChanged: before.slotsChanged, status: 'pending' });

/** Removes changes and counts them, if none changed since it was read. */
export async function removeAdjustments(
  { studioId, clearingId }: Clearing,
  adjustments: readonly AdjustmentItem[],
): Promise<boolean> {
  const [one] = adjustments;
  if (!one) return true;
  const transaction = createWriteTransaction(entities, (write) => [
    ...adjustments.map(({ adjustmentId, status }) =>
      write.adjustment
        .delete({ studioId, adjustmentId })
        .where((item, { eq }) => eq(item.status, status))
        .commit(),
    ),
    write.clearing.patch({ studioId, clearingId }).add({ history: adjustments.length }).commit(),
    ...tallyWrites(write, studioId, one.classId, adjustments.map(adjustmentRemoved)),
  ]);
  const { canceled } = await transacted(() => transaction.go());
  return !canceled;
}

/** Removes everything that is owed to marketplaces: the classes it is about are gone. */
export async function removeOutbox(studioId: string): Promise<void> {
  const { data } = await OutboxEntity.query
    .primary({ studioId })
    .go({ consistent: true, pages: 'all', attributes: ['outboxId'] });
  await untilDone(
    data.map(({ outboxId }) => ({ studioId, outboxId })),
    async (left) => (await OutboxEntity.delete([...left]).go()).unprocessed,
  );
}

export interface PastImport {
  readonly importId: string;
  readonly kind: 'schedule' | 'bookings';
}

export async function readPastImports(studioId: string): Promise<PastImport[]> {
  const { data } = await ImportEntity.query
    .primary({ studioId })
    .go({ consistent: true, pages: 'all', attributes: ['importId', 'kind'] });
  return data;
}

/** Removes what is known of an import, itself last, and counts it. */
export async function removeImport({ studioId, clearingId }: Clearing, importId: string): Promise<void> {
  const { data } = await ImportChunkEntity.query
    .primary({ studioId, importId })
    .go({ consistent: true, pages: 'all', attributes: ['chunk'] });
  await untilDone(
    data.map(({ chunk }) => ({ studioId, importId, chunk })),
    async (left) => (await ImportChunkEntity.delete([...left]).go()).unprocessed,
  );
  await ImportDetailEntity.delete({ studioId, importId }).go();
  const transaction = createWriteTransaction(entities, (write) => [
    write.import.remove({ studioId, importId }).commit(),
    write.clearing.patch({ studioId, clearingId }).add({ history: 1 }).commit(),
  ]);
  await transacted(() => transaction.go());
}
