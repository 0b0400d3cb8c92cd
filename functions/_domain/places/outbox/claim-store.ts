import { marketplaces } from '#shared/contracts/channels.ts';
import { ClassEntity } from '#functions/_data/classes/class.ts';
import { OutboxEntity, shardOf } from '#functions/_data/places/outbox.ts';
import { readTogether, wanted } from '#functions/_data/read-together.ts';
import { PlatformEntity, platformShardOf } from '#functions/_data/studio/platform.ts';
import { StudioEntity } from '#functions/_data/studio/studio.ts';
import { unlessRefused } from '#functions/_data/table/conditions.ts';
import { isEntitled } from '#functions/_platform/entitlement.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { classKeyOf, isHeldUntil, type OutboxEntry, type PushedClass } from './push-store.ts';

/** Why a worker may not send a push although nobody else holds it. */
type Refusal = 'paused' | 'overtaken' | 'moved';

export type ClaimResult = 'claimed' | 'lapsed' | 'held' | Refusal;

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

/**
 * When the sweeper checks the push next. Moving the entry in the index costs a write, so it is not moved if it is
 * already due soon after the lease.
 */
function dueAtOf({ push, leaseUntil, dueAt }: Claim): string {
  const latest = dueAt.toISOString();
  const { dueAt: before = latest } = push;
  return before > leaseUntil.toISOString() && before < latest ? before : latest;
}

/** Takes the push for this worker. @returns whether no worker has held or begun it since it was read */
async function take(table: StudioTable, claim: Claim): Promise<boolean> {
  const { push, now, leaseUntil } = claim;
  const { studioId, outboxId } = push;
  return unlessRefused(() =>
    table
      .of(OutboxEntity)
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
      .go(),
  );
}

/** Gives a push back that was taken but must not be sent now, in the state in which it was read. */
async function giveBack(table: StudioTable, { push, leaseUntil }: Claim): Promise<void> {
  const { studioId, outboxId, expiresAtSeconds } = push;
  const hadFailed = push.state === 'failed';
  await unlessRefused(() =>
    table
      .of(OutboxEntity)
      .patch({ studioId, outboxId })
      .set({
        state: hadFailed ? 'failed' : 'pending',
        ...(expiresAtSeconds !== undefined && { expiresAtSeconds }),
        ...(push.dueAt !== undefined && { dueShard: shardOf(outboxId), dueAt: push.dueAt }),
      })
      .remove(['leaseUntil', ...(push.dueAt === undefined ? (['dueShard', 'dueAt'] as const) : [])])
      .where(isHeldUntil(leaseUntil))
      .go(),
  );
}

/**
 * Records a higher number on its class as one that the marketplace may show from now on.
 *
 * @returns whether the class is unchanged since there was room for the number
 */
async function recordRaise(table: StudioTable, push: OutboxEntry, { cls, alone }: Raise): Promise<boolean> {
  const { marketplace, places } = push;
  const others = alone ? marketplaces.filter((name) => name !== marketplace) : [];
  return unlessRefused(() =>
    table
      .of(ClassEntity)
      .patch(classKeyOf(push))
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
      .go(),
  );
}

/** Reads what may forbid sending a push that this worker has taken, and records a higher number if nothing does. */
async function refusalOf(table: StudioTable, { push, raise }: Claim): Promise<Refusal | undefined> {
  const { studioId, marketplace, pushVersion, automatic } = push;
  const { settings, platform, cls } = await readTogether(
    table,
    {
      settings: automatic ? wanted(StudioEntity, { studioId }) : undefined,
      platform: automatic ? wanted(PlatformEntity, { shard: platformShardOf(studioId) }) : undefined,
      cls: raise ? undefined : wanted(ClassEntity, classKeyOf(push)),
    },
    { consistent: true },
  );
  if (settings?.automationPaused || platform?.paused) return 'paused';
  if (raise) return (await recordRaise(table, push, raise)) ? undefined : 'moved';
  return cls?.pushVersions[marketplace] === pushVersion ? undefined : 'overtaken';
}

/**
 * Claims a push for this worker. Conditions: no worker has held or begun it since it was read, it is still the latest
 * of its class and marketplace, and, if it is automatic, neither the studio nor the team has paused automation. The
 * push is taken first and the other conditions are read afterwards, so an earlier pause and an earlier number are always
 * seen. The subscription is read before, because it is not meant to stop pushes instantly. A higher number is recorded
 * on its class as one that the marketplace may show from now on.
 *
 * @returns `claimed`; `moved` if the class changed since there was room for a higher number; `paused` if automation is
 * paused; `lapsed` if the subscription has ended; `overtaken` if a newer number was decided; `held` if another worker
 * has it
 */
export async function claimPush(table: StudioTable, claim: Claim): Promise<ClaimResult> {
  const { push, now } = claim;
  if (push.automatic && !(await isEntitled(table, push.studioId, now))) return 'lapsed';
  if (!(await take(table, claim))) return 'held';
  const refusal = await refusalOf(table, claim);
  // A push that was overtaken is ended by the caller, whoever holds it.
  if (refusal === 'paused' || refusal === 'moved') await giveBack(table, claim);
  return refusal ?? 'claimed';
}
