import { SubscriptionEntity, type SubscriptionItem } from '#functions/_data/studio/subscription.ts';
import { isConditionFailure } from '#functions/_data/table/conditions.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

export type { SubscriptionItem };

/** Reads the subscription of a studio with eventual consistency. Null if there is none. */
export const findSubscription = async (
  table: StudioTable,
  studioId: string,
): Promise<SubscriptionItem | null> => (await table.of(SubscriptionEntity).get({ studioId }).go()).data;

/** Reads the current subscription of a studio. */
export const readSubscription = async (table: StudioTable, studioId: string): Promise<SubscriptionItem> =>
  (await table.of(SubscriptionEntity).get({ studioId }).go({ consistent: true })).data ?? { studioId };

export type PaidChange = Pick<SubscriptionItem, 'paid' | 'trialUsed'>;

/**
 * Stores the state reported by Stripe, unless something was stored after `before` was read.
 *
 * @returns whether it was stored
 */
export async function storePaid(
  table: StudioTable,
  before: SubscriptionItem,
  change: PaidChange,
): Promise<boolean> {
  const { studioId, revision = 0 } = before;
  const { paid, trialUsed } = change;
  try {
    await table
      .of(SubscriptionEntity)
      .upsert({
        studioId,
        revision: revision + 1,
        ...(paid && { paid: { ...paid } }),
        ...(trialUsed && { trialUsed }),
      })
      .where((item, { eq, notExists }) =>
        revision === 0 ? notExists(item.revision) : eq(item.revision, revision),
      )
      .go();
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}
