import * as z from 'zod';
import { instant } from '../values.ts';

/**
 * What an owner sets of e-mails: whether there is one in the morning (`on`), at which hour of the studio's clock, and
 * whether there is one at once where nothing goes on without them (`urgent`).
 */
export const morningEmailSettings = z.strictObject({
  on: z.boolean(),
  hour: z.int().min(0).max(23),
  urgent: z.boolean(),
});
export type MorningEmailSettings = z.output<typeof morningEmailSettings>;

/** What holds where nothing was ever set. */
export const startingMorningEmail: MorningEmailSettings = { on: true, hour: 7, urgent: true };

export const morningEmailView = z.strictObject({
  ...morningEmailSettings.shape,
  canSend: z.boolean().describe('whether this deployment can send e-mail at all'),
  unsubscribedAt: instant
    .nullable()
    .describe('when the morning e-mail was last switched off from an e-mail; null once it is on again'),
  lastSentAt: instant.nullable(),
});
export type MorningEmailView = z.output<typeof morningEmailView>;

/** What can be unsubscribed from. */
export const emailKinds = ['morning', 'urgent'] as const;
export type EmailKind = (typeof emailKinds)[number];

/** As it stands in the addresses of an e-mail: the studio, and a word that nobody can guess. It lets one unsubscribe, and nothing else. */
export const unsubscribeToken = z
  .string()
  .regex(/^[0-9a-f-]{36}\.[\w-]{32}$/, 'is no word of an e-mail of ours');
