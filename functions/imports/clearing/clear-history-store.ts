import { AdjustmentEntity, type AdjustmentItem } from '#functions/_data/places/adjustment.ts';
import { untilDone } from '#functions/_data/table/batch.ts';
import { ClearingEntity } from '#functions/_data/bookings/clearing.ts';
import { DecisionEntity } from '#functions/_data/places/decision.ts';
import { decisionOf, type DecisionItem } from '#functions/_data/places/packed-decision.ts';
import { DecisionAdviceEntity } from '#functions/_data/places/decision-advice.ts';
import { ImportChunkEntity, ImportDetailEntity, ImportEntity } from '#functions/_data/bookings/import.ts';
import { OutboxEntity } from '#functions/_data/places/outbox.ts';
import { writerOf } from '#functions/_data/table/writer.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { Derivers } from '#functions/_domain/commit/derived.ts';
import {
  adjustmentTally,
  executedChange,
  removedDecisionTally,
  type Tally,
} from '#functions/_domain/classes/tally.ts';
import type { Clearing } from './clearing.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** A transaction holds 100 items: a decision, its advice, its day, and one each for the counters and the clearing. */
const stepItemsMax = 32;
const first = { consistent: true, limit: stepItemsMax } as const;

export const readSomeDecisions = async (table: StudioTable, studioId: string): Promise<DecisionItem[]> =>
  (await table.of(DecisionEntity).query.primary({ studioId }).go(first)).data.map(decisionOf);

export const readSomeAdjustments = async (table: StudioTable, studioId: string): Promise<AdjustmentItem[]> =>
  (await table.of(AdjustmentEntity).query.primary({ studioId }).go(first)).data;

function decisionRemoved(decision: DecisionItem, localDateOf: (at: string) => string): Tally {
  const executed = executedChange(decision, { adjustments: [] });
  return {
    ...removedDecisionTally(decision),
    days: { [localDateOf(decision.decidedAt)]: { executed } },
  };
}

const adjustmentRemoved = (before: AdjustmentItem): Tally =>
  adjustmentTally(before, { slotsChanged: before.slotsChanged, status: 'pending' });

type HistoryCleared =
  | { readonly kind: 'decision-removed'; readonly decision: DecisionItem; readonly tally: Tally }
  | { readonly kind: 'adjustment-removed'; readonly adjustment: AdjustmentItem }
  | { readonly kind: 'import-forgotten'; readonly studioId: string; readonly importId: string }
  | { readonly kind: 'history-cleared'; readonly clearing: Clearing; readonly count: number };

export const historyDerivers: Derivers<HistoryCleared> = {
  'decision-removed': ({ decision, tally }) => {
    const { studioId, decisionId, version } = decision;
    return {
      items: [
        writerOf(DecisionEntity)
          .delete({ studioId, decisionId })
          .where((item, { eq }) => eq(item.version, version))
          .commit(),
        writerOf(DecisionAdviceEntity).delete({ studioId, decisionId }).commit(),
      ],
      tally: { cls: decision, by: [tally] },
    };
  },
  'adjustment-removed': ({ adjustment }) => {
    const { studioId, adjustmentId, status } = adjustment;
    return {
      items: [
        writerOf(AdjustmentEntity)
          .delete({ studioId, adjustmentId })
          .where((item, { eq }) => eq(item.status, status))
          .commit(),
      ],
      tally: { cls: adjustment, by: [adjustmentRemoved(adjustment)] },
    };
  },
  'import-forgotten': ({ studioId, importId }) => ({
    items: [writerOf(ImportEntity).remove({ studioId, importId }).commit()],
  }),
  'history-cleared': ({ clearing: { studioId, clearingId }, count }) => ({
    items: [writerOf(ClearingEntity).patch({ studioId, clearingId }).add({ history: count }).commit()],
  }),
};

/** Removes decisions and counts the removals, if none of the decisions has changed since it was read. */
export async function removeDecisions(
  table: StudioTable,
  clearing: Clearing,
  decisions: readonly DecisionItem[],
  localDateOf: (at: string) => string,
): Promise<boolean> {
  if (decisions.length === 0) return true;
  return committed(table, historyDerivers, [
    ...decisions.map((decision) => {
      const tally = decisionRemoved(decision, localDateOf);
      return { kind: 'decision-removed', decision, tally } as const;
    }),
    { kind: 'history-cleared', clearing, count: decisions.length },
  ]);
}

/** Removes changes and counts the removals, if none of the changes has been updated since it was read. */
export async function removeAdjustments(
  table: StudioTable,
  clearing: Clearing,
  adjustments: readonly AdjustmentItem[],
): Promise<boolean> {
  if (adjustments.length === 0) return true;
  return committed(table, historyDerivers, [
    ...adjustments.map((adjustment) => ({ kind: 'adjustment-removed', adjustment }) as const),
    { kind: 'history-cleared', clearing, count: adjustments.length },
  ]);
}

/** Removes all pushes, because their classes have been deleted. */
export async function removeOutbox(table: StudioTable, studioId: string): Promise<void> {
  const { data } = await table
    .of(OutboxEntity)
    .query.primary({ studioId })
    .go({ consistent: true, pages: 'all', attributes: ['outboxId'] });
  await untilDone(
    data.map(({ outboxId }) => ({ studioId, outboxId })),
    async (left) =>
      (
        await table
          .of(OutboxEntity)
          .delete([...left])
          .go()
      ).unprocessed,
  );
}

export interface PastImport {
  readonly importId: string;
  readonly kind: 'schedule' | 'bookings';
}

export async function readPastImports(table: StudioTable, studioId: string): Promise<PastImport[]> {
  const { data } = await table
    .of(ImportEntity)
    .query.primary({ studioId })
    .go({ consistent: true, pages: 'all', attributes: ['importId', 'kind'] });
  return data;
}

/** Removes everything about an import and counts the removal. The import itself is removed last. */
export async function removeImport(table: StudioTable, clearing: Clearing, importId: string): Promise<void> {
  const { studioId } = clearing;
  const { data } = await table
    .of(ImportChunkEntity)
    .query.primary({ studioId, importId })
    .go({ consistent: true, pages: 'all', attributes: ['chunk'] });
  await untilDone(
    data.map(({ chunk }) => ({ studioId, importId, chunk })),
    async (left) =>
      (
        await table
          .of(ImportChunkEntity)
          .delete([...left])
          .go()
      ).unprocessed,
  );
  await table.of(ImportDetailEntity).delete({ studioId, importId }).go();
  await committed(table, historyDerivers, [
    { kind: 'import-forgotten', studioId, importId },
    { kind: 'history-cleared', clearing, count: 1 },
  ]);
}
