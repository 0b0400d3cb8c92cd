import { operation } from '../operation.ts';
import { subscriptionView } from './subscription.ts';

/** Whether the studio may use the product, judged by our own records without asking Stripe. */
export const checkSubscription = operation({
  id: 'billing.checkSubscription',
  method: 'GET',
  path: '/api/billing/subscription',
  access: 'signed-in',
  summary: "The studio's subscription",
  output: subscriptionView,
});
