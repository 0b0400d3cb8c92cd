import { receiveEvent } from '../../shared/contracts/billing/receive-event.ts';
import { Failure } from '../../shared/contracts/failure.ts';
import { stripeEvents, subscriptions } from '../_platform/adapters/stripe.ts';
import type { Clock, Logger } from '../_platform/ports/base.ts';
import type { Payments, StripeEvent } from '../_platform/ports/payments.ts';
import { publicOperation } from '../_platform/public-operation.ts';
import { inStudio } from '../_platform/scope.ts';
import { studioOfCustomer } from './customer-store.ts';
import { markHandled, wasHandled } from './event-store.ts';
import { syncSubscription } from './sync-subscription.ts';

interface Deps {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly subscriptions: Pick<Payments, 'subscriptionsOf'>;
}

const received = { received: true } as const;
const ofSubscriptions = /^(customer\.subscription|checkout\.session|invoice)\./;

/** What an event says is not believed, only that something happened: Stripe is asked how things stand now. */
async function take({ id, customerId }: StripeEvent, deps: Deps): Promise<void> {
  const studioId = customerId === undefined ? undefined : await studioOfCustomer(customerId);
  if (customerId === undefined || studioId === undefined)
    return deps.logger.warn('stripe event of nobody', { eventId: id });
  await inStudio(studioId, async () => {
    if (await wasHandled(studioId, id)) return;
    await syncSubscription(studioId, customerId, deps.subscriptions);
    await markHandled(studioId, id, deps.clock.now());
  });
}

/** Whatever stood in the way, Stripe is to send it again. */
const later = (error: unknown): never => {
  throw error instanceof Failure
    ? new Failure('unavailable', 'The event could not be taken in. Please send it again.', [], error)
    : error;
};

export const handler = publicOperation(
  receiveEvent,
  { events: stripeEvents, subscriptions },
  async ({ received: { bytes, headers }, deps }) => {
    const signature = headers['stripe-signature'] ?? '';
    const event = await deps.events.verify(bytes, signature, deps.clock.now());
    if (!event) {
      deps.logger.warn('stripe signature refused', { bodyBytes: bytes.length });
      throw new Failure('invalid-input', 'The signature is not right.');
    }
    deps.logger.info('stripe event', { eventId: event.id, type: event.type, ours: event.ours });
    if (event.ours && ofSubscriptions.test(event.type)) await take(event, deps).catch(later);
    return received;
  },
);
