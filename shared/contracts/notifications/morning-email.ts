import * as z from 'zod';
import { instant } from '../values.ts';

/** What an owner sets of the morning e-mail: whether it is sent, and at which hour of the studio's clock. */
export const morningEmailSettings = z.strictObject({ on: z.boolean(), hour: z.int().min(0).max(23) });
export type MorningEmailSettings = z.output<typeof morningEmailSettings>;

/** What holds where nothing was ever set. */
export const startingMorningEmail: MorningEmailSettings = { on: true, hour: 7 };

export const morningEmailView = z.strictObject({
  ...morningEmailSettings.shape,
  canSend: z.boolean().describe('whether this deployment can send e-mail at all'),
  unsubscribedAt: instant.nullable().describe('when it was switched off from an e-mail; null where it is on'),
  lastSentAt: instant.nullable(),
});
export type MorningEmailView = z.output<typeof morningEmailView>;

/** As it stands in the addresses of an e-mail: the studio, and a word that nobody can guess. It lets one unsubscribe, and nothing else. */
export const unsubscribeToken = z
  .string()
  .regex(/^[0-9a-f-]{36}\.[\w-]{32}$/, 'is no word of an e-mail of ours');
