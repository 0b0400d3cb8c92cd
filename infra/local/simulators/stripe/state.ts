import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { storedState } from '../_shared/stored-state.ts';
import { card } from './cards.ts';

const seconds = z.int();
const texts = z.record(z.string(), z.string());

const customer = z.strictObject({
  id: z.string(),
  created: seconds,
  email: z.string().nullable(),
  metadata: texts,
  card: card.nullable(),
});

const session = z.strictObject({
  id: z.string(),
  created: seconds,
  expiresAt: seconds,
  status: z.enum(['open', 'complete', 'expired']),
  customerId: z.string(),
  clientReferenceId: z.string().nullable(),
  trialDays: z.int().nullable(),
  successUrl: z.string(),
  cancelUrl: z.string(),
  metadata: texts,
  subscriptionMetadata: texts,
  subscriptionId: z.string().nullable(),
});

const subscription = z.strictObject({
  id: z.string(),
  itemId: z.string(),
  created: seconds,
  customerId: z.string(),
  status: z.enum(['trialing', 'active', 'past_due', 'canceled']),
  periodStart: seconds,
  periodEnd: seconds,
  trialStart: seconds.nullable(),
  trialEnd: seconds.nullable(),
  trialEndTold: z.boolean(),
  cancelAtPeriodEnd: z.boolean(),
  canceledAt: seconds.nullable(),
  endedAt: seconds.nullable(),
  metadata: texts,
  invoiceId: z.string().nullable(),
});

const invoice = z.strictObject({
  id: z.string(),
  created: seconds,
  customerId: z.string(),
  subscriptionId: z.string(),
  amountMinor: z.int(),
  reason: z.enum(['subscription_create', 'subscription_cycle']),
  status: z.enum(['draft', 'open', 'paid', 'void']),
  attempts: z.int(),
  /** When the card is charged next; null if nothing will be retried any more. */
  nextAttemptAt: seconds.nullable(),
});

const event = z.strictObject({
  id: z.string(),
  created: seconds,
  type: z.string(),
  object: z.record(z.string(), z.unknown()),
  attempts: z.int(),
  /** When the event is sent next; null once it is accepted or abandoned. */
  nextAttemptMs: z.number().nullable(),
  taken: z.boolean(),
});

const portalVisit = z.strictObject({ id: z.string(), customerId: z.string(), returnUrl: z.string() });
const remembered = z.strictObject({ request: z.string(), status: z.int(), body: z.string() });

const shape = z.strictObject({
  customers: z.record(z.string(), customer),
  sessions: z.record(z.string(), session),
  subscriptions: z.record(z.string(), subscription),
  invoices: z.record(z.string(), invoice),
  events: z.record(z.string(), event),
  portalVisits: z.record(z.string(), portalVisit),
  /** Answers by idempotency key. */
  remembered: z.record(z.string(), remembered),
});

export type State = z.output<typeof shape>;
export type Customer = z.output<typeof customer>;
export type Session = z.output<typeof session>;
export type Subscription = z.output<typeof subscription>;
export type Invoice = z.output<typeof invoice>;
export type StripeEvent = z.output<typeof event>;

const nothing: State = {
  customers: {},
  sessions: {},
  subscriptions: {},
  invoices: {},
  events: {},
  portalVisits: {},
  remembered: {},
};

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** The state of Stripe. Stored in a file if one is given. */
export const loadState = (file: string | undefined) => storedState(file, shape, nothing);
