import type { AllottedChannel } from '#shared/contracts/channels.ts';
import { ClassChangeEntity, type ClassChangeItem } from '#functions/_data/classes/class-change.ts';
import { monthOf } from '#functions/_data/classes/class.ts';
import { writerOf, type Write } from '#functions/_data/table/writer.ts';
import type { PendingChange } from '#functions/_domain/places/pending/pending-store.ts';

/** A change of a class's numbers. `from` is missing if a channel had no allocation. */
export interface NewChange {
  readonly studioId: string;
  readonly classId: string;
  readonly changeId: string;
  readonly at: Date;
  readonly source: ClassChangeItem['source'];
  readonly actor: string | undefined;
  readonly decisionId?: string | undefined;
  readonly capacity: { readonly from: number; readonly to: number } | undefined;
  readonly places: readonly {
    readonly channel: AllottedChannel;
    readonly from?: number | undefined;
    readonly to: number;
  }[];
  readonly pushes: readonly PendingChange[];
}

/** The stored item of a change. */
export const changeItem = (given: NewChange) => ({
  studioId: given.studioId,
  month: monthOf(given.classId),
  classId: given.classId,
  changeId: given.changeId,
  at: given.at.toISOString(),
  source: given.source,
  ...(given.actor !== undefined && { actor: given.actor }),
  ...(given.decisionId !== undefined && { decisionId: given.decisionId }),
  ...(given.capacity && { capacity: { ...given.capacity } }),
  places: given.places.map(({ channel, from, to }) => ({
    channel,
    to,
    ...(from !== undefined && { from }),
  })),
  pushes: given.pushes.map(({ adjustmentId, outboxId, marketplace }) => ({
    adjustmentId,
    outboxId,
    marketplace,
  })),
});

/** The write that records a change in its class's history. */
export const historyWrite = (given: NewChange): Write =>
  writerOf(ClassChangeEntity).create(changeItem(given)).commit();
