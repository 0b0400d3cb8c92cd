import { marketplaceMessage, queueReceivesMax } from '#shared/contracts/messages.ts';
import { recordings } from '#functions/_platform/adapters/blobs.ts';
import { createHttp } from '#functions/_platform/adapters/http.ts';
import { cachedOpeningKeys } from '#functions/_platform/adapters/cached-keys.ts';
import { sealingKeys } from '#functions/_platform/adapters/keys.ts';
import {
  optimizeQueue,
  pushQueue,
  readingQueue,
  reservationQueue,
} from '#functions/_platform/adapters/queues.ts';
import { environment } from '#functions/_platform/common/environment.ts';
import type { DepsOf } from '#functions/_platform/ports/base.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { worker } from '#functions/_platform/worker.ts';
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
import { table } from '#functions/_platform/table.ts';

const webhooks = () => {
  const { WELLHUB_SETUP_BASE_URL, WEB_ORIGIN } = environment('WELLHUB_SETUP_BASE_URL', 'WEB_ORIGIN');
  return { setupBaseUrl: WELLHUB_SETUP_BASE_URL, origin: WEB_ORIGIN };
};

const systemBaseUrl = () => environment('KENKO_BASE_URL').KENKO_BASE_URL;

const needs = {
  table,
  http: createHttp,
  keys: cachedOpeningKeys,
  recordings,
  baseUrls,
  systemBaseUrl,
  readings: readingQueue,
  sealing: sealingKeys,
  webhooks,
  reservations: reservationQueue,
  pushes: pushQueue,
  studios: optimizeQueue,
};

type Deps = DepsOf<typeof needs>;

/** Wraps work that concerns only one studio. */
const inItsStudio =
  <M extends { readonly kind: string; readonly studioId: string }>(
    work: (table: StudioTable, message: M, deps: Deps, receives: number) => Promise<void>,
  ) =>
  (message: M, deps: Deps, receives: number): Promise<void> =>
    work(deps.table.forStudio(message.studioId), message, deps, receives);

/** Each kind of message is handled in its own module. */
export const handler = worker(
  { name: 'marketplaces.credentials', message: marketplaceMessage, fifo: true, lateAfterSeconds: 5 * 60 },
  needs,
  {
    push: inItsStudio((table, message, deps, receives) =>
      push(table, message, receives >= queueReceivesMax, deps),
    ),
    'read-studios': (message, deps) => readStudios(deps.table, message, deps),
    'read-places': inItsStudio(reconcile),
    'sync-studios': (message, deps) => syncStudios(deps.table, message, deps),
    sync: inItsStudio(sync),
    'sync-system': inItsStudio(async (table, message, deps) => {
      // Few studios have their own system, so a cold start for a push does not load this module.
      const { syncSystem } = await import('./inbound/sync-system.ts');
      await syncSystem(table, message, deps);
    }),
    subscribe: inItsStudio(subscribe),
    map: inItsStudio(map),
    count: inItsStudio((table, message, deps) => count(table, message, deps)),
    answer: inItsStudio(answer),
    'send-again': inItsStudio(sendAgain),
    test: inItsStudio(carryOutTest),
  },
);
