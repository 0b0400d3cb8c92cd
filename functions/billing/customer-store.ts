import { StripeCustomerEntity } from '#functions/_data/studio/stripe-customer.ts';
import { SubscriptionEntity } from '#functions/_data/studio/subscription.ts';
import type { StudioTable, SystemTable } from '#functions/_platform/ports/table.ts';

/** Remembers a studio's customer at Stripe, both ways: first whose it is, so that no event of it is ever lost. */
export async function storeCustomer(
  table: StudioTable,
  acrossStudios: SystemTable,
  studioId: string,
  customerId: string,
): Promise<void> {
  await acrossStudios.of(StripeCustomerEntity).put({ customerId, studioId }).go();
  await table.of(SubscriptionEntity).upsert({ studioId, customerId }).go();
}

/** The studio of a customer; undefined if the customer is not ours. */
export const studioOfCustomer = async (
  acrossStudios: SystemTable,
  customerId: string,
): Promise<string | undefined> =>
  (await acrossStudios.of(StripeCustomerEntity).get({ customerId }).go()).data?.studioId;
