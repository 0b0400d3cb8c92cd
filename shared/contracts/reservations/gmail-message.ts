import * as z from 'zod';

/** The message that the popup's last page posts to its opener, only at our own origin. */
export const gmailMessage = z.strictObject({
  type: z.literal('gmail-connection'),
  ok: z.boolean(),
  message: z.string().describe('a sentence for the owner'),
});
export type GmailMessage = z.output<typeof gmailMessage>;
