import * as z from 'zod';
import { operation } from '../operation.ts';

/** Starts a checkout at Stripe: with a 30-day trial the first time, and without one afterwards. */
export const createCheckout = operation({
  id: 'billing.createCheckout',
  method: 'POST',
  path: '/api/billing/checkout',
  access: 'signed-in',
  allowance: 'billing',
  summary: 'Start a checkout',
  output: z.strictObject({ url: z.url().describe('the page to open next') }),
  errors: ['conflict', 'unavailable'],
});
