import { createHash } from 'node:crypto';
import * as z from 'zod';

/** 256 bits, which cannot be guessed. */
const addressBytes = 32;
/** Wellhub takes secrets of 100 characters at most. */
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

/** Digest of an address. Whoever reads the table cannot send to the address. */
export const hookDigestOf = (hookId: string): string => createHash('sha256').update(hookId).digest('hex');

/** The digest by which an address is found; undefined for a text that cannot be an address. */
export const presentedDigest = (hookId: string): string | undefined =>
  hookPattern.test(hookId) ? hookDigestOf(hookId) : undefined;
