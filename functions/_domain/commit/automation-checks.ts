import { PlatformEntity, platformShardOf } from '#functions/_data/studio/platform.ts';
import { StudioEntity } from '#functions/_data/studio/studio.ts';
import { SubscriptionEntity } from '#functions/_data/studio/subscription.ts';
import { writerOf, type Write } from '#functions/_data/table/writer.ts';
import { renewalGraceMs } from '#functions/_platform/entitlement.ts';

/** Two checks that refuse the transaction they are part of while automation is paused, by the studio or for all. */
export const notPausedChecks = (studioId: string): Write[] => [
  writerOf(StudioEntity)
    .check({ studioId })
    .where((item, { eq, notExists }) =>
      [notExists(item.automationPaused), eq(item.automationPaused, false)].join(' OR '),
    )
    .commit(),
  writerOf(PlatformEntity)
    .check({ shard: platformShardOf(studioId) })
    .where((item, { eq, notExists }) => [notExists(item.paused), eq(item.paused, false)].join(' OR '))
    .commit(),
];

/** Refuses it unless the studio may use the product: `isRunning` of entitlement.ts, as a condition of the table. */
export const entitledCheck = (studioId: string, at: Date): Write => {
  const now = at.toISOString();
  const renewing = new Date(at.getTime() - renewalGraceMs).toISOString();
  return writerOf(SubscriptionEntity)
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
