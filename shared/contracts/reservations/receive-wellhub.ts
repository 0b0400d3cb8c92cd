import { operation } from '../operation.ts';
import { hookAnswer, hookParams } from './webhook.ts';

/**
 * A webhook from Wellhub about a booking, signed with HMAC-SHA1 over the raw body. The answer is sent before the report
 * is processed. An unknown address answers `not-found`.
 */
export const receiveWellhub = operation({
  id: 'reservations.receiveWellhub',
  method: 'POST',
  path: '/api/webhooks/wellhub/{hookId}',
  access: 'public',
  pace: 'told',
  summary: "Wellhub's webhook",
  raw: true,
  params: hookParams,
  output: hookAnswer,
  errors: ['invalid-input', 'not-found', 'too-large', 'unavailable'],
});
