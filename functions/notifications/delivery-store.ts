import type { SentBefore } from '#shared/core/notifications/when-to-send.ts';
import {
  NotificationDeliveryEntity,
  UnsentNotificationEntity,
  type NotificationDeliveryItem,
} from '#functions/_data/studio/notification.ts';
import { unlessRefused } from '#functions/_data/table/conditions.ts';
import { writerOf } from '#functions/_data/table/writer.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { Derivers } from '#functions/_domain/commit/derived.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** A message that is being sent, with its content. */
export type Batch = NonNullable<NotificationDeliveryItem['batch']>;

export async function readDelivery(table: StudioTable, studioId: string): Promise<NotificationDeliveryItem> {
  const { data } = await table.of(NotificationDeliveryEntity).get({ studioId }).go({ consistent: true });
  return data ?? { studioId };
}

/**
 * Claims the sending of a message.
 *
 * @param lastSentAt when the last message was sent, as read together with the waiting notifications. If another one was
 *   sent since then, they may have been part of it.
 * @returns false if another message is being sent, or was sent meanwhile
 */
export const beginBatch = (
  table: StudioTable,
  studioId: string,
  batch: Batch,
  lastSentAt: string | null,
): Promise<boolean> =>
  unlessRefused(() =>
    table
      .of(NotificationDeliveryEntity)
      .update({ studioId })
      .set({ batch })
      .where((item, { notExists, eq }) => {
        const isLast = lastSentAt === null ? notExists(item.lastSentAt) : eq(item.lastSentAt, lastSentAt);
        return `${notExists(item.batch)} AND ${isLast}`;
      })
      .go(),
  );

/**
 * Takes over a message whose sender did not finish in time.
 *
 * @returns false if another sender took it over
 */
export const takeOverBatch = (
  table: StudioTable,
  studioId: string,
  batch: Batch,
  leaseUntil: string,
): Promise<boolean> =>
  unlessRefused(() =>
    table
      .of(NotificationDeliveryEntity)
      .patch({ studioId })
      .set({ batch: { ...batch, leaseUntil } })
      .where(
        ({ batch: item }, { eq }) =>
          `${eq(item.batchId, batch.batchId)} AND ${eq(item.leaseUntil, batch.leaseUntil)}`,
      )
      .go(),
  );

/** Releases the claim, because it is certain that nothing was sent. */
export const releaseBatch = (table: StudioTable, studioId: string, { batchId }: Batch): Promise<boolean> =>
  unlessRefused(() =>
    table
      .of(NotificationDeliveryEntity)
      .patch({ studioId })
      .remove(['batch'])
      .where(({ batch }, { eq }) => eq(batch.batchId, batchId))
      .go(),
  );

/** The state of a message after it was sent. */
type Sent = Partial<SentBefore> & { readonly lastEmailAt?: string };

interface BatchEnded {
  readonly kind: 'message-ended';
  readonly studioId: string;
  readonly batch: Batch;
  readonly sent: Sent | null;
}

export const deliveryDerivers: Derivers<BatchEnded> = {
  'message-ended': ({ studioId, batch: { batchId, notificationIds }, sent }) => {
    const { lastSentAt, localDate, count, lastEmailAt } = sent ?? {};
    return {
      items: [
        writerOf(NotificationDeliveryEntity)
          .update({ studioId })
          .remove(['batch'])
          .set({
            ...(lastSentAt && { lastSentAt }),
            ...(localDate && { localDate }),
            ...(count !== undefined && { count }),
            ...(lastEmailAt && { lastEmailAt }),
          })
          .where(({ batch }, { eq }) => eq(batch.batchId, batchId))
          .commit(),
        ...notificationIds.map((notificationId) =>
          writerOf(UnsentNotificationEntity).delete({ studioId, notificationId }).commit(),
        ),
      ],
    };
  },
};

/** Ends a message: its notifications are no longer pending. If the message has already ended, nothing happens. */
export const endBatch = (
  table: StudioTable,
  studioId: string,
  batch: Batch,
  sent: Sent | null,
): Promise<boolean> => committed(table, deliveryDerivers, [{ kind: 'message-ended', studioId, batch, sent }]);

/**
 * Records that a message's e-mail was accepted, even if its sender does not know yet.
 *
 * @returns false if no message was ever begun, because the studio was removed meanwhile
 */
export const storeTaken = (table: StudioTable, studioId: string, batchId: string): Promise<boolean> =>
  unlessRefused(() =>
    table.of(NotificationDeliveryEntity).patch({ studioId }).set({ takenBatchId: batchId }).go(),
  );

/**
 * Disables e-mails to the owner, or enables them again.
 *
 * @returns false if no message was ever begun, because the studio was removed meanwhile
 */
export const storeUndeliverable = (
  table: StudioTable,
  studioId: string,
  undeliverable: { readonly why: 'bounced' | 'complained'; readonly at: string } | null,
): Promise<boolean> =>
  unlessRefused(async () => {
    const changing = table.of(NotificationDeliveryEntity).patch({ studioId });
    await (undeliverable ? changing.set({ undeliverable }) : changing.remove(['undeliverable'])).go();
  });
