import type { ListingMarketplace } from '#shared/contracts/channels.ts';
import type { Retries } from '#functions/_platform/ports/queues.ts';
import { admit, noteEnd, type AdmissionDeps } from './admission.ts';
import type {
  ConnectorSession,
  MarketplaceConnector,
} from '#functions/_domain/connections/connectors/connector.ts';
import { connectorFor } from '#functions/_domain/connections/connectors.ts';
import { MarketplaceError } from '#functions/_domain/connections/connectors/marketplace-error.ts';
import { isFinal } from './place-push.ts';
import { retryDelaySeconds } from './retry-delay.ts';

export interface VisitDeps extends AdmissionDeps {
  readonly retries: Retries;
  /** Where webhooks are set up, and where they are to come. */
  readonly webhooks: { readonly setupBaseUrl: string; readonly origin: string };
}

/** A message of the queue, as its worker got it. */
export interface Delivery<M> {
  readonly message: M;
  /** How often the message was delivered, this time included. */
  readonly receives: number;
  readonly receipt: string;
}

/** What a visit came to. `refused`: it could not begin, or the marketplace refused for good; in words. */
export type Visit =
  | { readonly kind: 'done'; readonly session: ConnectorSession }
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

const secondsUntil = (until: Date, now: Date): number =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));

/** Does work at a studio's marketplace, where its breaker lets somebody through, and says how it ended. */
export async function visit(
  whose: { readonly studioId: string; readonly marketplace: ListingMarketplace },
  deps: Omit<VisitDeps, 'retries'>,
  work: (connector: MarketplaceConnector, session: ConnectorSession) => Promise<void>,
): Promise<Visit> {
  const admission = await admit(whose, deps);
  if (admission.kind === 'refused') return admission;
  if (admission.kind === 'wait')
    return { kind: 'later', seconds: secondsUntil(admission.until, deps.clock.now()) };
  const session = { ...admission.session, setupBaseUrl: deps.webhooks.setupBaseUrl };
  try {
    await work(await connectorFor(whose.marketplace), session);
    await noteEnd(admission, undefined, deps);
    return { kind: 'done', session };
  } catch (error) {
    if (!(error instanceof MarketplaceError)) throw error;
    await noteEnd(admission, error, deps);
    return isFinal(error)
      ? { kind: 'refused', message: error.userMessage, error, session }
      : { kind: 'later', seconds: error.retryAfterSeconds, error, session };
  } finally {
    admission.watched.end();
  }
}

/** The message is to come again: what it asks for could not be done now. */
export class ComesAgain extends Error {
  override readonly name = 'ComesAgain';
}

/**
 * Has a message come again after what the marketplace asked for, or with a doubling delay.
 *
 * @throws {ComesAgain} always
 */
export async function comeAgain(
  { receives, receipt }: Pick<Delivery<unknown>, 'receives' | 'receipt'>,
  seconds: number | undefined,
  { retries }: { readonly retries: Retries },
): Promise<never> {
  await retries.after(receipt, retryDelaySeconds(receives, seconds));
  throw new ComesAgain('it could not be done now');
}
