import * as z from 'zod';
import { instant } from '../values.ts';

/** The highest displayed count. Larger numbers show as this with a plus. */
export const reservationCountMax = 100;

const count = z
  .int()
  .min(0)
  .max(reservationCountMax)
  .describe(`${reservationCountMax} means that many or more`);

/** Maximum length of a mailbox address (RFC 5321). */
export const emailCharactersMax = 254;

/** The Gmail account that a studio connected. */
export const mailbox = z.strictObject({
  email: z.string(),
  status: z
    .enum(['connected', 'broken'])
    .describe('broken: Google refuses our access, so the owner has to connect again'),
  connectedAt: instant,
  problem: z.string().nullable().describe('a sentence that says what is wrong and what to do'),
});

/** The state of reading a studio's reservation e-mails, and the pending ones. */
export const syncView = z.strictObject({
  gmailAvailable: z.boolean().describe('whether this deployment can connect to Gmail'),
  syncEmail: z.string().nullable(),
  syncEnabled: z.boolean(),
  syncMode: z.literal('realtime'),
  mailbox: mailbox.nullable(),
  lastSyncAt: instant.nullable(),
  waitingMails: z.int().min(0).describe('mails that were found but not read yet'),
  counts: z.strictObject({ pending: count, manualReview: count, failed: count }),
});
export type SyncView = z.output<typeof syncView>;
