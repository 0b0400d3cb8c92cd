import { StripeCustomerEntity } from '#functions/_data/studio/stripe-customer.ts';
import { SubscriptionEntity } from '#functions/_data/studio/subscription.ts';
import { acrossStudios } from '#functions/_platform/scope.ts';

/** Remembers a studio's customer at Stripe, both ways: first whose it is, so that no event of it is ever lost. */
export async function storeCustomer(studioId: string, customerId: string): Promise<void> {
  await acrossStudios(() => StripeCustomerEntity.put({ customerId, studioId }).go());
  await SubscriptionEntity.upsert({ studioId, customerId }).go();
}

/** The studio whose customer it is; undefined for a customer that is not ours. */
export const studioOfCustomer = (customerId: string): Promise<string | undefined> =>
  acrossStudios(async () => (await StripeCustomerEntity.get({ customerId }).go()).data?.studioId);
