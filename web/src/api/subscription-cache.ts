import type { SubscriptionView } from '#shared/contracts/billing/subscription.ts';

/** Where the last known subscription is remembered: for a head start at the next visit, and for other tabs. */
export const cachedSubscriptionKey = 'cupo.subscription';

export type RememberedSubscription = Pick<
  SubscriptionView,
  'subscribed' | 'productId' | 'subscriptionEnd' | 'inTrial'
>;

/** What holds when a check fails. */
export const noSubscription: RememberedSubscription = {
  subscribed: false,
  productId: null,
  subscriptionEnd: null,
  inTrial: false,
};

export const isActive = ({ subscribed, inTrial }: Pick<SubscriptionView, 'subscribed' | 'inTrial'>) =>
  subscribed || inTrial;

/** True when what was remembered says that the studio may use the product; anything unreadable says no. */
export function remembersActive(stored: string | null): boolean {
  try {
    const found = JSON.parse(stored ?? 'null') as Partial<
      Record<keyof RememberedSubscription, unknown>
    > | null;
    return found?.subscribed === true || found?.inTrial === true;
  } catch {
    return false;
  }
}

/** Whether the person will most likely be let in, as last time. */
export function expectsEntry(): boolean {
  try {
    return remembersActive(localStorage.getItem(cachedSubscriptionKey));
  } catch {
    return false;
  }
}

export function writeSubscription({
  subscribed,
  productId,
  subscriptionEnd,
  inTrial,
}: RememberedSubscription): void {
  try {
    localStorage.setItem(
      cachedSubscriptionKey,
      JSON.stringify({ subscribed, productId, subscriptionEnd, inTrial } satisfies RememberedSubscription),
    );
  } catch {
    // A browser that stores nothing asks the server alone.
  }
}

export function forgetSubscription(): void {
  try {
    localStorage.removeItem(cachedSubscriptionKey);
  } catch {
    // Nothing was stored.
  }
}
