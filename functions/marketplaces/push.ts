import { isGuided, type Marketplace } from '../../shared/contracts/channels.ts';
import type { PushMessage } from '../../shared/contracts/messages.ts';
import type { Base } from '../_platform/ports/base.ts';
import type { Blobs } from '../_platform/ports/blobs.ts';
import type { Http } from '../_platform/ports/http.ts';
import type { OpeningKeys } from '../_platform/ports/keys.ts';
import type { ConnectorCredentials, ConnectorSession } from './connectors/connector.ts';
import { connectorFor } from './connectors/connectors.ts';
import { MarketplaceError } from './connectors/marketplace-error.ts';
import { openSession } from './connectors/session.ts';
import { bringPlaces, isFinal, type PushOutcome } from './place-push.ts';
import {
  claimPush,
  readOwedPush,
  readPushedClass,
  readSealedCredentials,
  readTimezone,
  releasePush,
  settlePush,
  type OwedPush,
  type PushedClass,
} from './push-store.ts';
import { keepRecording } from './recording.ts';
import { keepTask } from './keep-task.ts';
import { credentialsSchema } from './credentials.ts';

export type BaseUrls = Readonly<Partial<Record<Marketplace, string>>>;

export interface PushDeps extends Base {
  readonly http: Http;
  readonly keys: OpeningKeys;
  readonly recordings: Blobs;
  readonly baseUrls: BaseUrls;
}

/** The push could not be confirmed now; its message is to come again after this many seconds. */
export class PushDelayed extends Error {
  override readonly name = 'PushDelayed';
  readonly retryAfterSeconds: number | undefined;

  constructor(error: MarketplaceError) {
    super(error.message, { cause: error });
    this.retryAfterSeconds = error.retryAfterSeconds;
  }
}

/** Another worker holds the push; its message is to come again. */
export class PushHeld extends Error {
  override readonly name = 'PushHeld';
}

const leaseMs = 90_000;
const sweepAfterLeaseMs = 10 * 60_000;
/** A portal needs about eleven requests, and all of them must fit the worker's minute. */
const requestTimeoutMs = 5_000;

const isEnded = ({ state }: OwedPush) => state === 'acked' || state === 'superseded';

/**
 * Carries out one push that is owed. Delivered twice, or after a crash anywhere, it ends the same: claimed by one
 * worker at a time, never behind a newer number, confirmed by reading back.
 *
 * @param isLastTry the queue will not deliver the message again by itself
 * @throws {PushDelayed} when it is to come again
 */
export async function push(message: PushMessage, isLastTry: boolean, deps: PushDeps): Promise<void> {
  const owed = await readOwedPush(message.studioId, message.outboxId);
  if (!owed || isEnded(owed)) return;
  const of = await readPushedClass(owed);
  const now = deps.clock.now();
  if (!of || of.startsAt <= now.toISOString()) return supersede(owed, now, 'The class has begun.');
  if (isGuided(owed.marketplace)) return keepTask(owed, of, now);
  const leaseUntil = new Date(now.getTime() + leaseMs);
  const dueAt = new Date(leaseUntil.getTime() + sweepAfterLeaseMs);
  const claim = await claimPush({ push: owed, now, leaseUntil, dueAt });
  if (claim === 'claimed') return carryOut({ owed, of, leaseUntil, isLastTry }, deps);
  deps.logger.info('push not claimed', { outboxId: owed.outboxId, claim });
  if (claim === 'overtaken') return supersede(owed, now, 'A newer change took its place.');
  if (claim === 'held') throw new PushHeld(`push ${owed.outboxId} is held by another worker`);
}

const supersede = (owed: OwedPush, at: Date, message: string) =>
  settlePush({ push: owed, state: 'superseded', at, message });

interface Claimed {
  readonly owed: OwedPush;
  readonly of: PushedClass;
  readonly leaseUntil: Date;
  readonly isLastTry: boolean;
}

async function carryOut({ owed, of, leaseUntil, isLastTry }: Claimed, deps: PushDeps): Promise<void> {
  const credentials = await readCredentials(owed, deps);
  if (!credentials) return fail(owed, 'The marketplace is not connected.', undefined, deps);
  const session = sessionWith(credentials, owed.marketplace, deps);
  try {
    const outcome = await bringPlaces({
      connector: await connectorFor(owed.marketplace),
      session,
      of: { ...of, timezone: await readTimezone(owed.studioId) },
      places: owed.places,
    });
    await settle(owed, outcome, await keepRecording(owed, session, deps), deps);
  } catch (error) {
    if (!(error instanceof MarketplaceError)) throw error;
    const recordingKey = await keepRecording(owed, session, deps);
    if (isFinal(error) || isLastTry) await fail(owed, error.userMessage, recordingKey, deps);
    else await releasePush(owed, leaseUntil, recordingKey);
    if (!isFinal(error)) throw new PushDelayed(error);
  }
}

async function readCredentials(
  owed: OwedPush,
  { keys }: PushDeps,
): Promise<ConnectorCredentials | undefined> {
  const sealed = await readSealedCredentials(owed.studioId, owed.marketplace);
  if (!sealed) return undefined;
  const context = {
    studioId: owed.studioId,
    integrationId: owed.marketplace,
    purpose: 'credentials',
  } as const;
  return credentialsSchema.parse(JSON.parse(await keys.open(sealed, context)));
}

function sessionWith(
  credentials: ConnectorCredentials,
  marketplace: Marketplace,
  deps: PushDeps,
): ConnectorSession {
  const baseUrl = deps.baseUrls[marketplace];
  if (!baseUrl) throw new Error(`${marketplace} has no address`);
  return openSession({
    http: deps.http,
    baseUrl,
    credentials,
    timeoutMs: requestTimeoutMs,
    now: () => deps.clock.now(),
  });
}

async function settle(
  owed: OwedPush,
  outcome: PushOutcome,
  recordingKey: string,
  deps: PushDeps,
): Promise<void> {
  if (outcome.kind === 'refused') return fail(owed, outcome.message, recordingKey, deps);
  await settlePush({ push: owed, state: 'acked', at: deps.clock.now(), recordingKey });
  deps.logger.info('push confirmed', { outboxId: owed.outboxId, places: owed.places, sent: outcome.sent });
}

async function fail(
  owed: OwedPush,
  message: string,
  recordingKey: string | undefined,
  deps: PushDeps,
): Promise<void> {
  await settlePush({
    push: owed,
    state: 'failed',
    at: deps.clock.now(),
    message,
    ...(recordingKey !== undefined && { recordingKey }),
  });
  deps.logger.warn('push failed', { outboxId: owed.outboxId, marketplace: owed.marketplace });
}
