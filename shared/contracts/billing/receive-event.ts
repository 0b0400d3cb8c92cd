import * as z from 'zod';
import { operation } from '../operation.ts';

/** Receives an event from Stripe. The signature over the raw body is checked before anything else. */
export const receiveEvent = operation({
  id: 'billing.receiveEvent',
  method: 'POST',
  path: '/api/webhooks/stripe',
  access: 'public',
  pace: 'told',
  summary: "Stripe's webhook",
  raw: true,
  output: z.strictObject({ received: z.literal(true) }),
  errors: ['invalid-input', 'unavailable'],
});
