import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KMSClient } from '@aws-sdk/client-kms';
import * as z from 'zod';
import { environment } from '../common/environment.ts';
import { requestLimits } from '../common/request-limits.ts';
import type { OpeningKeys, SealContext, SealingKeys } from '../ports/keys.ts';

const requestTimeoutMs = 5_000;
const nonceBytes = 12;
const algorithm = 'aes-256-gcm';

const envelope = z.strictObject({
  version: z.literal(1),
  dataKey: z.base64(),
  nonce: z.base64(),
  tag: z.base64(),
  text: z.base64(),
});

/** The SDK is loaded on first use, so a cold start does not wait for it. */
function kms() {
  let made: KMSClient | undefined;
  return async () => {
    const sdk = await import('./kms-client.ts');
    made ??= new sdk.KMSClient({ requestHandler: requestLimits({ requestTimeoutMs }) });
    return { ...sdk, client: made };
  };
}

const contextOf = (context: SealContext): Record<string, string> => ({ ...context });
const boundTo = (context: SealContext) =>
  Buffer.from(`${context.studioId}/${context.integrationId}/${context.purpose}`);
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

function required(bytes: Uint8Array | undefined, what: string): Uint8Array {
  if (!bytes) throw new Error(`the key service returned no ${what}`);
  return bytes;
}

/** Envelope encryption with a data key for each value, bound to studio, integration and purpose. */
export function sealingKeys(): SealingKeys {
  const { CREDENTIALS_KEY_ID: KeyId } = environment('CREDENTIALS_KEY_ID');
  const load = kms();
  return {
    seal: async (plain, context) => {
      const { client, GenerateDataKeyCommand } = await load();
      const made = await client.send(
        new GenerateDataKeyCommand({ KeyId, KeySpec: 'AES_256', EncryptionContext: contextOf(context) }),
      );
      const key = required(made.Plaintext, 'data key');
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(boundTo(context));
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      key.fill(0);
      return JSON.stringify({
        version: 1,
        dataKey: base64(required(made.CiphertextBlob, 'sealed data key')),
        nonce: base64(nonce),
        tag: base64(cipher.getAuthTag()),
        text: base64(text),
      });
    },
  };
}

/** Decrypts what `sealingKeys` encrypted, only with the same context. */
export function openingKeys(): OpeningKeys {
  const { CREDENTIALS_KEY_ID: KeyId } = environment('CREDENTIALS_KEY_ID');
  const load = kms();
  return {
    open: async (sealed, context) => {
      const { client, DecryptCommand } = await load();
      const parts = envelope.parse(JSON.parse(sealed));
      const opened = await client.send(
        new DecryptCommand({
          KeyId,
          CiphertextBlob: Buffer.from(parts.dataKey, 'base64'),
          EncryptionContext: contextOf(context),
        }),
      );
      const key = required(opened.Plaintext, 'data key');
      const decipher = createDecipheriv(algorithm, key, Buffer.from(parts.nonce, 'base64'))
        .setAAD(boundTo(context))
        .setAuthTag(Buffer.from(parts.tag, 'base64'));
      const plain = Buffer.concat([decipher.update(Buffer.from(parts.text, 'base64')), decipher.final()]);
      key.fill(0);
      return plain.toString('utf8');
    },
  };
}
