import { operation } from '../operation.ts';
import { hookAnswer, hookParams } from './webhook.ts';

/**
 * TotalPass tells of a booking. Not signed its address is the secret. Answered before anything follows from it. An address
 * that nobody has answers `not-found`.
 */
export const receiveTotalpass = operation({
  id: 'reservations.receiveTotalpass',
  method: 'POST',
  path: '/api/webhooks/totalpass/{hookId}',
  access: 'public',
  pace: 'told',
  summary: "TotalPass's webhook",
  raw: true,
  params: hookParams,
  output: hookAnswer,
  errors: ['invalid-input', 'not-found', 'too-large', 'unavailable'],
});
