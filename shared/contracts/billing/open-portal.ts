import * as z from 'zod';
import { operation } from '../operation.ts';

/** Opens Stripe's billing portal: card, invoices, cancellation. */
export const openPortal = operation({
  id: 'billing.openPortal',
  method: 'POST',
  path: '/api/billing/portal',
  access: 'signed-in',
  allowance: 'billing',
  summary: 'Open the billing portal',
  output: z.strictObject({ url: z.url() }),
  errors: ['not-found', 'unavailable'],
});
