import * as z from 'zod';
import { marketplace } from '../channels.ts';
import { instant, text } from '../values.ts';
import { emailCharactersMax } from './sync.ts';

/** The most senders a studio can have. */
export const sendersMax = 50;

/** The id of a sender. It is derived from the address, so each address has only one. */
export const senderId = z.string().regex(/^[0-9a-f]{24}$/, 'must be the id of a sender');

export const senderEmail = text().trim().toLowerCase().max(emailCharactersMax).pipe(z.email());

/** An address whose mails are read, and the marketplace that writes from it. */
export const senderView = z.strictObject({
  senderId,
  senderEmail: z.string(),
  marketplace,
  createdAt: instant,
});
export type SenderView = z.output<typeof senderView>;
