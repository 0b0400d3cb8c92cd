import { closeConnections } from '#shared/contracts/live/close-connections.ts';
import { createTicket } from '#shared/contracts/live/create-ticket.ts';
import type { LiveTopic } from '#shared/contracts/live/topics.ts';
import { createStore } from '../ui/store.ts';
import { reconnectDelayMs } from './backoff.ts';
import { call } from './call.ts';
import { loadConfig } from './config.ts';
import { staleKeys } from './keys.ts';
import { gatheredMs, topicsOf } from './live-topics.ts';
import { mayBeOld } from './missed.ts';
import { queryClient } from './query-client.ts';

/** Whether the server tells this page of changes. While it does not, pages ask from time to time. */
export const liveConnected = createStore(false);

/** What was told while nobody listened is lost: what may have changed meanwhile is asked for anew. */
let wasConnected = false;
function onOpen(): void {
  const nowMs = Date.now();
  const missed = queryClient
    .getQueryCache()
    .findAll({ predicate: (query) => wasConnected || mayBeOld(query, nowMs) });
  wasConnected = true;
  liveConnected.set(true);
  for (const { queryKey } of missed) void queryClient.invalidateQueries({ queryKey, exact: true });
}

const reported = new Set<LiveTopic>();

function askAnew(): void {
  const topics = [...reported];
  reported.clear();
  for (const queryKey of staleKeys(topics)) void queryClient.invalidateQueries({ queryKey });
}

function makeStale(topics: readonly LiveTopic[]): void {
  if (reported.size === 0 && topics.length > 0) setTimeout(askAnew, gatheredMs);
  for (const topic of topics) reported.add(topic);
}

async function connect(liveUrl: string): Promise<void> {
  const { ticket } = await call(createTicket, {});
  const socket = new WebSocket(`${liveUrl}?ticket=${encodeURIComponent(ticket)}`);
  socket.addEventListener('message', ({ data }) => makeStale(topicsOf(data)));
  socket.addEventListener('open', onOpen);
  return await new Promise((resolve) => socket.addEventListener('close', () => resolve()));
}

const wait = (durationMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, durationMs));

/** Stays connected for as long as the page is open; says nothing when it cannot, since pages work without. */
async function startLive(liveUrl: string): Promise<never> {
  let attempt = 0;
  for (;;) {
    // A page in the background connects when it is looked at again.
    if (!document.hidden) {
      await connect(liveUrl).catch(() => undefined);
      if (liveConnected.get()) {
        attempt = 0;
        liveConnected.set(false);
      }
    }
    await wait(reconnectDelayMs(attempt, Math.random()));
    attempt += 1;
  }
}

/** Signing out waits this long for the server to end the sign-in; where it does not, the access token stays good for its hour. */
const closeMaxMs = 3000;

/** Ends this session at the server, or all sessions of the account: live connections in other tabs too, and access by their tokens. */
export async function endSignIns(signIns: 'this' | 'all'): Promise<void> {
  await call(closeConnections, { signIns }, { signal: AbortSignal.timeout(closeMaxMs) }).catch(
    () => undefined,
  );
}

let isRetained = false;

/** Connects when the first page that is kept up to date is shown, where the deployment offers it. */
export function keepLive(): void {
  if (isRetained) return;
  isRetained = true;
  void loadConfig().then(({ liveUrl }) => (liveUrl ? startLive(liveUrl) : undefined));
}
