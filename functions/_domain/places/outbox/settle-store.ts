import { decisionStateOf } from '#shared/core/states/decision-state.ts';
import { instantToLocal } from '#shared/core/time/zone.ts';
import { AdjustmentEntity, type AdjustmentItem } from '#functions/_data/places/adjustment.ts';
import { ClassEntity, monthOf } from '#functions/_data/classes/class.ts';
import { DecisionEntity } from '#functions/_data/places/decision.ts';
import { OutboxEntity } from '#functions/_data/places/outbox.ts';
import { writerOf, type Write } from '#functions/_data/table/writer.ts';
import { adjustmentTally, executedChange, type Tally } from '#functions/_domain/classes/tally.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { Derivers } from '#functions/_domain/commit/derived.ts';
import {
  readOutboxEntry,
  readPushedClass,
  readTimezone,
  type OutboxEntry,
  type PushedClass,
} from './push-store.ts';
import { notDoneWrite, readNotDone, type TaskNotDone } from './not-done-store.ts';
import { present } from '#functions/_platform/present.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

export interface Settlement {
  readonly push: OutboxEntry;
  readonly state: 'acked' | 'superseded' | 'failed';
  readonly at: Date;
  readonly message?: string;
  /** The verified number, if the marketplace had sold more than was decided. */
  readonly verified?: number;
  /** Why the push failed, if the owner can do something that sends it again. */
  readonly failedFor?: 'credentials' | undefined;
  readonly recordingKey?: string;
  /**
   * True if the push was the latest of its class and marketplace when last read, and is recorded on the class as such.
   */
  readonly isLatest?: boolean;
  /** The person who confirmed the change, if it was a manual task. */
  readonly confirmation?: {
    readonly actor: string;
    readonly auditId: string;
    readonly correlationId: string;
  };
}

const retentionDays = 30;
const adjustmentStatusOf = { acked: 'applied', superseded: 'cancelled', failed: 'failed' } as const;

/**
 * Number of attempts to settle a push. Pushes of one decision may end at the same time and conflict with each other.
 */
const settleAttemptsMax = 8;

/**
 * Settles a push: the outbox entry leaves the due index, the adjustment and its decision get their results, and the
 * class records a confirmed number as the one that the marketplace shows. If a redelivery finds the push already
 * settled, nothing changes.
 */
export async function settlePush(table: StudioTable, settlement: Settlement): Promise<void> {
  const { push } = settlement;
  const { studioId, outboxId } = push;
  let { isLatest = false } = settlement;
  for (let attempt = 0; attempt < settleAttemptsMax; attempt += 1) {
    if (await settleOnce(table, { ...settlement, isLatest })) return;
    const current = await readOutboxEntry(table, studioId, outboxId);
    if (!current || current.state === 'acked' || current.state === 'superseded') return;
    isLatest &&= isLatestOf(await readPushedClass(table, push), push);
  }
  throw new Error(`the outcome of push ${outboxId} could not be stored: its decision keeps changing`);
}

/** Whether a push is recorded on the class as the latest for its marketplace. */
export const isLatestOf = (
  cls: PushedClass | null,
  { marketplace, outboxId, pushVersion }: OutboxEntry,
): boolean => cls?.latestPushes?.[marketplace] === outboxId && cls.pushVersions[marketplace] === pushVersion;

/**
 * Stores the number that the marketplace shows, as read there or as stated by a person. A confirmed push is removed
 * from the class, because every booking writes the class and the push is no longer needed.
 */
function shownWrite({ push, at, verified, isLatest = false, confirmation }: Settlement): Write {
  const { studioId, classId, marketplace, pushVersion } = push;
  const slots = verified ?? push.places;
  if (marketplace === 'kenko') return capacityWrite(push);
  return writerOf(ClassEntity)
    .patch({ studioId, classId, month: monthOf(classId) })
    .data((item, { set, remove }) => {
      set(item.confirmed[marketplace], { slots, atSeconds: Math.floor(at.getTime() / 1000), pushVersion });
      set(item.mayShow[marketplace], slots);
      if (isLatest) remove(item.latestPushes[marketplace]);
    })
    .where((item, { eq }) =>
      isLatest || confirmation ? eq(item.pushVersions[marketplace], pushVersion) : '',
    )
    .commit();
}

/** Ends the manual override of the class's capacity. The studio's own system determines the capacity again. */
const capacityWrite = ({ studioId, classId, pushVersion }: OutboxEntry): Write =>
  writerOf(ClassEntity)
    .patch({ studioId, classId, month: monthOf(classId) })
    .remove(['capacityOwed'])
    .where((item, { eq }) => eq(item.pushVersions.kenko, pushVersion))
    .commit();

/** Whether a person still has to set this capacity of the class, and no newer capacity has replaced it. */
const isRequested = async (table: StudioTable, push: OutboxEntry): Promise<boolean> =>
  push.marketplace === 'kenko' &&
  (await readPushedClass(table, push))?.pushVersions.kenko === push.pushVersion;

/** A push was settled. */
export interface PushSettled {
  readonly kind: 'push-settled';
  readonly settlement: Settlement;
  /** The push's adjustment before the change. */
  readonly before: AdjustmentItem | null;
  /** The change to its decision. */
  readonly decision: DecisionsAfter;
  /** The capacity no longer has to be set by a person. */
  readonly endsAsking: boolean;
  readonly notDone: TaskNotDone | undefined;
}

const endedWrite = ({ push, state, at, verified, failedFor, confirmation }: Settlement): Write => {
  const { studioId, outboxId } = push;
  const expiresAtSeconds = Math.floor(at.getTime() / 1000) + retentionDays * 86_400;
  return writerOf(OutboxEntity)
    .patch({ studioId, outboxId })
    .set({
      state,
      expiresAtSeconds,
      ...(verified !== undefined && { verified }),
      ...(failedFor && { failedFor }),
    })
    .remove(['dueShard', 'dueAt', 'leaseUntil', ...(failedFor ? [] : (['failedFor'] as const))])
    .where((item, { eq, ne }) =>
      confirmation
        ? eq(item.state, 'pending')
        : `${ne(item.state, 'acked')} AND ${ne(item.state, 'superseded')}`,
    )
    .commit();
};

const changedBy = ({ verified }: Settlement, before: AdjustmentItem | null) =>
  before && verified !== undefined ? verifiedChange(before, verified) : {};

const adjustmentWrite = (settlement: Settlement, before: AdjustmentItem | null): Write => {
  const { push, state, at, message, recordingKey, confirmation } = settlement;
  const { studioId, adjustmentId } = push;
  return writerOf(AdjustmentEntity)
    .patch({ studioId, adjustmentId })
    .set({
      status: adjustmentStatusOf[state],
      ...(state === 'acked' ? { appliedAt: at.toISOString() } : { endedAt: at.toISOString() }),
      ...(message !== undefined && { message }),
      ...(confirmation && { confirmedBy: confirmation.actor }),
      ...changedBy(settlement, before),
      recordingKeys: [...(push.recordingKeys ?? []), ...(recordingKey === undefined ? [] : [recordingKey])],
    })
    .remove([
      ...(message === undefined ? ['message' as const] : []),
      ...(state === 'acked' ? ['endedAt' as const] : []),
    ])
    .where((item, { eq }) => (before ? eq(item.status, before.status) : ''))
    .commit();
};

export const settleDerivers: Derivers<PushSettled> = {
  'push-settled': ({ settlement, before, decision, endsAsking, notDone: task }) => {
    const { push, state, confirmation } = settlement;
    const changed = changedBy(settlement, before);
    const tallies = [
      ...tallyOf(before, adjustmentStatusOf[state], changed),
      ...decision.map(({ tally }) => tally),
    ];
    return {
      items: [
        endedWrite(settlement),
        adjustmentWrite(settlement, before),
        ...(state === 'acked' ? [shownWrite(settlement)] : []),
        ...(endsAsking ? [capacityWrite(push)] : []),
        ...(task ? [notDoneWrite(push, task)] : []),
        ...decisionWrites(push.studioId, decision),
      ],
      audit: confirmation && auditOf(settlement, confirmation),
      tally: { cls: push, by: tallies },
    };
  },
};

/**
 * @returns whether it was stored: false if its decision has changed since it was read, or if it is no longer the latest
 * push
 */
export async function settleOnce(table: StudioTable, settlement: Settlement): Promise<boolean> {
  const { push, state, message } = settlement;
  const status = adjustmentStatusOf[state];
  const decision = push.decisionId ? await decisionAfter(table, push, push.decisionId, status, message) : [];
  const before = await readAdjustmentOf(table, push);
  const endsAsking = state !== 'acked' && (await isRequested(table, push));
  return committed(table, settleDerivers, [
    {
      kind: 'push-settled',
      settlement,
      before,
      decision,
      endsAsking,
      notDone: state === 'failed' && settlement.confirmation ? await readNotDone(table, push) : undefined,
    },
  ]);
}

const auditOf = ({ push, state, at }: Settlement, confirmation: NonNullable<Settlement['confirmation']>) => ({
  ...confirmation,
  studioId: push.studioId,
  at: at.toISOString(),
  action: 'marketplaces.confirmTask',
  subject: push.adjustmentId,
  note: state === 'acked' ? 'done' : 'not-done',
});

export async function readAdjustmentOf(
  table: StudioTable,
  { studioId, adjustmentId }: OutboxEntry,
): Promise<AdjustmentItem | null> {
  return (await table.of(AdjustmentEntity).get({ studioId, adjustmentId }).go({ consistent: true })).data;
}

/** The places of an adjustment. The decided number is kept next to the verified one. */
function verifiedChange({ placesTo, placesDecided, slotsChanged }: AdjustmentItem, verified: number) {
  return {
    placesTo: verified,
    placesDecided: placesDecided ?? placesTo,
    slotsChanged: slotsChanged + verified - placesTo,
  };
}

export const tallyOf = (
  before: AdjustmentItem | null,
  status: AdjustmentItem['status'],
  { slotsChanged = before?.slotsChanged ?? 0 }: { readonly slotsChanged?: number } = {},
): Tally[] => (before ? [adjustmentTally(before, { slotsChanged, status })] : []);

/** An executed decision counts towards the studio's date on which it was decided. */
async function executedTally(
  table: StudioTable,
  studioId: string,
  decidedAt: string,
  by: number,
): Promise<Tally> {
  if (by === 0) return {};
  const { date } = instantToLocal(decidedAt, await readTimezone(table, studioId));
  return { days: { [date]: { executed: by } } };
}

/** The push's decision after the status of its adjustment changed. Undefined if the push has no decision. */
export async function decisionAfter(
  table: StudioTable,
  { studioId, adjustmentId }: OutboxEntry,
  decisionId: string,
  status: AdjustmentItem['status'],
  message: string | undefined,
) {
  const { data } = await table.of(DecisionEntity).get({ studioId, decisionId }).go({ consistent: true });
  if (!data) return [];
  const adjustments = data.adjustments.map((before) =>
    present(before.adjustmentId === adjustmentId ? { ...before, status, message } : before),
  );
  const executed = executedChange(data, { adjustments });
  return [
    {
      decisionId,
      version: data.version,
      adjustments,
      decisionStatus: decisionStateOf(adjustments),
      tally: await executedTally(table, studioId, data.decidedAt, executed),
    },
  ];
}

export type DecisionsAfter = Awaited<ReturnType<typeof decisionAfter>>;

/** Stores a decision's new state, unless the decision has changed since it was read. */
export const decisionWrites = (studioId: string, after: DecisionsAfter): Write[] =>
  after.map(({ adjustments, decisionStatus, version, decisionId }) =>
    writerOf(DecisionEntity)
      .patch({ studioId, decisionId })
      .set({ adjustments, status: decisionStatus, version: version + 1 })
      .where((item, { eq }) => eq(item.version, version))
      .commit(),
  );
