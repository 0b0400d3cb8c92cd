import { SubscriptionEntity } from '#functions/_data/studio/subscription.ts';
import { tableOf } from '#test/builders/table-of.ts'; /** Gives a studio a running subscription, straight in the table. */
export async function giveAccess(studioId: string, until = '2999-01-01T00:00:00.000Z'): Promise<void> {
  await tableOf(studioId)
    .of(SubscriptionEntity)
    .put({
      studioId,
      grantedUntil: until,
      grantedBy: 'test',
      reason: 'test',
    })
    .go();
}
