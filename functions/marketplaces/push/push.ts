import { channelNames, isGuided } from '#shared/contracts/channels.ts';
import { Failure } from '#shared/contracts/failure.ts';
import type { PushMessage } from '#shared/contracts/messages.ts';
import { requestPermit, recordEnd, type PermittedSession } from '../session/permit.ts';
import type { MarketplaceConnector } from '#functions/_domain/connections/connectors/connector.ts';
import { connectorFor } from '#functions/_domain/connections/connectors.ts';
import { MarketplaceError } from '#functions/_domain/connections/connectors/marketplace-error.ts';
import { findListing, NotLinked } from './find-listing.ts';
import { recordTrouble } from '#functions/_domain/connections/health-store.ts';
import { supersededFor } from '#functions/_domain/places/outbox/superseded.ts';
import { bringPlaces, isFinal, MayNotRaise } from '../session/place-push.ts';
import { claimPush } from '#functions/_domain/places/outbox/claim-store.ts';
import {
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
import { endLate, isTooLate } from './late-raise.ts';
import { isFirstReading } from '#functions/_domain/bookings/file-count.ts';
import { isUnread } from '#functions/_domain/bookings/sold-there.ts';
import { applySales } from './sold-there-store.ts';
import { endOffersOf } from '#functions/_domain/places/decisions/close-offers.ts';
import { roomFor } from './room-for.ts';
import { RetryLater, secondsUntil } from '#functions/_platform/retry-later.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const leaseMs = 90_000;
/** How long after its lease expires a worker is considered dead. */
const sweepAfterLeaseMs = 60_000;
/** After this time, the queue has redelivered any message that it will redeliver. */
const sweepAfterReleaseMs = 5 * 60_000;
const movedAgainSeconds = 1;
/** After two of these delays, the worker that holds a push is done or known to be dead. */
const heldAgainSeconds = 45;
/** Why a push is retried while another worker holds it. */
export const heldByAnother = 'held by another worker';
/** A push that waits for room is woken once there is some. This delay applies if the wake-up was missed. */
const roomAgainMs = 2 * 60_000;
/** A person may take hours to set a number manually, so a push that waits for that is checked less often. */
const roomByHandAgainMs = 10 * 60_000;
/**
 * A class that is linked meanwhile is sent at once. This delay is for classes that are listed manually at the
 * marketplace.
 */
const lookedForAgainMs = 60 * 60_000;

const afterRelease = (now: Date): Date => new Date(now.getTime() + sweepAfterReleaseMs);

const isSent = (entry: OutboxEntry): entry is SentPush => !isGuided(entry.marketplace);

const isEnded = ({ state }: OutboxEntry) => state === 'acked' || state === 'superseded';

/**
 * Carries out one pending push. The result is the same if this is repeated or crashes at any point: the push is claimed
 * by one worker at a time, never overwrites a newer number, and is verified. If the circuit breaker permits no session,
 * the push is postponed, which does not count as an attempt. A higher number is also postponed until the lower numbers
 * that make room for it are confirmed.
 *
 * @param isLastTry the queue will not deliver the message again
 * @throws {RetryLater} if the message has to be delivered again
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
    // There may be room soon: recording trouble makes the next reading follow soon, and that reopens the push.
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

/** Records that a claim was abandoned. The worker may be dead, and a number that it sent may still arrive. */
async function recordLeft(
  table: StudioTable,
  { studioId, marketplace, outboxId }: SentPush,
  at: Date,
  deps: PushDeps,
): Promise<void> {
  await recordTrouble(table, studioId, marketplace, at);
  deps.logger.warn('worker died while holding the lease', { pushId: outboxId, partner: marketplace });
}

/**
 * Postpones a push. A failed push that was sent again is not in the index of due pushes, so only its message can bring
 * it back.
 */
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
    const mayRaise = async () => !(await isTooLate(table, entry, cls, deps.clock.now()));
    const verified = await bringPlaces({ connector, session, listing, places, applySold, mayRaise });
    await settle(table, claimed, verified, await keepRecording(table, entry, session, deps), deps);
    await recordEnd(table, permitted, undefined, deps);
  } catch (error) {
    if (error instanceof NotLinked) return waitForLink(table, claimed, deps);
    if (error instanceof MayNotRaise) return takeBack(table, claimed, error, deps);
    if (!(error instanceof MarketplaceError)) throw error;
    await unconfirmed(table, claimed, error, deps);
  } finally {
    permitted.watched.end();
  }
}

/**
 * Applies sales of the marketplace that the class does not include yet.
 *
 * @returns the sales that the class includes afterwards
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
  const isAwaited = isFirstReading(cls, marketplace, deps.clock.now()) || isUnread(cls, marketplace);
  if (sold === known && !isAwaited) return known;
  const after = await applySales(table, { studioId, classId, connector, sold, correlationId }, deps);
  return after?.bookedByChannel[marketplace] ?? 0;
}

/** Nothing is sent, and nothing has failed: the push waits until its class is linked or begins. */
async function waitForLink(
  table: StudioTable,
  { entry, cls, permitted, leaseUntil }: Claimed,
  deps: PushDeps,
): Promise<void> {
  await recordEnd(table, permitted, undefined, deps);
  const { className, localDate, localTime } = cls;
  const name = channelNames[entry.marketplace];
  const message = `Waiting: ${className} on ${localDate} at ${localTime} is not linked to a class at ${name}. Link it in Integrations, then it is sent.`;
  const again = new Date(deps.clock.now().getTime() + lookedForAgainMs).toISOString();
  const dueAt = again < cls.startsAt ? again : cls.startsAt;
  await waitPush(table, { push: entry, leaseUntil, dueAt, message });
  deps.logger.info('push waits for a link', { pushId: entry.outboxId });
}

/** Nothing more may be opened, so the class gets the number that the marketplace shows. */
async function takeBack(
  table: StudioTable,
  { entry, permitted, leaseUntil }: Claimed,
  { slots }: MayNotRaise,
  deps: PushDeps,
): Promise<void> {
  await recordEnd(table, permitted, undefined, deps);
  try {
    await endLate(table, entry, slots, deps);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const recordingKey = await keepRecording(table, entry, permitted.session, deps);
    const dueAt = afterRelease(deps.clock.now());
    await releasePush(table, { push: entry, leaseUntil, recordingKey, dueAt });
    throw new RetryLater(movedAgainSeconds, error.message, error);
  }
}

async function unconfirmed(
  table: StudioTable,
  { entry, permitted, leaseUntil, isLastTry }: Claimed,
  error: MarketplaceError,
  deps: PushDeps,
): Promise<void> {
  const recordingKey = await keepRecording(table, entry, permitted.session, deps);
  await recordEnd(table, permitted, error, deps);
  // A refusal is not an outage, so nothing has been recorded yet. Recording trouble makes the next reading follow soon,
  // and that reading sends the number again.
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
