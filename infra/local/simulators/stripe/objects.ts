import type { Customer, Invoice, Session, State, StripeEvent, Subscription } from './state.ts';
import { soldPlan } from './plan.ts';

/** The parts of the objects of Stripe's API that its clients read. */
export type Shown = Record<string, unknown>;

export const apiVersion = '2026-10-28.endive';
export const priceId = 'price_professional_monthly';
export const productId = 'prod_professional';

export const productObject = (): Shown => ({
  id: productId,
  object: 'product',
  active: true,
  created: 1_767_225_600,
  default_price: priceId,
  livemode: false,
  metadata: {},
  name: `${soldPlan.seller} ${soldPlan.name}`,
  type: 'service',
});

export const priceObject = (): Shown => ({
  id: priceId,
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  created: 1_767_225_600,
  currency: soldPlan.currency.toLowerCase(),
  livemode: false,
  lookup_key: null,
  metadata: {},
  product: productId,
  recurring: { interval: 'month', interval_count: 1, trial_period_days: null, usage_type: 'licensed' },
  type: 'recurring',
  unit_amount: soldPlan.priceMonthlyMinor,
});

export const customerObject = ({ id, created, email, metadata }: Customer): Shown => ({
  id,
  object: 'customer',
  created,
  email,
  livemode: false,
  metadata,
  invoice_settings: { default_payment_method: null },
});

export const sessionObject = (one: Session, url: string): Shown => ({
  id: one.id,
  object: 'checkout.session',
  created: one.created,
  expires_at: one.expiresAt,
  client_reference_id: one.clientReferenceId,
  customer: one.customerId,
  livemode: false,
  metadata: one.metadata,
  mode: 'subscription',
  payment_status: one.status === 'complete' ? (one.trialDays ? 'no_payment_required' : 'paid') : 'unpaid',
  status: one.status,
  subscription: one.subscriptionId,
  success_url: one.successUrl,
  cancel_url: one.cancelUrl,
  url: one.status === 'open' ? `${url}/c/pay/${one.id}` : null,
});

export const subscriptionObject = (one: Subscription): Shown => ({
  id: one.id,
  object: 'subscription',
  created: one.created,
  currency: soldPlan.currency.toLowerCase(),
  customer: one.customerId,
  status: one.status,
  cancel_at: one.cancelAtPeriodEnd ? one.periodEnd : null,
  cancel_at_period_end: one.cancelAtPeriodEnd,
  canceled_at: one.canceledAt,
  ended_at: one.endedAt,
  collection_method: 'charge_automatically',
  items: list(`/v1/subscription_items?subscription=${one.id}`, [
    {
      id: one.itemId,
      object: 'subscription_item',
      created: one.created,
      current_period_start: one.periodStart,
      current_period_end: one.periodEnd,
      metadata: {},
      price: priceObject(),
      quantity: 1,
      subscription: one.id,
    },
  ]),
  latest_invoice: one.invoiceId,
  livemode: false,
  metadata: one.metadata,
  start_date: one.created,
  trial_start: one.trialStart,
  trial_end: one.trialEnd,
});

export const invoiceObject = (one: Invoice): Shown => ({
  id: one.id,
  object: 'invoice',
  created: one.created,
  amount_due: one.amountMinor,
  amount_paid: one.status === 'paid' ? one.amountMinor : 0,
  attempt_count: one.attempts,
  billing_reason: one.reason,
  currency: soldPlan.currency.toLowerCase(),
  customer: one.customerId,
  livemode: false,
  next_payment_attempt: one.nextAttemptAt,
  parent: { type: 'subscription_details', subscription_details: { subscription: one.subscriptionId } },
  status: one.status,
});

export const eventObject = (one: StripeEvent): Shown => ({
  id: one.id,
  object: 'event',
  api_version: apiVersion,
  created: one.created,
  data: { object: one.object },
  livemode: false,
  pending_webhooks: one.nextAttemptMs === null ? 0 : 1,
  request: { id: null, idempotency_key: null },
  type: one.type,
});

export const list = (url: string, data: readonly Shown[], limit = data.length): Shown => ({
  object: 'list',
  url,
  has_more: data.length > limit,
  data: data.slice(0, limit),
});

export const newestFirst = <T extends { created: number; id: string }>(all: Record<string, T>): T[] =>
  Object.values(all).toReversed();

export const subscriptionsOf = ({ subscriptions }: State, customerId: string): Subscription[] =>
  newestFirst(subscriptions).filter((one) => one.customerId === customerId);
