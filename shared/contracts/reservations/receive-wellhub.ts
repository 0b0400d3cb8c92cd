import { operation } from '../operation.ts';
import { hookAnswer, hookParams } from './webhook.ts';

/**
 * A webhook of Wellhub about a booking, signed with HMAC-SHA1 over the raw body. It is answered before anything
 * follows from it. An address that nobody has answers `not-found`.
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
