import { channelNames, isGuided } from '#shared/contracts/channels.ts';
import type { PushMessage } from '#shared/contracts/messages.ts';
import { admit, noteEnd, type Admitted } from '../session/admission.ts';
import type { MarketplaceConnector } from '#functions/_domain/connections/connectors/connector.ts';
import { connectorFor } from '#functions/_domain/connections/connectors.ts';
import { MarketplaceError } from '#functions/_domain/connections/connectors/marketplace-error.ts';
import { findListing, NotLinked } from './find-listing.ts';
import { noteTrouble } from '#functions/_domain/connections/health-store.ts';
import { supersededFor } from '#functions/_domain/places/outbox/superseded.ts';
import { bringPlaces, isFinal } from '../session/place-push.ts';
import {
  claimPush,
  readOwedPush,
  readPushedClass,
  readTimezone,
  releasePush,
  shelvePush,
  waitPush,
  type OwedPush,
  type PushedClass,
  type SentPush,
} from '#functions/_domain/places/outbox/push-store.ts';
import { keepRecording } from '../session/recording.ts';
import { fail, noteLate, settle, supersede, type PushDeps } from './end-push.ts';
import { keepTask } from './keep-task.ts';
import { applySales } from './sold-there-store.ts';
import { endOffersOf } from '#functions/_domain/places/decisions/close-offers.ts';
import { roomFor } from './room-for.ts';
import { RetryLater, secondsUntil } from '#functions/_platform/retry-later.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const leaseMs = 90_000;
/** How long after its lease a worker counts as dead. */
const sweepAfterLeaseMs = 60_000;
/** A message that is to come again has come by then. */
const sweepAfterReleaseMs = 5 * 60_000;
const movedAgainSeconds = 1;
/** Whoever held a push is done, or known to be dead, after two of these. */
const heldAgainSeconds = 45;
/** Why a push is retried that another worker holds. */
export const heldByAnother = 'held by another worker';
/** Whoever waits for room is told once there is some; this is for when nobody could tell. */
const roomAgainMs = 2 * 60_000;
/** A person who sets a number by hand takes hours: whoever waits for that looks less often. */
const roomByHandAgainMs = 10 * 60_000;
/** A class that is linked meanwhile is sent at once; this is for what was listed there by hand. */
const lookedForAgainMs = 60 * 60_000;

const afterRelease = (now: Date): Date => new Date(now.getTime() + sweepAfterReleaseMs);

const isSent = (owed: OwedPush): owed is SentPush => !isGuided(owed.marketplace);

const isEnded = ({ state }: OwedPush) => state === 'acked' || state === 'superseded';

/**
 * Carries out one push that is owed. Delivered twice, or after a crash anywhere, it ends the same: claimed by one
 * worker at a time, never behind a newer number, confirmed by reading back. Where the breaker lets no session
 * through, it is put off: that is no try of it. So is a higher number until the lower ones that make room for it are
 * confirmed.
 *
 * @param isLastTry the queue will not deliver the message again by itself
 * @throws {RetryLater} when it is to come again
 */
export async function push(
  table: StudioTable,
  message: PushMessage,
  isLastTry: boolean,
  deps: PushDeps,
): Promise<void> {
  const owed = await readOwedPush(table, message.studioId, message.outboxId);
  if (!owed || isEnded(owed)) return;
  const cls = await readPushedClass(table, owed);
  const startedAt = deps.clock.now();
  if (!cls || cls.startsAt <= startedAt.toISOString())
    return supersede(table, owed, startedAt, supersededFor['class-began'], deps);
  if (!isSent(owed)) return keepTask(table, owed, cls, startedAt);
  if (owed.state === 'claimed') await noteLeft(table, owed, startedAt, deps);
  if (cls.pushVersions[owed.marketplace] !== owed.pushVersion)
    return supersede(table, owed, startedAt, supersededFor.replaced, deps);
  const room = await roomFor(table, owed, cls);
  if (room.kind === 'wait') {
    const againMs = room.byHand ? roomByHandAgainMs : roomAgainMs;
    return putOff(table, owed, new Date(startedAt.getTime() + againMs), startedAt, deps);
  }
  if (room.kind === 'none' && (await endOffersOf(table, owed, deps)) === 'ended')
    throw new RetryLater(movedAgainSeconds, 'its class changed meanwhile');
  if (room.kind !== 'free') {
    // There may be room soon: the next reading comes soon, and opens it again.
    await noteTrouble(table, owed.studioId, owed.marketplace, startedAt);
    return fail(table, owed, room.message, undefined, deps);
  }
  const admission = await admit(table, owed, deps);
  const now = deps.clock.now();
  if (admission.kind === 'wait') return putOff(table, owed, admission.until, now, deps);
  const leaseUntil = new Date(now.getTime() + leaseMs);
  const dueAt = new Date(leaseUntil.getTime() + sweepAfterLeaseMs);
  const claim = await claimPush(table, { push: owed, now, leaseUntil, dueAt, raise: room.raise });
  if (claim === 'claimed')
    return admission.kind === 'admitted'
      ? carryOut(table, { owed, cls, admitted: admission, leaseUntil, isLastTry }, deps)
      : fail(table, owed, admission.message, undefined, deps, admission.isUnauthorized);
  deps.logger.info('push not claimed', { pushId: owed.outboxId, claim });
  if (claim === 'overtaken') return supersede(table, owed, now, supersededFor.replaced, deps);
  if (claim === 'moved') throw new RetryLater(movedAgainSeconds, 'its class changed meanwhile');
  if (claim === 'held') throw new RetryLater(heldAgainSeconds, heldByAnother);
}

/** Whoever claimed it has not said how it went, and may be dead: what was sent then may still arrive. */
async function noteLeft(
  table: StudioTable,
  { studioId, marketplace, outboxId }: SentPush,
  at: Date,
  deps: PushDeps,
): Promise<void> {
  await noteTrouble(table, studioId, marketplace, at);
  deps.logger.warn('push left by its worker', { pushId: outboxId, partner: marketplace });
}

/** What failed and was sent again stands in no index: only its message can bring it back. */
async function putOff(
  table: StudioTable,
  owed: OwedPush,
  until: Date,
  now: Date,
  deps: PushDeps,
): Promise<void> {
  noteLate(owed, now, deps);
  if (owed.state !== 'failed') return shelvePush(table, owed, until);
  throw new RetryLater(secondsUntil(until, now), 'nothing is sent for now');
}

interface Claimed {
  readonly owed: SentPush;
  readonly cls: PushedClass;
  readonly admitted: Admitted;
  readonly leaseUntil: Date;
  readonly isLastTry: boolean;
}

async function carryOut(table: StudioTable, claimed: Claimed, deps: PushDeps): Promise<void> {
  const { owed, cls, admitted } = claimed;
  const { session } = admitted;
  try {
    const connector = await connectorFor(owed.marketplace);
    const { studioId, marketplace, places } = owed;
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
    await settle(table, claimed, verified, await keepRecording(table, owed, session, deps), deps);
    await noteEnd(table, admitted, undefined, deps);
  } catch (error) {
    if (error instanceof NotLinked) return waitForLink(table, claimed, deps);
    if (!(error instanceof MarketplaceError)) throw error;
    await unconfirmed(table, claimed, error, deps);
  } finally {
    admitted.watched.end();
  }
}

/** Applies what a marketplace was read to have sold, where the class does not know of it. @returns what it knows of then */
async function soldOf(
  table: StudioTable,
  {
    owed,
    cls,
    connector,
    sold,
  }: Claimed & { readonly connector: MarketplaceConnector; readonly sold: number },
  deps: PushDeps,
): Promise<number> {
  const { studioId, classId, marketplace, correlationId } = owed;
  const known = cls.bookedByChannel[marketplace] ?? 0;
  if (sold === known) return known;
  const after = await applySales(table, { studioId, classId, connector, sold, correlationId }, deps);
  return after?.bookedByChannel[marketplace] ?? 0;
}

/** Nothing is sent, and nothing failed: it waits until its class is linked or begins. */
async function waitForLink(
  table: StudioTable,
  { owed, cls, admitted, leaseUntil }: Claimed,
  deps: PushDeps,
): Promise<void> {
  await noteEnd(table, admitted, undefined, deps);
  const { className, localDate, localTime } = cls;
  const name = channelNames[owed.marketplace];
  const message = `Waiting: ${className} on ${localDate} at ${localTime} is not linked to a class at ${name}. Link it in Integrations, and it is sent.`;
  const again = new Date(deps.clock.now().getTime() + lookedForAgainMs).toISOString();
  const dueAt = again < cls.startsAt ? again : cls.startsAt;
  await waitPush(table, { push: owed, leaseUntil, dueAt, message });
  deps.logger.info('push waits for a link', { pushId: owed.outboxId });
}

async function unconfirmed(
  table: StudioTable,
  { owed, admitted, leaseUntil, isLastTry }: Claimed,
  error: MarketplaceError,
  deps: PushDeps,
): Promise<void> {
  const recordingKey = await keepRecording(table, owed, admitted.session, deps);
  await noteEnd(table, admitted, error, deps);
  // A refusal is no outage, so nothing noted it: the next reading comes soon, and has the number sent again.
  if (isFinal(error) && error.kind !== 'unauthorized')
    await noteTrouble(table, owed.studioId, owed.marketplace, deps.clock.now());
  if (isFinal(error) || isLastTry)
    await fail(table, owed, error.userMessage, recordingKey, deps, error.kind === 'unauthorized');
  else {
    const now = deps.clock.now();
    await releasePush(table, { push: owed, leaseUntil, recordingKey, dueAt: afterRelease(now) });
    noteLate(owed, now, deps);
  }
  if (!isFinal(error)) throw new RetryLater(error.retryAfterSeconds, error.message, error);
}
