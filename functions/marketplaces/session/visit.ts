import type { ListingMarketplace } from '#shared/contracts/channels.ts';
import { requestPermit, recordEnd, type PermitDeps, type PermittedSession } from './permit.ts';
import type {
  ConnectorSession,
  MarketplaceConnector,
} from '#functions/_domain/connections/connectors/connector.ts';
import { connectorFor } from '#functions/_domain/connections/connectors.ts';
import { MarketplaceError } from '#functions/_domain/connections/connectors/marketplace-error.ts';
import { isFinal } from './place-push.ts';
import { RetryLater, secondsUntil } from '#functions/_platform/retry-later.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

export interface VisitDeps extends PermitDeps {
  /** The host where webhooks are set up, and the origin to which they are sent. */
  readonly webhooks: { readonly setupBaseUrl: string; readonly origin: string };
}

/**
 * The result of a session. `refused`: the session could not begin, or the marketplace refused permanently; a sentence
 * says why.
 */
export type Visit =
  | { readonly kind: 'done'; readonly session: ConnectorSession; readonly permit: PermittedSession }
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly error?: MarketplaceError;
      readonly session?: ConnectorSession;
    }
  | {
      readonly kind: 'later';
      readonly seconds: number | undefined;
      readonly error?: MarketplaceError;
      readonly session?: ConnectorSession;
    };

/**
 * Does work at a studio's marketplace if its circuit breaker permits a session, and reports to the breaker how the
 * session ended.
 *
 * @param before the permit of a visit that was just done, which is used again
 */
export async function visit(
  table: StudioTable,
  whose: { readonly studioId: string; readonly marketplace: ListingMarketplace },
  deps: VisitDeps,
  work: (connector: MarketplaceConnector, session: ConnectorSession) => Promise<void>,
  before?: PermittedSession,
): Promise<Visit> {
  const permit = before ?? (await requestPermit(table, whose, deps));
  if (permit.kind === 'refused') return permit;
  if (permit.kind === 'wait') return { kind: 'later', seconds: secondsUntil(permit.until, deps.clock.now()) };
  const session = { ...permit.session, setupBaseUrl: deps.webhooks.setupBaseUrl };
  try {
    await work(await connectorFor(whose.marketplace), session);
    await recordEnd(table, permit, undefined, deps);
    return { kind: 'done', session, permit };
  } catch (error) {
    if (!(error instanceof MarketplaceError)) throw error;
    await recordEnd(table, permit, error, deps);
    return isFinal(error)
      ? { kind: 'refused', message: error.userMessage, error, session }
      : { kind: 'later', seconds: error.retryAfterSeconds, error, session };
  } finally {
    permit.watched.end();
  }
}

/** Retries at the time that the marketplace requested, otherwise after a delay that doubles. */
export const later = ({ seconds, error }: Extract<Visit, { kind: 'later' }>): RetryLater =>
  new RetryLater(seconds, error?.message ?? 'nothing is sent for now', error);
