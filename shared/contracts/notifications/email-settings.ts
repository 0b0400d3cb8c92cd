import * as z from 'zod';
import { instant } from '../values.ts';

/**
 * What an owner sets of e-mails: whether there is one in the morning, at which hour of the studio's clock, and
 * whether there is one at once where nothing goes on without them (`urgent`).
 */
export const emailSettings = z.strictObject({
  morning: z.boolean(),
  hour: z.int().min(0).max(23),
  urgent: z.boolean(),
});
export type EmailSettings = z.output<typeof emailSettings>;

/** What holds where nothing was ever set. */
export const startingEmailSettings: EmailSettings = { morning: true, hour: 7, urgent: true };

export const emailSettingsView = z.strictObject({
  ...emailSettings.shape,
  canSend: z.boolean().describe('whether this deployment can send e-mail at all'),
  unsubscribedAt: instant
    .nullable()
    .describe('when the morning e-mail was last switched off from an e-mail; null once it is on again'),
  lastSentAt: instant.nullable(),
});
export type EmailSettingsView = z.output<typeof emailSettingsView>;

/** What can be unsubscribed from. */
export const emailKinds = ['morning', 'urgent'] as const;
export type EmailKind = (typeof emailKinds)[number];

/** As it stands in the addresses of an e-mail: the studio, and a word that nobody can guess. It lets one unsubscribe, and nothing else. */
export const unsubscribeToken = z
  .string()
  .regex(/^[0-9a-f-]{36}\.[\w-]{32}$/, 'is no word of an e-mail of ours');
