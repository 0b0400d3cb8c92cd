import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { Failure } from '#shared/contracts/failure.ts';
import { idempotencyHeader, idempotencyKeyCharactersMax } from '#shared/contracts/idempotency.ts';

/** A string in a structured header field: quoted, or a plain token. */
const quoted = /^"((?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\])+)"$/;
const bare = /^[\w.:~+/=-]+$/;

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const keyBytes = 32;
/** The most bytes to which a stored answer is unpacked. */
const answerBytesMax = 4 * 1024 * 1024;

/**
 * The idempotency key of a request.
 *
 * @returns undefined if the caller sent none
 * @throws {Failure} `invalid-input` if the header contains something else
 */
export function idempotencyKeyIn(
  headers: Readonly<Record<string, string | undefined>> | undefined,
): string | undefined {
  const given = headers?.[idempotencyHeader]?.trim();
  if (given === undefined) return undefined;
  const key = quoted.exec(given)?.[1] ?? bare.exec(given)?.[0];
  if (key !== undefined && key.length <= idempotencyKeyCharactersMax) return key;
  throw new Failure(
    'invalid-input',
    `The header Idempotency-Key must be a text in quotes of at most ${idempotencyKeyCharactersMax} characters.`,
    [{ path: `header.${idempotencyHeader}`, message: 'must be a text in quotes' }],
  );
}

/** The stored digest of a key, and the functions that need the key itself. */
export interface KeySecrets {
  /** Finds the key's item without revealing the key. */
  readonly digest: string;
  /** Equal for equal input. Without the key, guesses of the input cannot be tested. */
  readonly fingerprintOf: (input: object) => string;
  readonly seal: (answer: unknown, nonce: Uint8Array) => string;
  readonly open: (sealed: string) => unknown;
}

const derived = (key: string, salt: string, info: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, keyBytes));

/** Derives these values for one caller and one operation. The same key from another caller gives different values. */
export function secretsOf(key: string, studioId: string, operationId: string): KeySecrets {
  const salt = `${studioId} ${operationId}`;
  const sealKey = () => derived(key, salt, 'answer');
  return {
    digest: createHash('sha256')
      .update(derived(key, salt, 'name'))
      .digest('base64url'),
    fingerprintOf: (input) =>
      createHmac('sha256', derived(key, salt, 'input'))
        .update(JSON.stringify(input))
        .digest('base64url'),
    seal: (answer, nonce) => {
      const sealing = createCipheriv(algorithm, sealKey(), nonce, { authTagLength: tagBytes });
      const packed = deflateRawSync(JSON.stringify(answer));
      return Buffer.concat([nonce, sealing.update(packed), sealing.final(), sealing.getAuthTag()]).toString(
        'base64',
      );
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64');
      const opening = createDecipheriv(algorithm, sealKey(), bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      opening.setAuthTag(bytes.subarray(-tagBytes));
      const packed = Buffer.concat([opening.update(bytes.subarray(nonceBytes, -tagBytes)), opening.final()]);
      return JSON.parse(inflateRawSync(packed, { maxOutputLength: answerBytesMax }).toString('utf8'));
    },
  };
}

export const sealNonceBytes = nonceBytes;
