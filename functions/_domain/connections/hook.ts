import { createHash } from 'node:crypto';
import * as z from 'zod';

/** 256 random bits, which cannot be guessed. */
const addressBytes = 32;
/** Wellhub accepts secrets of at most 100 characters. */
const secretBytes = 32;

const hookPattern = /^[\w-]{43}$/;

/**
 * The encrypted part of a connection's webhook: the last part of its address, and the secret that signs its requests.
 */
export const hookSchema = z.strictObject({ hookId: z.string(), secret: z.string() });
export type Hook = z.output<typeof hookSchema>;

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

export const newHook = (random: { bytes(count: number): Uint8Array }): Hook => ({
  hookId: textOf(random.bytes(addressBytes)),
  secret: textOf(random.bytes(secretBytes)),
});

/**
 * Digest of an address. The digest is stored instead of the address, so reading the table is not enough to send a
 * webhook.
 */
export const hookDigestOf = (hookId: string): string => createHash('sha256').update(hookId).digest('hex');

/** The digest used to look up an address. Undefined for a text that cannot be an address. */
export const presentedDigest = (hookId: string): string | undefined =>
  hookPattern.test(hookId) ? hookDigestOf(hookId) : undefined;
