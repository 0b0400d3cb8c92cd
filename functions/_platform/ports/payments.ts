/** The current state of a subscription at Stripe. Seconds are Unix time. */
export interface StripeSubscription {
  readonly id: string;
  /** Stripe's statuses: `trialing`, `active`, `past_due`, `canceled` and others. */
  readonly status: string;
  readonly productId: string;
  readonly createdSeconds: number;
  readonly periodEndSeconds: number;
  /** When it ends, if somebody cancelled it; null if it renews. */
  readonly cancelsAtSeconds: number | null;
  readonly endedAtSeconds: number | null;
  readonly trialStartSeconds: number | null;
}

/** A visit to Stripe's checkout. Only an open one can be finished. */
export interface Checkout {
  readonly id: string;
  readonly open: boolean;
  readonly url: string | null;
  readonly trial: boolean;
}

export interface NewCheckout {
  readonly studioId: string;
  readonly customerId: string;
  readonly trialDays: number | undefined;
  /** The same key never makes a second checkout. */
  readonly idempotencyKey: string;
}

/** Our use of Stripe. Throws Failure `unavailable` if Stripe cannot be reached or is overloaded. */
export interface Payments {
  /** The studio's customer; creates one with the given address if there is none. */
  customerOf(studioId: string, email: string | undefined): Promise<string>;
  /** All subscriptions a customer ever had. */
  subscriptionsOf(customerId: string): Promise<StripeSubscription[]>;
  newestCheckout(customerId: string): Promise<Checkout | undefined>;
  expireCheckout(checkoutId: string): Promise<void>;
  /** Answers with the address of the checkout's page. */
  createCheckout(checkout: NewCheckout): Promise<string>;
  /** Returns the address of the portal, which links back to one of our paths. */
  openPortal(customerId: string, returnPath: string): Promise<string>;
}

/** An event whose signature was right. */
export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Date;
  /** The customer it is about; undefined if it is about none. */
  readonly customerId: string | undefined;
  /** Whether the event belongs to this account, in the same mode (live or test) as our key. */
  readonly ours: boolean;
}

export interface StripeEvents {
  /** The event in a request's body; undefined if signature, age or form is wrong. */
  verify(bytes: Uint8Array, signature: string, receivedAt: Date): Promise<StripeEvent | undefined>;
}
