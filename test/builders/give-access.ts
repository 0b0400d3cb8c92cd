import { withStudio } from '#functions/_data/table/keys.ts';
import { SubscriptionEntity } from '#functions/_data/studio/subscription.ts'; /** Gives a studio a running subscription, straight in the table. */
export async function giveAccess(studioId: string, until = '2999-01-01T00:00:00.000Z'): Promise<void> {
  await withStudio(studioId, () =>
    SubscriptionEntity.put({
      studioId,
      grantedUntil: until,
      grantedBy: 'test',
      reason: 'test',
    }).go(),
  );
}
