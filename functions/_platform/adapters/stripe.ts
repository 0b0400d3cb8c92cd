import type Stripe from 'stripe';
import * as z from 'zod';
import { environment } from '../common/environment.ts';
import type { Checkout, NewCheckout, Payments, StripeEvents, StripeSubscription } from '../ports/payments.ts';
import { secretFrom } from './secrets.ts';
import { requested, stripeAccess } from './stripe-client.ts';

const pageMax = 100;
const toleranceSeconds = 300;
const idOf = (reference: string | { id: string }): string =>
  typeof reference === 'string' ? reference : reference.id;

/** A subscription's period is the period of its only item, because there is only one plan. */
function subscriptionOf(given: Stripe.Subscription): StripeSubscription {
  const [item] = given.items.data;
  if (!item) throw new Error(`the subscription ${given.id} has no item`);
  const periodEndSeconds = item.current_period_end;
  return {
    id: given.id,
    status: given.status,
    productId: idOf(item.price.product),
    createdSeconds: given.created,
    periodStartSeconds: item.current_period_start,
    periodEndSeconds,
    cancelsAtSeconds: given.cancel_at ?? (given.cancel_at_period_end ? periodEndSeconds : null),
    endedAtSeconds: given.ended_at,
    trialStartSeconds: given.trial_start,
  };
}

const checkoutOf = ({ id, status, url, metadata }: Stripe.Checkout.Session): Checkout => ({
  id,
  open: status === 'open',
  url,
  trial: metadata?.['trial'] === 'yes',
});

async function customerOf(
  { customers }: Stripe,
  studioId: string,
  email: string | undefined,
): Promise<string> {
  const query = `metadata['studioId']:'${studioId}'`;
  const { data } = await requested(customers.search({ query, limit: 1 }));
  // The search lags by up to a minute. The idempotency key is valid for longer than that.
  const idempotencyKey = `customer-${studioId}`;
  const made = { metadata: { studioId }, ...(email !== undefined && { email }) };
  return (data[0] ?? (await requested(customers.create(made, { idempotencyKey })))).id;
}

const sessionOf = (
  { studioId, customerId, trialDays }: NewCheckout,
  price: string,
  origin: string,
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'subscription',
  customer: customerId,
  client_reference_id: studioId,
  line_items: [{ price, quantity: 1 }],
  success_url: `${origin}/?checkout=success`,
  cancel_url: `${origin}/subscribe?checkout=cancelled`,
  payment_method_collection: 'always',
  metadata: { studioId, trial: trialDays === undefined ? 'no' : 'yes' },
  subscription_data: {
    metadata: { studioId },
    ...(trialDays !== undefined && { trial_period_days: trialDays }),
  },
});

/** The part of Stripe that the webhook needs. It only reads subscriptions. */
export function subscriptions(): Pick<Payments, 'subscriptionsOf'> {
  const access = stripeAccess();
  return {
    subscriptionsOf: async (customer) => {
      const { client } = await access();
      const list = client.subscriptions.list({ customer, status: 'all', limit: pageMax });
      return (await requested(list)).data.map(subscriptionOf);
    },
  };
}

/** Creates sessions of the billing portal. */
export function portal(): Pick<Payments, 'openPortal'> {
  const access = stripeAccess();
  const { WEB_ORIGIN } = environment('WEB_ORIGIN');
  return {
    openPortal: async (customer, returnPath) => {
      const { client } = await access();
      const session = { customer, return_url: `${WEB_ORIGIN}${returnPath}` };
      return (await requested(client.billingPortal.sessions.create(session))).url;
    },
  };
}

/** The part of Stripe that a checkout needs. */
export function payments(): Payments {
  const access = stripeAccess();
  const { STRIPE_PRICE_ID, WEB_ORIGIN } = environment('STRIPE_PRICE_ID', 'WEB_ORIGIN');
  return {
    ...subscriptions(),
    ...portal(),
    customerOf: async (studioId, email) => customerOf((await access()).client, studioId, email),
    newestCheckout: async (customer) => {
      const { client } = await access();
      const { data } = await requested(client.checkout.sessions.list({ customer, limit: 1 }));
      return data[0] && checkoutOf(data[0]);
    },
    expireCheckout: async (checkoutId) => {
      await requested((await access()).client.checkout.sessions.expire(checkoutId));
    },
    createCheckout: async (checkout) => {
      const { client } = await access();
      const { idempotencyKey } = checkout;
      const session = sessionOf(checkout, STRIPE_PRICE_ID, WEB_ORIGIN);
      const { url } = await requested(client.checkout.sessions.create(session, { idempotencyKey }));
      if (url === null) throw new Error('the checkout has no page');
      return url;
    },
  };
}

/** Stripe's ids have at most 255 characters. */
const idCharactersMax = 255;
const stripeId = z.string().regex(/^\w+$/).max(idCharactersMax);

const eventShape = z.object({
  id: stripeId.startsWith('evt_'),
  type: z.string().max(idCharactersMax),
  created: z.int().min(0),
  livemode: z.boolean(),
  account: z.string().nullish(),
  data: z.object({
    object: z.looseObject({
      id: z.string().optional(),
      object: z.string().optional(),
      customer: z.union([stripeId, z.object({ id: stripeId })]).nullish(),
    }),
  }),
});

/** Whether an event is dated further in the future than clock differences can explain. */
const isAhead = (seconds: number, receivedAt: Date): boolean =>
  seconds * 1000 > receivedAt.getTime() + toleranceSeconds * 1000;

/** Verifies the signature of the received bytes with the endpoint's secret, before their content is read. */
export function stripeEvents(): StripeEvents {
  const access = stripeAccess();
  const { STRIPE_WEBHOOK_SECRET_PARAMETER } = environment('STRIPE_WEBHOOK_SECRET_PARAMETER');
  const readSecret = secretFrom(STRIPE_WEBHOOK_SECRET_PARAMETER, z.string().regex(/^whsec_\S{8,}$/));
  return {
    verify: async (bytes, signature, receivedAt) => {
      const [{ client, live }, secret] = await Promise.all([access(), readSecret()]);
      const event = eventShape.safeParse(constructed(client, bytes, signature, secret, receivedAt));
      if (!event.success || isAhead(event.data.created, receivedAt)) return undefined;
      const { id, type, created, livemode, account, data } = event.data;
      const { customer } = data.object;
      const customerId = customer ? idOf(customer) : undefined;
      const createdAt = new Date(created * 1000);
      return { id, type, createdAt, customerId, ours: livemode === live && !account };
    },
  };
}

function constructed(
  { webhooks }: Stripe,
  bytes: Uint8Array,
  signature: string,
  secret: string,
  receivedAt: Date,
): unknown {
  try {
    return webhooks.constructEvent(
      Buffer.from(bytes),
      signature,
      secret,
      toleranceSeconds,
      undefined,
      receivedAt.getTime(),
    );
  } catch {
    return undefined;
  }
}
