import { channelNames, isGuided } from '#shared/contracts/channels.ts';
import type { PushMessage } from '#shared/contracts/messages.ts';
import { requestPermit, recordEnd, type PermittedSession } from '../session/permit.ts';
import type { MarketplaceConnector } from '#functions/_domain/connections/connectors/connector.ts';
import { connectorFor } from '#functions/_domain/connections/connectors.ts';
import { MarketplaceError } from '#functions/_domain/connections/connectors/marketplace-error.ts';
import { findListing, NotLinked } from './find-listing.ts';
import { recordTrouble } from '#functions/_domain/connections/health-store.ts';
import { supersededFor } from '#functions/_domain/places/outbox/superseded.ts';
import { bringPlaces, isFinal } from '../session/place-push.ts';
import {
  claimPush,
  readOutboxEntry,
  readPushedClass,
  readTimezone,
  releasePush,
  shelvePush,
  waitPush,
  type OutboxEntry,
  type PushedClass,
  type SentPush,
} from '#functions/_domain/places/outbox/push-store.ts';
import { keepRecording } from '../session/recording.ts';
import { fail, recordLate, settle, supersede, type PushDeps } from './end-push.ts';
import { keepTask } from './keep-task.ts';
import { applySales } from './sold-there-store.ts';
import { endOffersOf } from '#functions/_domain/places/decisions/close-offers.ts';
import { roomFor } from './room-for.ts';
import { RetryLater, secondsUntil } from '#functions/_platform/retry-later.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const leaseMs = 90_000;
/** How long after its lease a worker counts as dead. */
const sweepAfterLeaseMs = 60_000;
/** By this time a message that will be delivered again has been. */
const sweepAfterReleaseMs = 5 * 60_000;
const movedAgainSeconds = 1;
/** After two of these, the holder of a push is done, or known to be dead. */
const heldAgainSeconds = 45;
/** Why a push is retried while another worker holds it. */
export const heldByAnother = 'held by another worker';
/** A push that waits for room is woken once there is some. This delay is for when nobody could wake it. */
const roomAgainMs = 2 * 60_000;
/** A person who sets a number by hand may take hours, so a push that waits for that checks less often. */
const roomByHandAgainMs = 10 * 60_000;
/** A class that is linked meanwhile is sent at once; this is for one that was listed there by hand. */
const lookedForAgainMs = 60 * 60_000;

const afterRelease = (now: Date): Date => new Date(now.getTime() + sweepAfterReleaseMs);

const isSent = (entry: OutboxEntry): entry is SentPush => !isGuided(entry.marketplace);

const isEnded = ({ state }: OutboxEntry) => state === 'acked' || state === 'superseded';

/**
 * Carries out one pending push. Repeated, or after a crash anywhere, its result is the same: it is claimed by one
 * worker at a time, never overwrites a newer number, and is confirmed by reading back. If the breaker permits no
 * session, it is put off, which does not count as an attempt. So is a higher number, until the lower ones that make
 * room for it are confirmed.
 *
 * @param isLastTry the queue will not deliver the message again
 * @throws {RetryLater} if it is to be delivered again
 */
export async function push(
  table: StudioTable,
  message: PushMessage,
  isLastTry: boolean,
  deps: PushDeps,
): Promise<void> {
  const entry = await readOutboxEntry(table, message.studioId, message.outboxId);
  if (!entry || isEnded(entry)) return;
  const cls = await readPushedClass(table, entry);
  const startedAt = deps.clock.now();
  if (!cls || cls.startsAt <= startedAt.toISOString())
    return supersede(table, entry, startedAt, supersededFor['class-began'], deps);
  if (!isSent(entry)) return keepTask(table, entry, cls, startedAt);
  if (entry.state === 'claimed') await recordLeft(table, entry, startedAt, deps);
  if (cls.pushVersions[entry.marketplace] !== entry.pushVersion)
    return supersede(table, entry, startedAt, supersededFor.replaced, deps);
  const room = await roomFor(table, entry, cls);
  if (room.kind === 'wait') {
    const againMs = room.byHand ? roomByHandAgainMs : roomAgainMs;
    return putOff(table, entry, new Date(startedAt.getTime() + againMs), startedAt, deps);
  }
  if (room.kind === 'none' && (await endOffersOf(table, entry, deps)) === 'ended')
    throw new RetryLater(movedAgainSeconds, 'its class changed meanwhile');
  if (room.kind !== 'free') {
    // There may be room soon: the next reading follows soon, and reopens the push.
    await recordTrouble(table, entry.studioId, entry.marketplace, startedAt);
    return fail(table, entry, room.message, undefined, deps);
  }
  const permit = await requestPermit(table, entry, deps);
  const now = deps.clock.now();
  if (permit.kind === 'wait') return putOff(table, entry, permit.until, now, deps);
  const leaseUntil = new Date(now.getTime() + leaseMs);
  const dueAt = new Date(leaseUntil.getTime() + sweepAfterLeaseMs);
  const claim = await claimPush(table, { push: entry, now, leaseUntil, dueAt, raise: room.raise });
  if (claim === 'claimed')
    return permit.kind === 'admitted'
      ? carryOut(table, { entry, cls, permitted: permit, leaseUntil, isLastTry }, deps)
      : fail(table, entry, permit.message, undefined, deps, permit.isUnauthorized);
  deps.logger.info('push not claimed', { pushId: entry.outboxId, claim });
  if (claim === 'overtaken') return supersede(table, entry, now, supersededFor.replaced, deps);
  if (claim === 'moved') throw new RetryLater(movedAgainSeconds, 'its class changed meanwhile');
  if (claim === 'held') throw new RetryLater(heldAgainSeconds, heldByAnother);
}

/** Records that a claim was abandoned: its holder may be dead, and what it sent may still arrive. */
async function recordLeft(
  table: StudioTable,
  { studioId, marketplace, outboxId }: SentPush,
  at: Date,
  deps: PushDeps,
): Promise<void> {
  await recordTrouble(table, studioId, marketplace, at);
  deps.logger.warn('push left by its worker', { pushId: outboxId, partner: marketplace });
}

/** Puts a push off. A failed push that was sent again is in no index, so only its message can bring it back. */
async function putOff(
  table: StudioTable,
  entry: OutboxEntry,
  until: Date,
  now: Date,
  deps: PushDeps,
): Promise<void> {
  recordLate(entry, now, deps);
  if (entry.state !== 'failed') return shelvePush(table, entry, until);
  throw new RetryLater(secondsUntil(until, now), 'nothing is sent for now');
}

interface Claimed {
  readonly entry: SentPush;
  readonly cls: PushedClass;
  readonly permitted: PermittedSession;
  readonly leaseUntil: Date;
  readonly isLastTry: boolean;
}

async function carryOut(table: StudioTable, claimed: Claimed, deps: PushDeps): Promise<void> {
  const { entry, cls, permitted } = claimed;
  const { session } = permitted;
  try {
    const connector = await connectorFor(entry.marketplace);
    const { studioId, marketplace, places } = entry;
    const timezone = await readTimezone(table, studioId);
    const { logger } = deps;
    const listing = await findListing(table, {
      studioId,
      marketplace,
      cls,
      timezone,
      connector,
      session,
      logger,
    });
    const applySold = (sold: number) => soldOf(table, { ...claimed, connector, sold }, deps);
    const verified = await bringPlaces({ connector, session, listing, places, applySold });
    await settle(table, claimed, verified, await keepRecording(table, entry, session, deps), deps);
    await recordEnd(table, permitted, undefined, deps);
  } catch (error) {
    if (error instanceof NotLinked) return waitForLink(table, claimed, deps);
    if (!(error instanceof MarketplaceError)) throw error;
    await unconfirmed(table, claimed, error, deps);
  } finally {
    permitted.watched.end();
  }
}

/**
 * Applies a marketplace's sales that the class does not know of.
 *
 * @returns the sales it then knows
 */
async function soldOf(
  table: StudioTable,
  {
    entry,
    cls,
    connector,
    sold,
  }: Claimed & { readonly connector: MarketplaceConnector; readonly sold: number },
  deps: PushDeps,
): Promise<number> {
  const { studioId, classId, marketplace, correlationId } = entry;
  const known = cls.bookedByChannel[marketplace] ?? 0;
  if (sold === known) return known;
  const after = await applySales(table, { studioId, classId, connector, sold, correlationId }, deps);
  return after?.bookedByChannel[marketplace] ?? 0;
}

/** Nothing is sent, and nothing failed: the push waits until its class is linked or begins. */
async function waitForLink(
  table: StudioTable,
  { entry, cls, permitted, leaseUntil }: Claimed,
  deps: PushDeps,
): Promise<void> {
  await recordEnd(table, permitted, undefined, deps);
  const { className, localDate, localTime } = cls;
  const name = channelNames[entry.marketplace];
  const message = `Waiting: ${className} on ${localDate} at ${localTime} is not linked to a class at ${name}. Link it in Integrations, and it is sent.`;
  const again = new Date(deps.clock.now().getTime() + lookedForAgainMs).toISOString();
  const dueAt = again < cls.startsAt ? again : cls.startsAt;
  await waitPush(table, { push: entry, leaseUntil, dueAt, message });
  deps.logger.info('push waits for a link', { pushId: entry.outboxId });
}

async function unconfirmed(
  table: StudioTable,
  { entry, permitted, leaseUntil, isLastTry }: Claimed,
  error: MarketplaceError,
  deps: PushDeps,
): Promise<void> {
  const recordingKey = await keepRecording(table, entry, permitted.session, deps);
  await recordEnd(table, permitted, error, deps);
  // A refusal is not an outage, so nothing was recorded yet. The next reading follows soon, and has the number sent
  // again.
  if (isFinal(error) && error.kind !== 'unauthorized')
    await recordTrouble(table, entry.studioId, entry.marketplace, deps.clock.now());
  if (isFinal(error) || isLastTry)
    await fail(table, entry, error.userMessage, recordingKey, deps, error.kind === 'unauthorized');
  else {
    const now = deps.clock.now();
    await releasePush(table, { push: entry, leaseUntil, recordingKey, dueAt: afterRelease(now) });
    recordLate(entry, now, deps);
  }
  if (!isFinal(error)) throw new RetryLater(error.retryAfterSeconds, error.message, error);
}
