import { untilStored } from '#functions/_platform/until-stored.ts';
import type { Payments } from '#functions/_platform/ports/payments.ts';
import { subscriptionChangeOf } from './latest-subscription.ts';
import {
  readSubscription,
  storePaid,
  type SubscriptionItem,
} from '#functions/_domain/studio/subscription-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/**
 * Updates the studio's item to the current state at Stripe. Stripe is asked after the item was read, and the answer is
 * stored only if the item has not changed meanwhile, so that an older answer never replaces a newer one.
 */
export const syncSubscription = (
  table: StudioTable,
  studioId: string,
  customerId: string,
  payments: Pick<Payments, 'subscriptionsOf'>,
): Promise<SubscriptionItem> =>
  untilStored(async () => {
    const before = await readSubscription(table, studioId);
    const change = subscriptionChangeOf(before, await payments.subscriptionsOf(customerId));
    if (!change) return before;
    return (await storePaid(table, before, change)) ? { ...before, ...change } : undefined;
  }, 'The subscription is changing. Please try again.');
