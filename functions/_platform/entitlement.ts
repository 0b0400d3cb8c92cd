import { SubscriptionEntity } from '../_data/subscription.ts';

/** Whether the studio may use the product at an instant: it has a subscription that runs. */
export async function isEntitled(studioId: string, at: Date): Promise<boolean> {
  const { data } = await SubscriptionEntity.get({ studioId }).go();
  return data !== null && data.until > at.toISOString();
}
