import type { Marketplace } from '#shared/contracts/channels.ts';
import type { Base, Logger } from '#functions/_platform/ports/base.ts';
import type { Http } from '#functions/_platform/ports/http.ts';
import type { OpeningKeys } from '#functions/_platform/ports/keys.ts';
import {
  afterFailure,
  closed,
  isOutage,
  passageOf,
  type BreakerState,
} from '#functions/_domain/connections/breaker.ts';
import type { BaseUrls } from '#functions/_domain/connections/base-urls.ts';
import type { ConnectorSession } from '#functions/_domain/connections/connectors/connector.ts';
import type { MarketplaceError } from '#functions/_domain/connections/connectors/marketplace-error.ts';
import { refusal } from '#functions/_domain/connections/connectors/refusal.ts';
import { openSession } from '#functions/_domain/connections/connectors/session.ts';
import { requestTimeoutsMs } from '#functions/_domain/connections/connectors/timeouts.ts';
import { credentialsSchema } from '#functions/_domain/connections/credentials.ts';
import {
  readHealth,
  storeBreaker,
  takeProbe,
  type StoredHealth,
} from '#functions/_domain/connections/health-store.ts';
import { readSealedCredentials } from '#functions/_domain/places/outbox/push-store.ts';
import { watchedHttp, type WatchedHttp } from '#functions/_domain/connections/watched-http.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

export interface PermitDeps extends Base {
  readonly http: Http;
  readonly keys: OpeningKeys;
  readonly baseUrls: BaseUrls;
  /** Whether the session only reads. The requests of such a session are logged together. */
  readonly isReading?: boolean;
}

/** A session that its circuit breaker permits. Its holder must call `recordEnd` with the outcome. */
export interface PermittedSession {
  readonly kind: 'admitted';
  readonly session: ConnectorSession;
  /** The session's HTTP client, which the holder must end however the session ends. */
  readonly watched: WatchedHttp;
  /** The health when the session began. */
  readonly health: StoredHealth;
  readonly sealedAt: string;
}

/**
 * Whether a session with a studio's marketplace may begin. If not, it must wait until an instant, or for new
 * credentials.
 */
export type Permit =
  | PermittedSession
  | { readonly kind: 'wait'; readonly until: Date }
  /** `isUnauthorized`: the stored credentials were refused earlier, and have not been replaced since. */
  | { readonly kind: 'refused'; readonly message: string; readonly isUnauthorized?: boolean };

/**
 * Sessions that end at the same time record their results one after another. A conflicting write is retried at most
 * this many times.
 */
const recordAttemptsMax = 5;

interface Whose {
  readonly studioId: string;
  readonly marketplace: Marketplace;
}

/** Opens a session with a studio's marketplace, if its circuit breaker permits one and credentials are stored. */
export async function requestPermit(
  table: StudioTable,
  { studioId, marketplace }: Whose,
  deps: PermitDeps,
): Promise<Permit> {
  const stored = await readSealedCredentials(table, studioId, marketplace);
  if (!stored) return notConnected;
  const health = await readHealth(table, studioId, marketplace);
  const passage = passageOf(health, stored.sealedAt, deps.clock.now());
  if (passage.kind === 'wait') {
    deps.logger.measure(
      'requests held back by the breaker',
      { BreakerHolds: 1 },
      { partner: marketplace, until: passage.until },
    );
    return passage;
  }
  if (passage.kind === 'refused')
    return {
      kind: 'refused',
      message: refusal(marketplace, 'unauthorized').userMessage,
      isUnauthorized: true,
    };
  const now = deps.clock.now();
  if (passage.kind === 'probe' && !(await takeProbe(table, health, now))) {
    const { notBefore } = await readHealth(table, studioId, marketplace);
    return { kind: 'wait', until: notBefore === undefined ? now : new Date(notBefore) };
  }
  return permitted(health, stored, deps);
}

/** Permits a session even if the circuit breaker is open, for a reading that a person requested. */
export async function permitRegardless(
  table: StudioTable,
  { studioId, marketplace }: Whose,
  deps: PermitDeps,
): Promise<Exclude<Permit, { kind: 'wait' }>> {
  const stored = await readSealedCredentials(table, studioId, marketplace);
  if (!stored) return notConnected;
  return permitted(await readHealth(table, studioId, marketplace), stored, deps);
}

const notConnected = { kind: 'refused', message: 'The marketplace is not connected.' } as const;

async function permitted(
  health: StoredHealth,
  { sealed, sealedAt }: { readonly sealed: string; readonly sealedAt: string },
  deps: PermitDeps,
): Promise<PermittedSession> {
  const { studioId, marketplace } = health;
  const context = { studioId, integrationId: marketplace, purpose: 'credentials' } as const;
  const credentials = credentialsSchema.parse(JSON.parse(await deps.keys.open(sealed, context)));
  const baseUrl = deps.baseUrls[marketplace];
  if (!baseUrl) throw new Error(`${marketplace} has no address`);
  const watched = watchedHttp(deps.http, marketplace, deps.logger, deps);
  const session = openSession({
    http: watched,
    baseUrl,
    credentials,
    timeoutMs: requestTimeoutsMs[marketplace],
    now: () => deps.clock.now(),
  });
  return { kind: 'admitted', session, watched, health, sealedAt };
}

const isQuiet = ({ failures, notBefore, refusedSealedAt, lastError }: StoredHealth): boolean =>
  failures === 0 && [notBefore, refusedSealedAt, lastError].every((recorded) => recorded === undefined);

/** Reports to the circuit breaker how a session ended. A success that follows another success is not written. */
export async function recordEnd(
  table: StudioTable,
  { health, sealedAt }: PermittedSession,
  error: MarketplaceError | undefined,
  { clock, logger }: PermitDeps,
): Promise<void> {
  const { studioId, marketplace } = health;
  const isTrouble = error !== undefined && (isOutage(error) || error.kind === 'unauthorized');
  let before = health;
  for (let attempt = 0; attempt < recordAttemptsMax; attempt += 1) {
    if (attempt > 0) before = await readHealth(table, studioId, marketplace);
    if (!isTrouble && isQuiet(before)) return;
    const now = clock.now();
    const after = error ? afterFailure(before, error, sealedAt, now) : closed;
    const recorded = isTrouble ? { error: { message: error.userMessage, at: now } } : {};
    if (await storeBreaker(table, { before, after, ...recorded })) {
      if (error) recordTrouble({ partner: marketplace, error, after, now }, logger);
      return;
    }
  }
  logger.warn('breaker state not stored', { marketplace });
}

interface Trouble {
  readonly partner: Marketplace;
  readonly error: MarketplaceError;
  readonly after: BreakerState;
  readonly now: Date;
}

/** Reports to the person on call how long the circuit breaker stays open, or that credentials are not accepted. */
function recordTrouble({ partner, error, after, now }: Trouble, logger: Logger): void {
  if (error.kind === 'unauthorized')
    return logger.measure('credentials refused', { CredentialsRefused: 1 }, { partner }, 'warn');
  if (after.notBefore === undefined) return;
  const seconds = Math.max(0, Math.round((Date.parse(after.notBefore) - now.getTime()) / 1000));
  const values = { partner, errorCode: error.kind, failures: after.failures };
  logger.measure('breaker open', { BreakerOpenSeconds: seconds }, values, 'warn');
}
