import { openPortal } from '#shared/contracts/billing/open-portal.ts';
import { Failure } from '#shared/contracts/failure.ts';
import { portal } from '#functions/_platform/adapters/stripe.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readSubscription } from '#functions/_domain/studio/subscription-store.ts';

export const handler = httpOperation(openPortal, { portal }, async ({ table, caller, deps }) => {
  const { customerId } = await readSubscription(table, caller.studioId);
  if (customerId === undefined) throw new Failure('not-found', 'There is no subscription to manage yet.');
  return { url: await deps.portal.openPortal(customerId, '/settings') };
});
