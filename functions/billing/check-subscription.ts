import { checkSubscription } from '#shared/contracts/billing/check-subscription.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readSubscriptionView } from '#functions/_domain/studio/subscription-view.ts';

export const handler = httpOperation(checkSubscription, {}, ({ table, caller, deps }) =>
  readSubscriptionView(table, caller.studioId, deps.clock.now()),
);
