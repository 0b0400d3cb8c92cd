import { createECDH, createPrivateKey, hkdfSync, randomBytes } from 'node:crypto';
import { encrypt } from 'http_ece';
import { SignJWT } from 'jose';
import * as z from 'zod';
import { environment } from '../../common/environment.ts';
import type { PushNotice, PushServices, PushTarget, Pushed } from '../../ports/push-services.ts';
import { createHttp } from '../http.ts';
import { secretFrom } from '../secrets.ts';

const curve = 'prime256v1';
const secretCharactersMin = 24;
const requestTimeoutMs = 5_000;
const answerBytesMax = 16 * 1024;
/** A message that no browser has fetched within a day is out of date. */
const retentionSeconds = 24 * 3600;
/** How long a signature is valid. Push services refuse one that is valid for more than a day. */
const signedSeconds = 12 * 3600;

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/**
 * The key pair by which push services recognise this deployment (RFC 8292). It is derived from the deployment's secret,
 * so nobody has to create it.
 */
function pairOf(secret: string) {
  const pair = createECDH(curve);
  pair.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, '', 'push services', 32)));
  const publicKey = pair.getPublicKey();
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: base64url(publicKey.subarray(1, 33)),
    y: base64url(publicKey.subarray(33)),
    d: base64url(pair.getPrivateKey()),
  };
  return { publicKey: base64url(publicKey), privateKey: createPrivateKey({ key: jwk, format: 'jwk' }) };
}

type Pair = ReturnType<typeof pairOf>;

async function authorizationFor(endpoint: string, pair: Pair, contact: string): Promise<string> {
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
    .setAudience(new URL(endpoint).origin)
    .setSubject(contact)
    .setExpirationTime(Math.floor(Date.now() / 1000) + signedSeconds)
    .sign(pair.privateKey);
  return `vapid t=${token}, k=${pair.publicKey}`;
}

/** Encrypts a notification so that only the subscribed browser can read it. */
function encrypted({ p256dh, auth }: PushTarget, notice: PushNotice): Buffer {
  const sender = createECDH(curve);
  sender.generateKeys();
  return encrypt(Buffer.from(JSON.stringify(notice)), {
    version: 'aes128gcm',
    privateKey: sender,
    dh: p256dh,
    authSecret: auth,
    salt: base64url(randomBytes(16)),
  });
}

const pushedOf = (status: number): Pushed => {
  if (status >= 200 && status < 300) return 'taken';
  return status === 404 || status === 410 ? 'gone' : 'failed';
};

/** The browsers' push services, called through the guarded network. */
export function pushServices(): PushServices {
  const { NOTIFICATION_KEY_PARAMETER, WEB_ORIGIN } = environment('NOTIFICATION_KEY_PARAMETER', 'WEB_ORIGIN');
  const secret = secretFrom(NOTIFICATION_KEY_PARAMETER, z.string().min(secretCharactersMin));
  const http = createHttp();
  // The pair is cached but failures are not, so a secret that is created later is found.
  let pair: Pair | undefined;
  const pairNow = async (): Promise<Pair> => (pair ??= pairOf(await secret()));
  return {
    publicKey: async () => (await pairNow()).publicKey,
    push: async (target, notice) => {
      const { endpoint } = target;
      try {
        const { status } = await http.send({
          method: 'POST',
          url: endpoint,
          headers: {
            authorization: await authorizationFor(endpoint, await pairNow(), WEB_ORIGIN),
            'content-type': 'application/octet-stream',
            'content-encoding': 'aes128gcm',
            ttl: String(retentionSeconds),
            urgency: 'normal',
          },
          bytes: encrypted(target, notice),
          timeoutMs: requestTimeoutMs,
          bodyBytesMax: answerBytesMax,
        });
        return pushedOf(status);
      } catch {
        return 'failed';
      }
    },
  };
}
