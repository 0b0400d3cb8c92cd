import { StripeCustomerEntity } from '#functions/_data/studio/stripe-customer.ts';
import { SubscriptionEntity } from '#functions/_data/studio/subscription.ts';
import type { StudioTable, SystemTable } from '#functions/_platform/ports/table.ts';

/**
 * Stores which studio a Stripe customer belongs to, in both directions. The studio of the customer is stored first, so
 * that no Stripe event is ever lost.
 */
export async function storeCustomer(
  table: StudioTable,
  acrossStudios: SystemTable,
  studioId: string,
  customerId: string,
): Promise<void> {
  await acrossStudios.of(StripeCustomerEntity).put({ customerId, studioId }).go();
  await table.of(SubscriptionEntity).upsert({ studioId, customerId }).go();
}

/** The studio of a Stripe customer; undefined if the customer is not ours. */
export const studioOfCustomer = async (
  acrossStudios: SystemTable,
  customerId: string,
): Promise<string | undefined> =>
  (await acrossStudios.of(StripeCustomerEntity).get({ customerId }).go()).data?.studioId;
