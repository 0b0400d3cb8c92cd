import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

export type EncryptionContext = Record<string, string>;

const version = 1;
const ivBytes = 12;
const tagBytes = 16;

/** Format: version, length of the key id, key id, IV, tag, ciphertext. The key id and the context are authenticated. */
export function seal(keyId: string, secret: Buffer, plaintext: Buffer, context: EncryptionContext): Buffer {
  const header = headerOf(keyId);
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', secret, iv).setAAD(boundTo(header, context));
  const ciphertext = Buffer.concat([cipher.update(plaintext), cipher.final()]);
  return Buffer.concat([header, iv, cipher.getAuthTag(), ciphertext]);
}

/** The id of the key that encrypted the blob; undefined if this emulator did not create the blob. */
export function keyIdOf(blob: Buffer): string | undefined {
  const length = blob[1] ?? 0;
  if (blob[0] !== version || blob.length < 2 + length + ivBytes + tagBytes) return undefined;
  return blob.subarray(2, 2 + length).toString();
}

/** Decrypts a blob; undefined if the blob was changed or the context is wrong. */
export function open(
  blob: Buffer,
  keyId: string,
  secret: Buffer,
  context: EncryptionContext,
): Buffer | undefined {
  const header = headerOf(keyId);
  const sealed = blob.subarray(header.length);
  const [iv, tag] = [sealed.subarray(0, ivBytes), sealed.subarray(ivBytes, ivBytes + tagBytes)];
  try {
    const decipher = createDecipheriv('aes-256-gcm', secret, iv)
      .setAAD(boundTo(header, context))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]);
  } catch {
    return undefined;
  }
}

function headerOf(keyId: string): Buffer {
  const id = Buffer.from(keyId);
  return Buffer.concat([Buffer.from([version, id.length]), id]);
}

function boundTo(header: Buffer, context: EncryptionContext): Buffer {
  const pairs = Object.entries(context).sort(([a], [b]) => (a < b ? -1 : 1));
  return Buffer.concat([header, Buffer.from(JSON.stringify(pairs))]);
}
