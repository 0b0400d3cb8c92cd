import { createCheckout } from '#shared/contracts/billing/create-checkout.ts';
import { Failure } from '#shared/contracts/failure.ts';
import { product } from '#shared/product.ts';
import { people } from '#functions/_platform/adapters/people.ts';
import { payments } from '#functions/_platform/adapters/stripe.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import type { Checkout, Payments } from '#functions/_platform/ports/payments.ts';
import type { People } from '#functions/_platform/ports/people.ts';
import { beginOnboarding } from '#functions/_domain/studio/progress-store.ts';
import { storeCustomer } from './customer-store.ts';
import { readSubscription, type SubscriptionItem } from '#functions/_domain/studio/subscription-store.ts';
import { syncSubscription } from './sync-subscription.ts';
import type { StudioTable, SystemTable } from '#functions/_platform/ports/table.ts';

async function customerOf(
  table: StudioTable,
  acrossStudios: SystemTable,
  { studioId, customerId }: SubscriptionItem,
  { payments, people }: { payments: Payments; people: People },
): Promise<string> {
  if (customerId !== undefined) return customerId;
  const found = await payments.customerOf(studioId, await people.emailOf(studioId));
  await storeCustomer(table, acrossStudios, studioId, found);
  return found;
}

interface Visit {
  readonly studioId: string;
  readonly customerId: string;
  readonly newest: Checkout | undefined;
  /** Whether the subscription begins with a trial. */
  readonly trial: boolean;
}

/**
 * Returns the address of a checkout. An open checkout is reused if it still fits, so that a studio can never complete
 * two.
 */
async function openCheckout(
  { studioId, customerId, newest, trial }: Visit,
  payments: Payments,
): Promise<string> {
  if (newest?.open && newest.url !== null && newest.trial === trial) return newest.url;
  if (newest?.open) await payments.expireCheckout(newest.id);
  return payments.createCheckout({
    studioId,
    customerId,
    trialDays: trial ? product.trialDays : undefined,
    idempotencyKey: `checkout-${studioId}-${newest?.id ?? 'first'}`,
  });
}

export const handler = httpOperation(
  createCheckout,
  { payments, people },
  async ({ table, caller, deps }) => {
    const { studioId } = caller;
    const customerId = await customerOf(
      table,
      deps.table.acrossStudios,
      await readSubscription(table, studioId),
      deps,
    );
    const [{ paid, trialUsed }, newest] = await Promise.all([
      syncSubscription(table, studioId, customerId, deps.payments),
      deps.payments.newestCheckout(customerId),
    ]);
    if (paid?.status === 'trialing' || paid?.status === 'active')
      throw new Failure('conflict', 'This studio is already subscribed.');
    // A second subscription would be charged in addition to the first. An overdue payment is settled in the portal
    // instead.
    if (paid?.status === 'past-due') return { url: await deps.payments.openPortal(customerId, '/') };
    if (!paid) await beginOnboarding(table, studioId);
    const visit = { studioId, customerId, newest, trial: trialUsed !== true };
    return { url: await openCheckout(visit, deps.payments) };
  },
);
