import { marketplaceMessage, queueReceivesMax, type MarketplaceMessage } from '#shared/contracts/messages.ts';
import { recordings } from '#functions/_platform/adapters/blobs.ts';
import { createHttp } from '#functions/_platform/adapters/http.ts';
import { keptOpeningKeys } from '#functions/_platform/adapters/kept-keys.ts';
import { sealingKeys } from '#functions/_platform/adapters/keys.ts';
import { pushQueue, readingQueue, reservationQueue } from '#functions/_platform/adapters/queues.ts';
import { environment } from '#functions/_platform/common/environment.ts';
import { inStudio } from '#functions/_platform/scope.ts';
import { noteAtEnd } from '#functions/_platform/work.ts';
import { worker, type Job } from '#functions/_platform/worker.ts';
import { answer } from './inbound/answer.ts';
import { baseUrls } from '#functions/_domain/connections/base-urls.ts';
import { count } from './inbound/count.ts';
import { carryOutTest } from './listings/carry-out-test.ts';
import { push } from './push/push.ts';
import { map } from './listings/map.ts';
import { readStudios, reconcile } from './reconcile/reconcile.ts';
import { sendAgain } from './push/send-again.ts';
import { subscribe } from './inbound/subscribe.ts';
import { sync, syncStudios } from './inbound/sync.ts';

const webhooks = () => {
  const { WELLHUB_SETUP_BASE_URL, WEB_ORIGIN } = environment('WELLHUB_SETUP_BASE_URL', 'WEB_ORIGIN');
  return { setupBaseUrl: WELLHUB_SETUP_BASE_URL, origin: WEB_ORIGIN };
};

const systemBaseUrl = () => environment('KENKO_BASE_URL').KENKO_BASE_URL;

const needs = {
  http: createHttp,
  keys: keptOpeningKeys,
  recordings,
  baseUrls,
  systemBaseUrl,
  readings: readingQueue,
  sealing: sealingKeys,
  webhooks,
  reservations: reservationQueue,
  pushes: pushQueue,
};

/** Each kind of message has a module of its own. */
async function carryOut({ message, ...job }: Job<MarketplaceMessage, typeof needs>): Promise<void> {
  noteAtEnd({ kind: message.kind });
  switch (message.kind) {
    case 'push':
      await inStudio(message.studioId, () => push(message, job.receives >= queueReceivesMax, job.deps));
      break;
    case 'read-studios':
      await readStudios(message, job.deps);
      break;
    case 'read-places':
      await inStudio(message.studioId, () => reconcile(message, job.deps));
      break;
    case 'subscribe':
      await inStudio(message.studioId, () => subscribe({ ...job, message }, job.deps));
      break;
    case 'answer':
      await inStudio(message.studioId, () => answer({ ...job, message }, job.deps));
      break;
    case 'count':
      await inStudio(message.studioId, () => count({ ...job, message }, job.deps));
      break;
    case 'send-again':
      await inStudio(message.studioId, () => sendAgain(message, job.deps));
      break;
    case 'map':
      await inStudio(message.studioId, () => map({ ...job, message }, job.deps));
      break;
    case 'sync-studios':
      await syncStudios(message, job.deps);
      break;
    case 'sync':
      await inStudio(message.studioId, () => sync(message, job.deps));
      break;
    case 'sync-system':
      await inStudio(message.studioId, async () => {
        // Few studios have one: whoever starts cold for a push does not load it.
        const { syncSystem } = await import('./inbound/sync-system.ts');
        await syncSystem(message, job.deps);
      });
      break;
    case 'test':
      await inStudio(message.studioId, () => carryOutTest(message, job.deps));
      break;
  }
}

export const handler = worker(
  { name: 'marketplaces.push', message: marketplaceMessage, fifo: true },
  needs,
  carryOut,
);
