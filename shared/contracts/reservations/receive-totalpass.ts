import { operation } from '../operation.ts';
import { hookAnswer, hookParams } from './webhook.ts';

/**
 * A webhook from TotalPass about a booking. It is not signed: its address is the secret. The answer is sent before the
 * report is processed. An unknown address answers `not-found`.
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
