import type { StudioEntity } from '../_data/studio.ts';
import type { SubscriptionEntity } from '../_data/subscription.ts';
import type { WriterOf } from '../_data/writer.ts';
import { renewalGraceMs } from '../_platform/entitlement.ts';

/** Refuses the transaction it is part of while automation is paused. */
export const notPausedCheck = (studios: WriterOf<typeof StudioEntity>, studioId: string) =>
  studios
    .check({ studioId })
    .where((item, { eq, notExists }) =>
      [notExists(item.automationPaused), eq(item.automationPaused, false)].join(' OR '),
    )
    .commit();

/** Refuses it unless the studio may use the product: `isRunning` of entitlement.ts, as a condition of the table. */
export const entitledCheck = (
  subscriptions: WriterOf<typeof SubscriptionEntity>,
  studioId: string,
  at: Date,
) => {
  const now = at.toISOString();
  const renewing = new Date(at.getTime() - renewalGraceMs).toISOString();
  return subscriptions
    .check({ studioId })
    .where((item, { eq, gt }) => {
      const { status, cancelsAtEnd, endsAt } = item.paid;
      const stands = `(${eq(status, 'trialing')} OR ${eq(status, 'active')})`;
      const ends = `(${eq(cancelsAtEnd, true)} AND ${gt(endsAt, now)})`;
      const renews = `(${eq(cancelsAtEnd, false)} AND ${gt(endsAt, renewing)})`;
      return `(${stands} AND (${ends} OR ${renews})) OR ${gt(item.grantedUntil, now)}`;
    })
    .commit();
};
