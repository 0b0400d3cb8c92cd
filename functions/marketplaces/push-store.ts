import type { Marketplace } from '../../shared/contracts/channels.ts';
import { defaultSettings } from '../../shared/contracts/settings/settings.ts';
import { instantToLocal } from '../../shared/core/time/zone.ts';
import { AdjustmentEntity, type AdjustmentItem } from '../_data/adjustment.ts';
import { ClassEntity, monthOf, type ClassItem } from '../_data/class.ts';
import { CredentialEntity } from '../_data/credential.ts';
import { DecisionEntity } from '../_data/decision.ts';
import { OutboxEntity, type OutboxItem } from '../_data/outbox.ts';
import { pipeline } from '../_data/service.ts';
import { StudioEntity } from '../_data/studio.ts';
import { transacted } from '../_data/transact.ts';
import { entitledCheck, notPausedCheck } from './automation-check-store.ts';
import { tallyWrites } from '../dashboard/tally-store.ts';
import { adjustmentTally, executedChange, type Tally } from '../dashboard/tally.ts';
import { statusFromAdjustments } from '../decisions/decision.ts';

export type OwedPush = OutboxItem;
export type PushedClass = ClassItem;

export async function readOwedPush(studioId: string, outboxId: string): Promise<OwedPush | null> {
  return (await OutboxEntity.get({ studioId, outboxId }).go({ consistent: true })).data;
}

export async function readPushedClass({ studioId, classId }: OwedPush): Promise<PushedClass | null> {
  return (await ClassEntity.get({ studioId, classId, month: monthOf(classId) }).go({ consistent: true }))
    .data;
}

export async function readTimezone(studioId: string): Promise<string> {
  return (await StudioEntity.get({ studioId }).go()).data?.timezone ?? defaultSettings.timezone;
}

export async function readSealedCredentials(
  studioId: string,
  marketplace: Marketplace,
): Promise<string | null> {
  return (await CredentialEntity.get({ studioId, marketplace }).go()).data?.sealed ?? null;
}

export type ClaimResult = 'claimed' | 'paused' | 'lapsed' | 'overtaken' | 'held';

export interface Claim {
  readonly push: OwedPush;
  readonly now: Date;
  readonly leaseUntil: Date;
  /** When the sweeper may look at it again, should this worker die. */
  readonly dueAt: Date;
}

/**
 * Claims a push for this worker: nobody else holds it, it is still the latest of its class and marketplace, and
 * where the push is automatic, automation is not paused and the studio may use the product. All in one transaction,
 * so that a pause that was stored before is always seen.
 *
 * @returns `claimed`; `paused` when automation is; `lapsed` when the subscription is; `overtaken` when a newer number was decided; `held` when
 *   another worker has it, or the transaction met another
 */
export async function claimPush({ push, now, leaseUntil, dueAt }: Claim): Promise<ClaimResult> {
  const { studioId, outboxId, marketplace, classId, pushVersion } = push;
  const { canceled, data } = await pipeline.transaction
    .write((entities) => [
      entities.outbox
        .patch({ studioId, outboxId })
        .set({
          state: 'claimed',
          leaseUntil: leaseUntil.toISOString(),
          dueAt: dueAt.toISOString(),
          attempts: push.attempts + 1,
        })
        .where((item, { eq, lt }) =>
          [
            `(${eq(item.state, 'pending')})`,
            `(${eq(item.state, 'failed')})`,
            `(${eq(item.state, 'claimed')} AND ${lt(item.leaseUntil, now.toISOString())})`,
          ].join(' OR '),
        )
        .commit(),
      entities.class
        .check({ studioId, classId, month: monthOf(classId) })
        .where((item, { eq }) => eq(item.pushVersions[marketplace], pushVersion))
        .commit(),
      ...(push.automatic
        ? [notPausedCheck(entities.studio, studioId), entitledCheck(entities.subscription, studioId, now)]
        : []),
    ])
    .go();
  if (!canceled) return 'claimed';
  const isRefused = (index: number) => data[index]?.code === 'ConditionalCheckFailed';
  return isRefused(1) ? 'overtaken' : isRefused(2) ? 'paused' : isRefused(3) ? 'lapsed' : 'held';
}

/** Gives a claim back, so that the next delivery may take it at once. */
export async function releasePush(
  { studioId, outboxId, recordingKeys = [] }: OwedPush,
  leaseUntil: Date,
  recordingKey: string,
): Promise<void> {
  await OutboxEntity.patch({ studioId, outboxId })
    .set({ state: 'pending', recordingKeys: [...recordingKeys, recordingKey] })
    .where(
      (item, { eq }) => `${eq(item.state, 'claimed')} AND ${eq(item.leaseUntil, leaseUntil.toISOString())}`,
    )
    .go();
}

export interface Settlement {
  readonly push: OwedPush;
  readonly state: 'acked' | 'superseded' | 'failed';
  readonly at: Date;
  readonly message?: string;
  readonly recordingKey?: string;
  /** Who said so, where the change was made by hand. */
  readonly confirmation?: {
    readonly actor: string;
    readonly auditId: string;
    readonly correlationId: string;
  };
}

const keptDays = 30;
const adjustmentStatusOf = { acked: 'applied', superseded: 'cancelled', failed: 'failed' } as const;

/** Pushes of one decision end at the same time; whoever meets another tries again, this often. */
const settleAttemptsMax = 8;

/**
 * Ends a push: the outbox item leaves the due index, the adjustment and its decision say how it went, and an
 * acknowledged number is noted on its class as what the marketplace shows. A redelivery that finds it ended
 * changes nothing.
 */
export async function settlePush(settlement: Settlement): Promise<void> {
  const { studioId, outboxId } = settlement.push;
  for (let attempt = 0; attempt < settleAttemptsMax; attempt += 1) {
    if (await settleOnce(settlement)) return;
    const current = await readOwedPush(studioId, outboxId);
    if (!current || current.state === 'acked' || current.state === 'superseded') return;
  }
  throw new Error(`push ${outboxId} could not be settled: its decision keeps changing`);
}

/** @returns whether it was stored: not when its decision changed since it was read */
export async function settleOnce(settlement: Settlement): Promise<boolean> {
  const { push, state, at, message, recordingKey, confirmation } = settlement;
  const { studioId, outboxId, adjustmentId, classId, marketplace } = push;
  const status = adjustmentStatusOf[state];
  const decision = push.decisionId ? await decisionAfter(push, push.decisionId, status, message) : [];
  const before = await readAdjustment(push);
  const tallies = [...tallyOf(before, status), ...decision.map(({ tally }) => tally)];
  const expiresAtSeconds = Math.floor(at.getTime() / 1000) + keptDays * 86_400;
  const transaction = pipeline.transaction.write((entities) => [
    entities.outbox
      .patch({ studioId, outboxId })
      .set({ state, expiresAtSeconds })
      .remove(['dueShard', 'dueAt', 'leaseUntil'])
      .where((item, { eq, ne }) =>
        confirmation
          ? eq(item.state, 'pending')
          : `${ne(item.state, 'acked')} AND ${ne(item.state, 'superseded')}`,
      )
      .commit(),
    entities.adjustment
      .patch({ studioId, adjustmentId })
      .set({
        status,
        ...(state === 'acked' && { appliedAt: at.toISOString() }),
        ...(message !== undefined && { message }),
        ...(confirmation && { confirmedBy: confirmation.actor }),
        recordingKeys: [...(push.recordingKeys ?? []), ...(recordingKey === undefined ? [] : [recordingKey])],
      })
      .where((item, { eq }) => (before ? eq(item.status, before.status) : ''))
      .commit(),
    ...(state === 'acked'
      ? [
          entities.class
            .patch({ studioId, classId, month: monthOf(classId) })
            .data((item, { set }) =>
              set(item.confirmed[marketplace], { slots: push.places, at: at.toISOString() }),
            )
            .where((item, { eq }) =>
              confirmation ? eq(item.pushVersions[marketplace], push.pushVersion) : '',
            )
            .commit(),
        ]
      : []),
    ...(confirmation ? [entities.audit.create(auditOf(settlement, confirmation)).commit()] : []),
    ...decision.map(({ adjustments, decisionStatus, version, decisionId }) =>
      entities.decision
        .patch({ studioId, decisionId })
        .set({ adjustments, status: decisionStatus, version: version + 1 })
        .where((item, { eq }) => eq(item.version, version))
        .commit(),
    ),
    ...tallyWrites(entities, studioId, classId, tallies),
  ]);
  const { canceled } = await transacted(() => transaction.go());
  return !canceled;
}

const auditOf = ({ push, state, at }: Settlement, confirmation: NonNullable<Settlement['confirmation']>) => ({
  ...confirmation,
  studioId: push.studioId,
  at: at.toISOString(),
  action: 'marketplaces.confirmTask',
  subject: push.adjustmentId,
  note: state === 'acked' ? 'done' : 'not-done',
});

async function readAdjustment({ studioId, adjustmentId }: OwedPush): Promise<AdjustmentItem | null> {
  return (await AdjustmentEntity.get({ studioId, adjustmentId }).go({ consistent: true })).data;
}

const tallyOf = (before: AdjustmentItem | null, status: AdjustmentItem['status']): Tally[] =>
  before ? [adjustmentTally(before, { slotsChanged: before.slotsChanged, status })] : [];

/** Executed decisions are counted on the day of the studio on which they were decided. */
async function executedTally(studioId: string, decidedAt: string, by: number): Promise<Tally> {
  if (by === 0) return {};
  const { date } = instantToLocal(decidedAt, await readTimezone(studioId));
  return { days: { [date]: { executed: by } } };
}

async function decisionAfter(
  { studioId, adjustmentId }: OwedPush,
  decisionId: string,
  status: 'applied' | 'cancelled' | 'failed',
  message: string | undefined,
) {
  const { data } = await DecisionEntity.get({ studioId, decisionId }).go({ consistent: true });
  if (!data) return [];
  const adjustments = data.adjustments.map(({ message: before, guided, ...adjustment }) => {
    const isThis = adjustment.adjustmentId === adjustmentId;
    const said = isThis ? message : before;
    return {
      ...adjustment,
      ...(isThis && { status }),
      ...(guided !== undefined && { guided }),
      ...(said !== undefined && { message: said }),
    };
  });
  const executed = executedChange(data, { adjustments });
  return [
    {
      decisionId,
      version: data.version,
      adjustments,
      decisionStatus: statusFromAdjustments(adjustments),
      tally: await executedTally(studioId, data.decidedAt, executed),
    },
  ];
}
