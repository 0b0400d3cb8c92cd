import { operation } from '../operation.ts';
import { hookAnswer, hookParams } from './webhook.ts';

/**
 * A notification from Kenko that something changed; the change itself is then read from Kenko. Signed with HMAC-SHA256
 * over the raw body. An unknown address, or one of a studio that has disconnected Kenko, answers `not-found`.
 */
export const receiveKenko = operation({
  id: 'reservations.receiveKenko',
  method: 'POST',
  path: '/api/webhooks/kenko/{hookId}',
  access: 'public',
  pace: 'told',
  summary: "Kenko's webhook",
  raw: true,
  params: hookParams,
  output: hookAnswer,
  errors: ['invalid-input', 'not-found', 'too-large', 'unavailable'],
});
