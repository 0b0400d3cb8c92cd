import { receiveEvent } from '#shared/contracts/billing/receive-event.ts';
import { Failure } from '#shared/contracts/failure.ts';
import { stripeEvents, subscriptions } from '#functions/_platform/adapters/stripe.ts';
import type { Clock, Logger } from '#functions/_platform/ports/base.ts';
import type { Payments, StripeEvent } from '#functions/_platform/ports/payments.ts';
import { publicOperation } from '#functions/_platform/public-operation.ts';
import { studioOfCustomer } from './customer-store.ts';
import { markHandled, wasHandled } from './event-store.ts';
import { syncSubscription } from './sync-subscription.ts';
import type { Tables } from '#functions/_platform/ports/table.ts';
import { table } from '#functions/_platform/table.ts';

interface Deps {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly subscriptions: Pick<Payments, 'subscriptionsOf'>;
}

const received = { received: true } as const;
const source = 'stripe';
const ofSubscriptions = /^(customer\.subscription|checkout\.session|invoice)\./;

/** Handles a Stripe event. Its content is not trusted: the current state is requested from Stripe. */
async function take(tables: Tables, { id, customerId }: StripeEvent, deps: Deps): Promise<void> {
  const studioId =
    customerId === undefined ? undefined : await studioOfCustomer(tables.acrossStudios, customerId);
  if (customerId === undefined || studioId === undefined)
    return deps.logger.warn('stripe event for an unknown customer', { eventId: id });
  const table = tables.forStudio(studioId);
  if (await wasHandled(table, studioId, id)) return;
  await syncSubscription(table, studioId, customerId, deps.subscriptions);
  await markHandled(table, studioId, id, deps.clock.now());
}

/** Whatever the error is, Stripe is asked to send the event again. */
const later = (error: unknown, { logger }: Deps): never => {
  if (!(error instanceof Failure)) throw error;
  logger.measure('stripe request failed', { PaymentFailures: 1 }, { errorCode: error.code }, 'warn');
  throw new Failure('unavailable', 'The event could not be taken in. Please send it again.', [], error);
};

export const handler = publicOperation(
  receiveEvent,
  { table, events: stripeEvents, subscriptions },
  async ({ received: { bytes, headers }, deps }) => {
    const signature = headers['stripe-signature'] ?? '';
    const event = await deps.events.verify(bytes, signature, deps.clock.now());
    if (!event) {
      deps.logger.measure('webhook refused', { WebhooksRefused: 1 }, { source, why: 'signature' }, 'warn');
      throw new Failure('invalid-input', 'The signature is not right.');
    }
    const { id: eventId, type, ours, createdAt } = event;
    const isTaken = ours && ofSubscriptions.test(type);
    if (isTaken) await take(deps.table, event, deps).catch((error: unknown) => later(error, deps));
    const lagSeconds = Math.max(0, (deps.clock.now().getTime() - createdAt.getTime()) / 1000);
    const measured = { WebhooksReceived: 1, WebhookLag: Math.round(lagSeconds) };
    deps.logger.measure('webhook received', measured, { source, eventId, type, ours });
    return received;
  },
);
