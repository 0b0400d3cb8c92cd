import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { JWK } from 'jose';

export type SigningKey = { id: string; privateKey: KeyObject; publicKey: KeyObject; jwk: JWK };

export async function generateSigningKeyPem(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

export function openSigningKey({ id, privatePem }: { id: string; privatePem: string }): SigningKey {
  const privateKey = createPrivateKey(privatePem);
  const publicKey = createPublicKey(privateKey);
  return {
    id,
    privateKey,
    publicKey,
    jwk: { ...publicKey.export({ format: 'jwk' }), kid: id, alg: 'RS256', use: 'sig' },
  };
}
