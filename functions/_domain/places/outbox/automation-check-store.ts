import { platformShardOf, type PlatformEntity } from '#functions/_data/studio/platform.ts';
import type { StudioEntity } from '#functions/_data/studio/studio.ts';
import type { SubscriptionEntity } from '#functions/_data/studio/subscription.ts';
import type { WriterOf } from '#functions/_data/table/writer.ts';
import { renewalGraceMs } from '#functions/_platform/entitlement.ts';

/** What turns automation off, in a transaction's hands: the studio's own switch, and the one over all studios. */
interface Switches {
  readonly studio: WriterOf<typeof StudioEntity>;
  readonly platform: WriterOf<typeof PlatformEntity>;
}

/** Two checks that refuse the transaction they are part of while automation is paused, by the studio or for all. */
export const notPausedChecks = ({ studio, platform }: Switches, studioId: string) =>
  [
    studio
      .check({ studioId })
      .where((item, { eq, notExists }) =>
        [notExists(item.automationPaused), eq(item.automationPaused, false)].join(' OR '),
      )
      .commit(),
    platform
      .check({ shard: platformShardOf(studioId) })
      .where((item, { eq, notExists }) => [notExists(item.paused), eq(item.paused, false)].join(' OR '))
      .commit(),
  ] as const;

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
