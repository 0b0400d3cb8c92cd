/** The current state of a subscription at Stripe. Times are in Unix seconds. */
export interface StripeSubscription {
  readonly id: string;
  /** Stripe's statuses: `trialing`, `active`, `past_due`, `canceled` and others. */
  readonly status: string;
  readonly productId: string;
  readonly createdSeconds: number;
  readonly periodStartSeconds: number;
  readonly periodEndSeconds: number;
  /** When the subscription ends, if it was cancelled. Null if it renews. */
  readonly cancelsAtSeconds: number | null;
  readonly endedAtSeconds: number | null;
  readonly trialStartSeconds: number | null;
}

/** A Stripe checkout session. Only an open one can be completed. */
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
  /** The idempotency key: the same key never creates a second session. */
  readonly idempotencyKey: string;
}

/** The operations of Stripe that we use. Throws Failure `unavailable` if Stripe cannot be reached or is overloaded. */
export interface Payments {
  /** The studio's customer. If there is none, it is created with the given e-mail address. */
  customerOf(studioId: string, email: string | undefined): Promise<string>;
  /** All subscriptions that the customer ever had. */
  subscriptionsOf(customerId: string): Promise<StripeSubscription[]>;
  newestCheckout(customerId: string): Promise<Checkout | undefined>;
  expireCheckout(checkoutId: string): Promise<void>;
  /** Returns the URL of the checkout page. */
  createCheckout(checkout: NewCheckout): Promise<string>;
  /** Returns the URL of the billing portal, which links back to one of our paths. */
  openPortal(customerId: string, returnPath: string): Promise<string>;
}

/** An event with a valid signature. */
export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Date;
  /** The customer that the event is about. Undefined if there is none. */
  readonly customerId: string | undefined;
  /** Whether the event is for this account and for our key's mode (live or test). */
  readonly ours: boolean;
}

export interface StripeEvents {
  /** The event in a request's body. Undefined if its signature, age or form is invalid. */
  verify(bytes: Uint8Array, signature: string, receivedAt: Date): Promise<StripeEvent | undefined>;
}
