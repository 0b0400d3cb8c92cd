import { registerBrowser } from '#shared/contracts/notifications/register-browser.ts';
import { createHash } from 'node:crypto';
import { Failure } from '#shared/contracts/failure.ts';
import { isPushEndpoint } from '#functions/_platform/common/push-endpoint.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { storeBrowser } from '#functions/_domain/studio/browser-store.ts';

const idOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');

const refused = (path: string, message: string): Failure =>
  new Failure('invalid-input', 'This browser cannot be registered for notifications.', [{ path, message }]);

export const handler = httpOperation(
  registerBrowser,
  {},
  async ({ table, input: { browserId, endpoint, p256dh, auth }, caller: { studioId }, deps }) => {
    if (!isPushEndpoint(endpoint))
      throw refused('body.endpoint', "must be of a browser maker's push service");
    if (idOf(endpoint) !== browserId) throw refused('path.browserId', 'must be the SHA-256 of the endpoint');
    const now = deps.clock.now();
    return { browsers: await storeBrowser(table, studioId, browserId, { endpoint, p256dh, auth }, now) };
  },
);
