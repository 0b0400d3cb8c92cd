import * as z from 'zod';

/** What the popup's last page posts to the page that opened it, at our own origin alone. */
export const gmailMessage = z.strictObject({
  type: z.literal('gmail-connection'),
  ok: z.boolean(),
  message: z.string().describe('a sentence for the owner'),
});
export type GmailMessage = z.output<typeof gmailMessage>;
