import { getBrowserKey } from '#shared/contracts/notifications/get-browser-key.ts';
import { registerBrowser } from '#shared/contracts/notifications/register-browser.ts';
import { removeBrowser } from '#shared/contracts/notifications/remove-browser.ts';
import { call } from '../api/call.ts';

const workerUrl = '/push-worker.js';

/**
 * Whether this browser shows notifications; `refused` if its user has blocked them, `unable` if it does not support
 * them.
 */
export type BrowserState = 'on' | 'off' | 'refused' | 'unable';

const isAble = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

async function subscriptionNow(): Promise<PushSubscription | null> {
  if (!isAble()) return null;
  const registration = await navigator.serviceWorker.getRegistration(workerUrl);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function idOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function browserState(): Promise<BrowserState> {
  if (!isAble()) return 'unable';
  if (Notification.permission === 'denied') return 'refused';
  return (await subscriptionNow()) === null ? 'off' : 'on';
}

async function register(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  if (endpoint === undefined || !keys?.['p256dh'] || !keys['auth'])
    throw new Error('this browser gave no keys');
  const { p256dh, auth } = keys;
  await call(registerBrowser, { browserId: await idOf(endpoint), endpoint, p256dh, auth });
}

/** Registers this browser, or turns notifications off here, so that its switch never says 'on' without reason. */
async function registerOrStop(subscription: PushSubscription): Promise<void> {
  try {
    await register(subscription);
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
}

/** Asks for permission, and registers this browser. @returns the resulting state */
export async function switchOn(): Promise<BrowserState> {
  if ((await Notification.requestPermission()) !== 'granted') return await browserState();
  await navigator.serviceWorker.register(workerUrl);
  const { pushManager } = await navigator.serviceWorker.ready;
  const { publicKey } = await call(getBrowserKey, {});
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  await registerOrStop(subscription);
  return 'on';
}

/** Registers this browser again after the server removed all of the account's; does nothing if notifications are off. */
export async function registerAgain(): Promise<void> {
  const subscription = await subscriptionNow();
  if (subscription) await registerOrStop(subscription);
}

/** Turns notifications off in this browser, whoever signs in next; does nothing if they are off already. */
export async function switchOff(): Promise<BrowserState> {
  const subscription = await subscriptionNow();
  if (!subscription) return await browserState();
  await subscription.unsubscribe();
  await call(removeBrowser, { browserId: await idOf(subscription.endpoint) });
  return 'off';
}

/**
 * Turns notifications off without a request to the server. The server's next message is then refused, after which the
 * server removes this browser.
 */
export async function switchOffHere(): Promise<void> {
  await (await subscriptionNow())?.unsubscribe();
}
