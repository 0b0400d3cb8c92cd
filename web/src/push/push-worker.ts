import * as messages from '#messages/push';

// Shows messages that the server pushes while no page is open. It caches nothing and intercepts no requests.

/** The parts of the service worker API that are used; the compiler only knows the window's globals. */
interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  readonly clients: {
    matchAll(terms: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listen: (event: WorkerEvent) => void): void;
}

interface OpenPage {
  readonly url: string;
  focus(): Promise<OpenPage>;
  navigate(url: string): Promise<unknown>;
}

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
  readonly data?: { json(): unknown } | null;
  readonly notification?: Notification;
}

/** A pushed message: its text, and the path that a click opens. */
export interface Pushed {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly tag: string;
}

const scope = globalThis as unknown as WorkerScope;

const isPushed = (value: unknown): value is Pushed =>
  typeof value === 'object' &&
  value !== null &&
  ['title', 'body', 'path', 'tag'].every(
    (field) => typeof (value as Record<string, unknown>)[field] === 'string',
  );

/** Browsers revoke the permission if a push shows nothing, so an unreadable message is shown too. */
const unreadable: Pushed = {
  title: messages.cupoHasNewsForYou,
  body: '',
  path: '/notifications',
  tag: 'unreadable',
};

function pushedOf(event: WorkerEvent): Pushed {
  try {
    const value = event.data?.json();
    return isPushed(value) ? value : unreadable;
  } catch {
    return unreadable;
  }
}

/** The path always leads to a page of the app, whatever the message contains. */
function addressOf(path: unknown): string {
  const url = new URL(typeof path === 'string' ? path : unreadable.path, scope.location.origin);
  return url.origin === scope.location.origin ? url.href : scope.location.origin + unreadable.path;
}

async function open(path: unknown): Promise<void> {
  const address = addressOf(path);
  const [page] = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!page) return void (await scope.clients.openWindow(address));
  // The browser may refuse to focus the window; it is more important that the window shows the right page.
  await page.focus().catch(() => undefined);
  await page.navigate(address).catch(() => scope.clients.openWindow(address));
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('push', (event) => {
  const { title, body, path, tag } = pushedOf(event);
  event.waitUntil(
    scope.registration.showNotification(title, { body, tag, data: { path }, icon: '/icon.svg' }),
  );
});
scope.addEventListener('notificationclick', (event) => {
  event.notification?.close();
  const data = event.notification?.data as { readonly path?: unknown } | undefined;
  event.waitUntil(open(data?.path));
});
