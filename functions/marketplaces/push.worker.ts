import { pushMessage, queueReceivesMax } from '../../shared/contracts/messages.ts';
import { recordings } from '../_platform/adapters/blobs.ts';
import { createHttp } from '../_platform/adapters/http.ts';
import { openingKeys } from '../_platform/adapters/keys.ts';
import { pushRetries } from '../_platform/adapters/queues.ts';
import { environment } from '../_platform/environment.ts';
import { inStudio } from '../_platform/scope.ts';
import { worker } from '../_platform/worker.ts';
import { push, PushDelayed } from './push.ts';
import { retryDelaySeconds } from './retry-delay.ts';

const baseUrls = () => {
  const hosts = environment('WELLHUB_BASE_URL', 'TOTALPASS_BASE_URL', 'FITPASS_BASE_URL');
  return {
    wellhub: hosts.WELLHUB_BASE_URL,
    totalpass: hosts.TOTALPASS_BASE_URL,
    fitpass: hosts.FITPASS_BASE_URL,
  };
};

export const handler = worker(
  { name: 'marketplaces.push', message: pushMessage, fifo: true },
  { http: createHttp, keys: openingKeys, recordings, baseUrls, retries: pushRetries },
  ({ message, deps, receives, receipt }) =>
    inStudio(message.studioId, async () => {
      try {
        await push(message, receives >= queueReceivesMax, deps);
      } catch (error) {
        if (error instanceof PushDelayed)
          await deps.retries.after(receipt, retryDelaySeconds(receives, error.retryAfterSeconds));
        throw error;
      }
    }),
);
