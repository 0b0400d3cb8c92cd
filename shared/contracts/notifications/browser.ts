import * as z from 'zod';

/** Maximum number of browsers per studio; one more replaces the oldest. */
export const browsersMax = 10;

/** The SHA-256 of its endpoint in hexadecimal digits, by which a browser finds its own entry. */
export const browserId = z.string().regex(/^[0-9a-f]{64}$/, 'must be the SHA-256 of an endpoint');

/** The bytes of a public key or a shared secret, in base64url as the Push API gives them. */
const bytes = (count: number) =>
  z
    .string()
    .regex(/^[\w-]+$/, 'must be base64url')
    .length(Math.ceil((count * 4) / 3), `must be ${count} bytes`);

/** A browser's push subscription (W3C Push API): the address of its service, and the encryption keys. */
export const pushSubscription = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(1024),
  p256dh: bytes(65),
  auth: bytes(16),
});
export type PushSubscription = z.output<typeof pushSubscription>;
