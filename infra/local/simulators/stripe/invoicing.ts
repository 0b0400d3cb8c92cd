import { invoiceObject, type Shown, subscriptionObject } from './objects.ts';
import { type Invoice, newId, type State, type Subscription } from './state.ts';
import { soldPlan } from './plan.ts';

const daySeconds = 24 * 3600;
/** The delays before a failed payment is retried. After the last retry the subscription ends. */
const retryDays = [3, 5, 7];

export type Emit = (type: string, object: Shown, createdSeconds: number) => void;

export const openInvoiceOf = ({ invoices }: State, { invoiceId }: Subscription): Invoice | undefined => {
  const found = invoiceId === null ? undefined : invoices[invoiceId];
  return found && ['draft', 'open'].includes(found.status) ? found : undefined;
};

/** Invoices of subscriptions: creation, payment, refusal and retries. All times are Unix seconds. */
export class Invoicing {
  readonly #state: State;
  readonly #emit: Emit;

  constructor(state: State, emit: Emit) {
    this.#state = state;
    this.#emit = emit;
  }

  bill(one: Subscription, reason: Invoice['reason'], at: number, chargeAt: number): Invoice {
    const invoice: Invoice = {
      id: newId('in'),
      created: at,
      customerId: one.customerId,
      subscriptionId: one.id,
      amountMinor: soldPlan.priceMonthlyMinor,
      reason,
      status: 'draft',
      attempts: 0,
      nextAttemptAt: chargeAt,
    };
    this.#state.invoices[invoice.id] = invoice;
    one.invoiceId = invoice.id;
    this.#tell('created', invoice, at);
    return invoice;
  }

  charge(one: Subscription, invoice: Invoice, at: number): void {
    invoice.attempts += 1;
    if (this.#state.customers[one.customerId]?.card?.pays) this.#settled(one, invoice, at);
    else this.#refused(one, invoice, at);
  }

  /** Ends a subscription at once, and voids its open invoice. */
  end(one: Subscription, at: number): void {
    Object.assign(one, { status: 'canceled', endedAt: at, canceledAt: one.canceledAt ?? at });
    const invoice = openInvoiceOf(this.#state, one);
    if (invoice) Object.assign(invoice, { status: 'void', nextAttemptAt: null });
    this.tellSubscription('deleted', one, at);
  }

  tellSubscription(type: string, one: Subscription, at: number): void {
    this.#emit(`customer.subscription.${type}`, subscriptionObject(one), at);
  }

  #tell(type: string, one: Invoice, at: number): void {
    this.#emit(`invoice.${type}`, invoiceObject(one), at);
  }

  #settled(one: Subscription, invoice: Invoice, at: number): void {
    Object.assign(invoice, { status: 'paid', nextAttemptAt: null });
    this.#tell('paid', invoice, at);
    if (one.status !== 'past_due') return;
    one.status = 'active';
    this.tellSubscription('updated', one, at);
  }

  #refused(one: Subscription, invoice: Invoice, at: number): void {
    const days = retryDays[invoice.attempts - 1];
    const nextAttemptAt = days === undefined ? null : at + days * daySeconds;
    Object.assign(invoice, { status: 'open', nextAttemptAt });
    this.#tell('payment_failed', invoice, at);
    if (days === undefined) return this.end(one, at);
    if (one.status === 'past_due') return;
    one.status = 'past_due';
    this.tellSubscription('updated', one, at);
  }
}
