import * as z from 'zod';
import { instant } from '../values.ts';

/**
 * The state of a studio's subscription, whether paid or granted. `none` if there never was one or a grant has ended.
 */
export const subscriptionStatus = z.enum(['none', 'trialing', 'active', 'past-due', 'cancelled', 'granted']);

/** A studio's subscription as screens show it. `subscribed` without `inTrial` is a paid or granted subscription. */
export const subscriptionView = z.strictObject({
  subscribed: z.boolean(),
  inTrial: z.boolean(),
  productId: z.string().nullable(),
  subscriptionEnd: instant
    .nullable()
    .describe(
      'when it renews or the access ends, or since when a payment is overdue; null without a subscription',
    ),
  status: subscriptionStatus,
  cancelsAtEnd: z.boolean(),
  trialAvailable: z
    .boolean()
    .describe('whether a checkout would start with a trial; each studio has one trial'),
  portalAvailable: z.boolean().describe('whether the billing portal is available'),
});
export type SubscriptionView = z.output<typeof subscriptionView>;
