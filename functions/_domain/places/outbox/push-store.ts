import { marketplaces, type Marketplace } from '#shared/contracts/channels.ts';
import { defaultSettings, type InventoryMode } from '#shared/contracts/settings/settings.ts';
import { unlessRefused } from '#functions/_data/table/conditions.ts';
import { ClassEntity, monthOf, type ClassItem } from '#functions/_data/classes/class.ts';
import { CredentialEntity } from '#functions/_data/connections/credential.ts';
import { OutboxEntity, shardOf, type OutboxItem } from '#functions/_data/places/outbox.ts';
import { AdjustmentEntity } from '#functions/_data/places/adjustment.ts';
import { writerOf, type Write } from '#functions/_data/table/writer.ts';
import { StudioEntity } from '#functions/_data/studio/studio.ts';
import { commit } from '#functions/_domain/commit/commit.ts';
import type { Derivers } from '#functions/_domain/commit/derived.ts';
import { isEntitled } from '#functions/_platform/entitlement.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

export type OutboxEntry = OutboxItem;
export type PushedClass = ClassItem;

/** A push that Cupo sends automatically, unlike a task for the owner. */
export type SentPush = OutboxEntry & { readonly marketplace: Marketplace };

export async function readOutboxEntry(
  table: StudioTable,
  studioId: string,
  outboxId: string,
): Promise<OutboxEntry | null> {
  return (await table.of(OutboxEntity).get({ studioId, outboxId }).go({ consistent: true })).data;
}

export async function readPushedClass(
  table: StudioTable,
  { studioId, classId }: OutboxEntry,
): Promise<PushedClass | null> {
  return (
    await table
      .of(ClassEntity)
      .get({ studioId, classId, month: monthOf(classId) })
      .go({ consistent: true })
  ).data;
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

export type ClaimResult = 'claimed' | 'paused' | 'lapsed' | 'overtaken' | 'moved' | 'held';

export interface Claim {
  readonly push: OutboxEntry;
  readonly now: Date;
  readonly leaseUntil: Date;
  /** When the sweeper may pick the push up again if this worker dies. */
  readonly dueAt: Date;
  /**
   * Set if the number is higher than the one the marketplace shows: the class as it was when there was room for the
   * number.
   */
  readonly raise?: Raise | undefined;
}

export interface Raise {
  readonly cls: PushedClass;
  /** True if there is room only as long as no other marketplace is sent a higher number. */
  readonly alone: boolean;
}

/** A worker claims a push, or puts it aside until a person has done something. */
export type PushTaken =
  | { readonly kind: 'push-claimed'; readonly claim: Claim }
  /** Checks that nothing newer was decided. */
  | { readonly kind: 'number-latest'; readonly push: OutboxEntry }
  /** Records the number on its class, if the class has not changed since there was room for it. */
  | { readonly kind: 'number-raised'; readonly push: OutboxEntry; readonly raise: Raise }
  | { readonly kind: 'push-waits'; readonly waiting: WaitingPush };

/**
 * When the sweeper checks the push next. Moving the entry in the index costs a write, so it is not moved if it is
 * already due soon after the lease.
 */
function dueAtOf({ push, leaseUntil, dueAt }: Claim): string {
  const latest = dueAt.toISOString();
  const { dueAt: before = latest } = push;
  return before > leaseUntil.toISOString() && before < latest ? before : latest;
}

const claimWrite = (claim: Claim): Write => {
  const { push, now, leaseUntil } = claim;
  const { studioId, outboxId } = push;
  return writerOf(OutboxEntity)
    .patch({ studioId, outboxId })
    .set({
      state: 'claimed',
      leaseUntil: leaseUntil.toISOString(),
      // A failed push is no longer in the index. It is put back, so that it can be found after a crash.
      dueShard: shardOf(outboxId),
      dueAt: dueAtOf(claim),
      attempts: push.attempts + 1,
    })
    .remove(['expiresAtSeconds'])
    .where((item, { eq, lt }) => {
      const free = [
        `(${eq(item.state, 'pending')})`,
        `(${eq(item.state, 'failed')})`,
        `(${eq(item.state, 'claimed')} AND ${lt(item.leaseUntil, now.toISOString())})`,
      ].join(' OR ');
      // If another worker began after the push was read, a worker that takes over cannot know what the other one has
      // sent.
      return `(${free}) AND ${eq(item.attempts, push.attempts)}`;
    })
    .commit();
};

const classKey = ({ studioId, classId }: OutboxEntry) => ({ studioId, classId, month: monthOf(classId) });

const raiseWrite = (push: OutboxEntry, { cls, alone }: Raise): Write => {
  const { marketplace, places } = push;
  const others = alone ? marketplaces.filter((name) => name !== marketplace) : [];
  return writerOf(ClassEntity)
    .patch(classKey(push))
    .data((item, { set }) => set(item.mayShow[marketplace], places))
    .where((item, { eq, notExists }) =>
      [
        eq(item.version, cls.version),
        ...others.map((name) => {
          const shown = cls.mayShow[name];
          return shown === undefined ? notExists(item.mayShow[name]) : eq(item.mayShow[name], shown);
        }),
      ].join(' AND '),
    )
    .commit();
};

const waitWrites = ({ push, leaseUntil, dueAt, message }: WaitingPush): Write[] => {
  const { studioId, outboxId, adjustmentId } = push;
  return [
    writerOf(OutboxEntity)
      .patch({ studioId, outboxId })
      .set({ state: 'pending', dueShard: shardOf(outboxId), dueAt })
      .remove(['leaseUntil', 'expiresAtSeconds'])
      .where(
        (item, { eq }) => `${eq(item.state, 'claimed')} AND ${eq(item.leaseUntil, leaseUntil.toISOString())}`,
      )
      .commit(),
    writerOf(AdjustmentEntity)
      .patch({ studioId, adjustmentId })
      .set({ message })
      .where((item, { eq }) => eq(item.status, 'pending'))
      .commit(),
  ];
};

export const pushDerivers: Derivers<PushTaken> = {
  'push-claimed': ({ claim }) => ({
    items: [claimWrite(claim)],
    unpaused: claim.push.automatic ? { studioId: claim.push.studioId } : undefined,
  }),
  'number-latest': ({ push }) => ({
    items: [
      writerOf(ClassEntity)
        .check(classKey(push))
        .where((item, { eq }) => eq(item.pushVersions[push.marketplace], push.pushVersion))
        .commit(),
    ],
  }),
  'number-raised': ({ push, raise }) => ({ items: [raiseWrite(push, raise)] }),
  'push-waits': ({ waiting }) => ({ items: waitWrites(waiting) }),
};

/**
 * Claims a push for this worker. Conditions: no worker has held or begun it since it was read, it is still the latest
 * of its class and marketplace, and, if it is automatic, neither the studio nor the team has paused automation. All of
 * this is one transaction, so an earlier pause is always seen. The subscription is read separately, because it is not
 * meant to stop pushes instantly. A higher number is recorded on its class as one that the marketplace may show from
 * now on.
 *
 * @returns `claimed`; `moved` if the class changed since there was room for a higher number; `paused` if
 * automation is paused; `lapsed` if the subscription has ended; `overtaken` if a newer number was decided; `held`
 * if another worker has it
 */
export async function claimPush(table: StudioTable, claim: Claim): Promise<ClaimResult> {
  const { push, now, raise } = claim;
  if (push.automatic && !(await isEntitled(table, push.studioId, now))) return 'lapsed';
  const { stored, refused } = await commit(table, pushDerivers, [
    { kind: 'push-claimed', claim },
    raise ? { kind: 'number-raised', push, raise } : { kind: 'number-latest', push },
  ]);
  if (stored) return 'claimed';
  if (refused.has('number-raised')) return 'moved';
  if (refused.has('number-latest')) return 'overtaken';
  if (refused.has('unpaused')) return 'paused';
  return 'held';
}

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
      .where(
        (item, { eq }) => `${eq(item.state, 'claimed')} AND ${eq(item.leaseUntil, leaseUntil.toISOString())}`,
      )
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

/** Releases a claim on a push that cannot succeed until a person has done something, and records the reason. */
export async function waitPush(table: StudioTable, waiting: WaitingPush): Promise<void> {
  await commit(table, pushDerivers, [{ kind: 'push-waits', waiting }]);
}
