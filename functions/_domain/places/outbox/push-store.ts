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

/** A push that Cupo sends itself. */
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
  /** When the sweeper may look at it again, should this worker die. */
  readonly dueAt: Date;
  /** For a number that is higher than what the marketplace shows: the class as it was when there was room for it. */
  readonly raise?: Raise | undefined;
}

export interface Raise {
  readonly cls: PushedClass;
  /** Whether there is room only while no other marketplace is sent a higher number. */
  readonly alone: boolean;
}

/** A worker claims a push, or releases it until a person has done something. */
export type PushTaken =
  | { readonly kind: 'push-claimed'; readonly claim: Claim }
  /** Checked: nothing newer was decided. */
  | { readonly kind: 'number-latest'; readonly push: OutboxEntry }
  /** It was recorded on its class, if the class is unchanged since there was room for it. */
  | { readonly kind: 'number-raised'; readonly push: OutboxEntry; readonly raise: Raise }
  | { readonly kind: 'push-waits'; readonly waiting: WaitingPush };

/**
 * When the sweeper checks the push next. Moving it in the index is a write, so it is not moved if that is soon after
 * the lease.
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
      // A push that had failed is no longer in the index; without this, nobody would find it after a crash.
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
      // A worker that takes over from one that began since the push was read cannot know what that one may have
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
 * Claims a push for this worker. Conditions: nobody holds or began it since it was read, it is still the latest of its
 * class and marketplace, and, if it is automatic, neither the studio nor the team has paused automation. It is one
 * transaction, so an earlier pause is always seen. The subscription is read before, because it is no switch for
 * stopping pushes at once. A higher number is recorded on its class as one that the marketplace may show from now on.
 *
 * @returns `claimed`; `moved` if the class changed since there was room for a higher number; `paused` if
 *   automation is; `lapsed` if the subscription is; `overtaken` if a newer number was decided; `held` if another
 *   worker has it
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
  /** Its message is delivered again before this; if that is lost, the sweeper takes over. */
  readonly dueAt: Date;
}

/**
 * Releases a claim, so that the next delivery may take it at once; a claim that another worker took over is left
 * alone.
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
 * Puts off a pending push without an attempt. The sweeper sends it again at its time. A push that was settled
 * meanwhile stays settled.
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
  /** Claimed by this worker. */
  readonly push: OutboxEntry;
  readonly leaseUntil: Date;
  /** When it is checked again, unless something wakes it before. */
  readonly dueAt: string;
  /** The reason for waiting, in a sentence for the owner. */
  readonly message: string;
}

/** Releases a claim that is useless until a person has done something, with a note about that. */
export async function waitPush(table: StudioTable, waiting: WaitingPush): Promise<void> {
  await commit(table, pushDerivers, [{ kind: 'push-waits', waiting }]);
}
