import type { Card } from './cards.ts';
import { type Emit, Invoicing, openInvoiceOf } from './invoicing.ts';
import { sessionObject } from './objects.ts';
import { newId, type Session, type State, type Subscription } from './state.ts';

const daySeconds = 24 * 3600;
/** A renewal's invoice is a draft for about an hour before the card is charged. */
const draftSeconds = 3600;
const trialWarningDays = 3;

export type LifecycleOptions = {
  state: State;
  /** The simulator's own address, for links on its pages. */
  url: () => string;
  emit: Emit;
};

type Due = { at: number; run: () => void };

/** The life cycle of subscriptions: how they begin, renew, become due and end. All times are Unix seconds. */
export class Lifecycle {
  readonly #state: State;
  readonly #url: () => string;
  readonly #emit: Emit;
  readonly #invoicing: Invoicing;

  constructor({ state, url, emit }: LifecycleOptions) {
    this.#state = state;
    this.#url = url;
    this.#emit = emit;
    this.#invoicing = new Invoicing(state, emit);
  }

  /** Processes everything that is due by then, in order, each at its own due time. */
  advanceTo(now: number): void {
    for (let due = this.#next(); due && due.at <= now; due = this.#next()) due.run();
    for (const one of Object.values(this.#state.sessions))
      if (one.status === 'open' && one.expiresAt <= now) this.expire(one, one.expiresAt);
  }

  /** Completes a checkout with a card, which begins the subscription. */
  complete(session: Session, card: Card, email: string | undefined, at: number): void {
    const customer = this.#state.customers[session.customerId];
    if (!customer) throw new Error(`no customer ${session.customerId}`);
    Object.assign(customer, { card, email: email ?? customer.email });
    const one = newSubscription(session, at);
    this.#state.subscriptions[one.id] = one;
    Object.assign(session, { status: 'complete', subscriptionId: one.id });
    this.#invoicing.tellSubscription('created', one, at);
    if (one.trialEnd === null)
      this.#invoicing.charge(one, this.#invoicing.bill(one, 'subscription_create', at, at), at);
    this.#emit('checkout.session.completed', sessionObject(session, this.#url()), at);
  }

  expire(session: Session, at: number): void {
    session.status = 'expired';
    this.#emit('checkout.session.expired', sessionObject(session, this.#url()), at);
  }

  setCancelAtPeriodEnd(one: Subscription, cancels: boolean, at: number): void {
    Object.assign(one, { cancelAtPeriodEnd: cancels, canceledAt: cancels ? at : null });
    this.#invoicing.tellSubscription('updated', one, at);
  }

  end(one: Subscription, at: number): void {
    this.#invoicing.end(one, at);
  }

  /** Replaces the card, and charges an unpaid invoice to the new card at once. */
  setCard(customerId: string, card: Card, at: number): void {
    const customer = this.#state.customers[customerId];
    if (customer) customer.card = card;
    for (const one of Object.values(this.#state.subscriptions)) {
      const invoice = openInvoiceOf(this.#state, one);
      if (one.customerId === customerId && invoice?.status === 'open')
        this.#invoicing.charge(one, invoice, at);
    }
  }

  #next(): Due | undefined {
    return earliest(Object.values(this.#state.subscriptions).flatMap((one) => this.#duesOf(one)));
  }

  /** The next automatic events of a subscription. */
  #duesOf(one: Subscription): Due[] {
    if (one.status === 'canceled') return [];
    const dues: Due[] = [{ at: one.periodEnd, run: () => this.#renew(one, one.periodEnd) }];
    const invoice = openInvoiceOf(this.#state, one);
    const chargeAt = invoice?.nextAttemptAt;
    if (invoice && typeof chargeAt === 'number')
      dues.push({ at: chargeAt, run: () => this.#invoicing.charge(one, invoice, chargeAt) });
    if (one.trialEnd !== null && !one.trialEndTold && one.status === 'trialing') {
      const at = Math.max(one.created, one.trialEnd - trialWarningDays * daySeconds);
      dues.push({ at, run: () => this.#warn(one, at) });
    }
    return dues;
  }

  #warn(one: Subscription, at: number): void {
    one.trialEndTold = true;
    this.#invoicing.tellSubscription('trial_will_end', one, at);
  }

  #renew(one: Subscription, at: number): void {
    if (one.cancelAtPeriodEnd) return this.end(one, at);
    if (one.status === 'trialing') one.status = 'active';
    Object.assign(one, { periodStart: at, periodEnd: nextMonth(at) });
    // An unpaid invoice of the previous period is retried first, and the next period is billed only after that.
    if (!openInvoiceOf(this.#state, one))
      this.#invoicing.bill(one, 'subscription_cycle', at, at + draftSeconds);
    this.#invoicing.tellSubscription('updated', one, at);
  }
}

const earliest = (dues: readonly Due[]): Due | undefined =>
  dues.reduce<Due | undefined>((first, one) => (first && first.at <= one.at ? first : one), undefined);

function newSubscription(session: Session, at: number): Subscription {
  const trialEnd = session.trialDays === null ? null : at + session.trialDays * daySeconds;
  return {
    id: newId('sub'),
    itemId: newId('si'),
    created: at,
    customerId: session.customerId,
    status: trialEnd === null ? 'active' : 'trialing',
    periodStart: at,
    periodEnd: trialEnd ?? nextMonth(at),
    trialStart: trialEnd === null ? null : at,
    trialEnd,
    trialEndTold: false,
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    metadata: session.subscriptionMetadata,
    invoiceId: null,
  };
}

/** The same day and time of the next month, or that month's last day. */
function nextMonth(at: number): number {
  const from = new Date(at * 1000);
  const to = new Date(from);
  to.setUTCMonth(from.getUTCMonth() + 1);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return to.getTime() / 1000;
}
