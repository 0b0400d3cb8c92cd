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

/** Whether the server announces changes to this page. Otherwise, pages poll. */
export const liveConnected = createStore(false);

/**
 * Messages sent while the page was not connected are lost, so data that may have changed meanwhile is requested again.
 */
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

let open: WebSocket | undefined;

/** Replaces the connection by one of the present sign-in, because the one before has ended with its sign-in. */
export const connectAgain = (): void => open?.close();

async function connect(liveUrl: string): Promise<void> {
  const { ticket } = await call(createTicket, {});
  const socket = new WebSocket(`${liveUrl}?ticket=${encodeURIComponent(ticket)}`);
  open = socket;
  socket.addEventListener('message', ({ data }) => makeStale(topicsOf(data)));
  socket.addEventListener('open', onOpen);
  return await new Promise((resolve) => socket.addEventListener('close', () => resolve()));
}

const wait = (durationMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, durationMs));

/** Keeps the page connected while it is open. Failures are not reported, since pages work without a connection. */
async function startLive(liveUrl: string): Promise<never> {
  let attempt = 0;
  for (;;) {
    // A page in the background connects only when it becomes visible again.
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

/**
 * How long signing out waits for the server to end this browser's sign-in. If the server does not answer, the access
 * token stays valid for up to an hour, but this browser has deleted it.
 */
const closeMaxMs = 3000;

/** Ends this browser's sign-in on the server, with its live connections and access tokens, if the server answers. */
export async function endThisSignIn(): Promise<void> {
  await call(closeConnections, { signIns: 'this' }, { signal: AbortSignal.timeout(closeMaxMs) }).catch(
    () => undefined,
  );
}

let areAllEnded = false;

/** Records whether all sign-ins of the account have ended, that of this page included. */
export const recordAllEnded = (areEnded: boolean): void => {
  areAllEnded = areEnded;
};

/**
 * Ends all sign-ins of the account, unless they have ended already and this page is not signed in again yet.
 *
 * @throws if the server did not confirm it
 */
export async function endAllSignInsOnce(): Promise<void> {
  if (!areAllEnded) await endAllSignIns();
}

/**
 * Ends all sign-ins of the account on the server, with their live connections, access tokens and browser
 * notifications. A sign-in that begins afterwards is valid.
 *
 * @param token the access token to end them with, if it is not that of the page
 * @throws if the server did not confirm it: other devices may still be signed in
 */
export async function endAllSignIns(token?: string): Promise<void> {
  await call(closeConnections, { signIns: 'all' }, token === undefined ? {} : { token });
}

let isRetained = false;

/** Connects when the first live page is shown, if the deployment offers live updates. */
export function keepLive(): void {
  if (isRetained) return;
  isRetained = true;
  void loadConfig().then(({ liveUrl }) => (liveUrl ? startLive(liveUrl) : undefined));
}
