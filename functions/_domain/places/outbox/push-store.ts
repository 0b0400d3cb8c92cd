import { isGuided, type Marketplace } from '#shared/contracts/channels.ts';
import { defaultSettings, type InventoryMode } from '#shared/contracts/settings/settings.ts';
import { unlessRefused } from '#functions/_data/table/conditions.ts';
import { ClassEntity, monthOf, type ClassItem } from '#functions/_data/classes/class.ts';
import { CredentialEntity } from '#functions/_data/connections/credential.ts';
import { OutboxEntity, shardOf, type OutboxItem } from '#functions/_data/places/outbox.ts';
import { AdjustmentEntity } from '#functions/_data/places/adjustment.ts';
import { writerOf, type Write, type WriterOf } from '#functions/_data/table/writer.ts';
import { StudioEntity } from '#functions/_data/studio/studio.ts';
import { commit } from '#functions/_domain/commit/commit.ts';
import type { Derivers } from '#functions/_domain/commit/derived.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

export type OutboxEntry = OutboxItem;
export type PushedClass = ClassItem;

/** A push that Cupo sends automatically, unlike a task for the owner. */
export type SentPush = OutboxEntry & { readonly marketplace: Marketplace };

/** Whether a push is sent only once automation is not paused. A task is not sent, so it waits for its owner alone. */
export const waitsForAutomation = ({ state, automatic, marketplace }: OutboxEntry): boolean =>
  state === 'pending' && automatic && !isGuided(marketplace);

export async function readOutboxEntry(
  table: StudioTable,
  studioId: string,
  outboxId: string,
): Promise<OutboxEntry | null> {
  return (await table.of(OutboxEntity).get({ studioId, outboxId }).go({ consistent: true })).data;
}

/** The key of the class whose number is pushed. */
export const classKeyOf = ({ studioId, classId }: OutboxEntry) => ({
  studioId,
  classId,
  month: monthOf(classId),
});

export async function readPushedClass(table: StudioTable, push: OutboxEntry): Promise<PushedClass | null> {
  return (await table.of(ClassEntity).get(classKeyOf(push)).go({ consistent: true })).data;
}

export async function readTimezone(table: StudioTable, studioId: string): Promise<string> {
  return (await table.of(StudioEntity).get({ studioId }).go()).data?.timezone ?? defaultSettings.timezone;
}

export async function readInventoryMode(table: StudioTable, studioId: string): Promise<InventoryMode> {
  const { data } = await table.of(StudioEntity).get({ studioId }).go();
  return data?.inventoryMode === 'shared' ? 'shared' : 'separate';
}

interface SealedCredentials {
  readonly sealed: string;
  readonly sealedAt: string;
}

export async function readSealedCredentials(
  table: StudioTable,
  studioId: string,
  marketplace: Marketplace,
): Promise<SealedCredentials | null> {
  return (await table.of(CredentialEntity).get({ studioId, marketplace }).go({ consistent: true })).data;
}

type Condition = Parameters<ReturnType<WriterOf<typeof OutboxEntity>['check']>['where']>[0];

/** Condition: the push is still held by the worker whose claim ends at `leaseUntil`. */
export const isHeldUntil =
  (leaseUntil: Date): Condition =>
  (item, { eq }) =>
    `${eq(item.state, 'claimed')} AND ${eq(item.leaseUntil, leaseUntil.toISOString())}`;

export interface Release {
  readonly push: OutboxEntry;
  readonly leaseUntil: Date;
  readonly recordingKey: string;
  /** The push's message is delivered again before this time. If the message is lost, the sweeper takes over then. */
  readonly dueAt: Date;
}

/**
 * Releases a claim, so that the next delivery can take the push at once. A claim that another worker has taken over is
 * left alone.
 */
export async function releasePush(
  table: StudioTable,
  { push, leaseUntil, recordingKey, dueAt }: Release,
): Promise<void> {
  const { studioId, outboxId, recordingKeys = [] } = push;
  const keys = [...recordingKeys, recordingKey];
  await unlessRefused(() =>
    table
      .of(OutboxEntity)
      .patch({ studioId, outboxId })
      .set({ state: 'pending', recordingKeys: keys, dueAt: dueAt.toISOString() })
      .where(isHeldUntil(leaseUntil))
      .go(),
  );
}

/**
 * Postpones a pending push without counting an attempt. The sweeper sends it again at the new time. A push that was
 * settled meanwhile stays settled.
 */
export async function shelvePush(
  table: StudioTable,
  { studioId, outboxId }: OutboxEntry,
  until: Date,
): Promise<void> {
  await unlessRefused(() =>
    table
      .of(OutboxEntity)
      .patch({ studioId, outboxId })
      .set({ dueAt: until.toISOString() })
      .where((item, { exists }) => exists(item.dueShard))
      .go(),
  );
}

export interface WaitingPush {
  /** The push, claimed by this worker. */
  readonly push: OutboxEntry;
  readonly leaseUntil: Date;
  /** When the push is checked again, unless something triggers it earlier. */
  readonly dueAt: string;
  /** The reason for waiting, as a message for the owner. */
  readonly message: string;
}

/** A worker puts a push aside until a person has done something. */
export interface PushWaits {
  readonly kind: 'push-waits';
  readonly waiting: WaitingPush;
}

const waitWrites = ({ push, leaseUntil, dueAt, message }: WaitingPush): Write[] => {
  const { studioId, outboxId, adjustmentId } = push;
  return [
    writerOf(OutboxEntity)
      .patch({ studioId, outboxId })
      .set({ state: 'pending', dueShard: shardOf(outboxId), dueAt })
      .remove(['leaseUntil', 'expiresAtSeconds'])
      .where(isHeldUntil(leaseUntil))
      .commit(),
    writerOf(AdjustmentEntity)
      .patch({ studioId, adjustmentId })
      .set({ message })
      .where((item, { eq }) => eq(item.status, 'pending'))
      .commit(),
  ];
};

export const pushDerivers: Derivers<PushWaits> = {
  'push-waits': ({ waiting }) => ({ items: waitWrites(waiting) }),
};

/** Releases a claim on a push that cannot succeed until a person has done something, and records the reason. */
export async function waitPush(table: StudioTable, waiting: WaitingPush): Promise<void> {
  await commit(table, pushDerivers, [{ kind: 'push-waits', waiting }]);
}
