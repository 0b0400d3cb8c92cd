import type { StripeSubscription } from '#functions/_platform/ports/payments.ts';
import type { PaidChange, SubscriptionItem } from '#functions/_domain/studio/subscription-store.ts';

type Paid = NonNullable<SubscriptionItem['paid']>;

/** Maps Stripe's statuses to ours. A subscription whose first payment failed counts as none. */
const statuses = new Map<string, Paid['status']>([
  ['trialing', 'trialing'],
  ['active', 'active'],
  ['past_due', 'past-due'],
  ['unpaid', 'past-due'],
  ['paused', 'past-due'],
  ['canceled', 'cancelled'],
]);

const rank: Record<Paid['status'], number> = { active: 0, trialing: 1, 'past-due': 2, cancelled: 3 };

const instantOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

function paidOf(given: StripeSubscription): (Paid & { readonly createdSeconds: number }) | undefined {
  const status = statuses.get(given.status);
  if (status === undefined) return undefined;
  const { id, productId, createdSeconds, periodStartSeconds, periodEndSeconds } = given;
  const { cancelsAtSeconds, endedAtSeconds } = given;
  // A period begins with its payment. While that is overdue, its end says nothing: the access has already ended.
  const endsAtSeconds =
    status === 'past-due' ? periodStartSeconds : (endedAtSeconds ?? cancelsAtSeconds ?? periodEndSeconds);
  return {
    subscriptionId: id,
    status,
    productId,
    endsAt: instantOf(endsAtSeconds),
    cancelsAtEnd: cancelsAtSeconds !== null && endedAtSeconds === null,
    createdSeconds,
  };
}

/**
 * Picks the one subscription that counts among all that a studio has ever had: running before overdue, overdue before
 * ended, then the newest.
 */
function latestOf(found: readonly StripeSubscription[]): Paid | undefined {
  const [best] = found
    .flatMap((one) => paidOf(one) ?? [])
    .sort(
      (a, b) =>
        rank[a.status] - rank[b.status] ||
        b.createdSeconds - a.createdSeconds ||
        (a.subscriptionId < b.subscriptionId ? 1 : -1),
    );
  if (!best) return undefined;
  const { createdSeconds: _, ...paid } = best;
  return paid;
}

const same = (a: Paid | undefined, b: Paid | undefined): boolean =>
  (Object.keys({ ...a, ...b }) as (keyof Paid)[]).every((key) => a?.[key] === b?.[key]);

/**
 * The subscription to store so that the item matches Stripe; undefined if it already does. The result depends only on
 * Stripe's subscriptions and the item, not on the event.
 */
export function subscriptionChangeOf(
  item: SubscriptionItem,
  found: readonly StripeSubscription[],
): PaidChange | undefined {
  const paid = latestOf(found) ?? item.paid;
  const trialUsed =
    item.trialUsed === true || found.some(({ trialStartSeconds }) => trialStartSeconds !== null);
  if (same(paid, item.paid) && trialUsed === (item.trialUsed === true)) return undefined;
  return { paid, trialUsed };
}
