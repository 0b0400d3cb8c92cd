import { createECDH, createPublicKey, randomBytes, type ECDH } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decrypt } from 'http_ece';
import { importSPKI, jwtVerify } from 'jose';
import type { BrowserContext } from 'playwright-core';

const base64url = (bytes: Buffer): string => bytes.toString('base64url');

/** The public key that proves that a message is from us, in `jose`'s format. */
async function keyOf(raw: string) {
  const bytes = Buffer.from(raw, 'base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: base64url(bytes.subarray(1, 33)),
      y: base64url(bytes.subarray(33)),
    },
  });
  return await importSPKI(key.export({ type: 'spki', format: 'pem' }).toString(), 'ES256');
}

/** The message that a browser receives, after decryption. */
export interface Handed {
  readonly text: string;
  readonly audience: unknown;
  readonly ttl: string | undefined;
}

interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * Gives a page's push manager the subscription of the test's push service, because real push services cannot be
 * reached; and the permission to show notifications, which a headless browser never has.
 */
function give({ endpoint, p256dh, auth }: Subscription): void {
  const given = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: async () => {
      localStorage.removeItem('test-subscribed');
      return true;
    },
  } as unknown as PushSubscription;
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
  PushManager.prototype.subscribe = async () => {
    localStorage.setItem('test-subscribed', 'yes');
    return given;
  };
  PushManager.prototype.getSubscription = async () =>
    localStorage.getItem('test-subscribed') === null ? null : given;
}

/** A push service for tests: accepts messages, verifies their signatures, and decrypts them as the browser would. */
export async function startPushService() {
  const receiver: ECDH = createECDH('prime256v1');
  receiver.generateKeys();
  const auth = base64url(randomBytes(16));
  const handed: Handed[] = [];
  let isGone = false;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      void (async () => {
        const [, token = '', key = ''] =
          /^vapid t=([^,]+), k=(.+)$/.exec(request.headers.authorization ?? '') ?? [];
        const { payload } = await jwtVerify(token, await keyOf(key), { currentDate: new Date(0) });
        const content = decrypt(Buffer.concat(chunks), {
          version: 'aes128gcm',
          privateKey: receiver,
          authSecret: auth,
        });
        handed.push({
          text: content.toString('utf8'),
          audience: payload.aud,
          ttl: request.headers['ttl'] as string | undefined,
        });
        response.writeHead(isGone ? 410 : 201).end();
      })().catch(() => response.writeHead(403).end());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const subscription = {
    endpoint: `${origin}/push/1`,
    p256dh: base64url(receiver.getPublicKey()),
    auth,
  };
  return {
    origin,
    handed,
    subscription,
    /** The browser accepts no further messages. */
    endSubscription: () => {
      isGone = true;
    },
    givenTo: (context: BrowserContext) => context.addInitScript(give, subscription),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
