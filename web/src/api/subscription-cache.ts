import type { SubscriptionView } from '#shared/contracts/billing/subscription.ts';

/** The storage key of the last known subscription, which gives the next visit a head start and informs other tabs. */
export const cachedSubscriptionKey = 'cupo.subscription';

export type RememberedSubscription = Pick<
  SubscriptionView,
  'subscribed' | 'productId' | 'subscriptionEnd' | 'inTrial'
>;

/** The state to assume when a check fails. */
export const noSubscription: RememberedSubscription = {
  subscribed: false,
  productId: null,
  subscriptionEnd: null,
  inTrial: false,
};

export const isActive = ({ subscribed, inTrial }: Pick<SubscriptionView, 'subscribed' | 'inTrial'>) =>
  subscribed || inTrial;

/** True if the stored value says that the studio may use the product; false if it is unreadable. */
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

/** Whether the person will probably be let in, because they were last time. */
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
    // A browser without storage relies on the server alone.
  }
}

export function forgetSubscription(): void {
  try {
    localStorage.removeItem(cachedSubscriptionKey);
  } catch {
    // Without storage, there is nothing to delete.
  }
}
