import type { SubscriptionView } from '#shared/contracts/billing/subscription.ts';
import { grantRuns, paidRuns } from '#functions/_platform/entitlement.ts';
import { findSubscription, type SubscriptionItem } from './subscription-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

type Paid = NonNullable<SubscriptionItem['paid']>;

const none = {
  subscribed: false,
  inTrial: false,
  productId: null,
  subscriptionEnd: null,
  status: 'none',
  cancelsAtEnd: false,
} as const;

/** The end of a subscription that was active at Stripe's last report. */
const lapsedAs = ({ status, cancelsAtEnd }: Paid): SubscriptionView['status'] =>
  status === 'trialing' || status === 'active' ? (cancelsAtEnd ? 'cancelled' : 'past-due') : status;

/** When the access ends. Free access that lasts longer than a cancelled subscription follows it. */
const endOf = (item: SubscriptionItem, { endsAt, cancelsAtEnd }: Paid): string =>
  cancelsAtEnd && item.grantedUntil !== undefined && grantRuns(item, new Date(endsAt))
    ? item.grantedUntil
    : endsAt;

const viewOfPaid = (paid: Paid, runs: boolean) => ({
  subscribed: runs,
  inTrial: runs && paid.status === 'trialing',
  productId: paid.productId,
  subscriptionEnd: paid.endsAt,
  status: runs ? paid.status : lapsedAs(paid),
  cancelsAtEnd: runs && paid.cancelsAtEnd,
});

function standingOf(
  item: SubscriptionItem,
  at: Date,
): Omit<SubscriptionView, 'trialAvailable' | 'portalAvailable'> {
  const { paid, grantedUntil } = item;
  if (paid && paidRuns(paid, at)) return { ...viewOfPaid(paid, true), subscriptionEnd: endOf(item, paid) };
  if (grantedUntil !== undefined && grantRuns(item, at))
    return { ...none, subscribed: true, status: 'granted', subscriptionEnd: grantedUntil };
  return paid ? viewOfPaid(paid, false) : none;
}

/** The subscription in the form that screens show. A paid subscription takes precedence over free access. */
export const subscriptionViewOf = (item: SubscriptionItem | null, at: Date): SubscriptionView => ({
  ...(item ? standingOf(item, at) : none),
  trialAvailable: item?.trialUsed !== true,
  portalAvailable: item?.customerId !== undefined,
});

/** Reads a studio's subscription at an instant, in the form that screens show. */
export const readSubscriptionView = async (
  table: StudioTable,
  studioId: string,
  now: Date,
): Promise<SubscriptionView> => subscriptionViewOf(await findSubscription(table, studioId), now);
