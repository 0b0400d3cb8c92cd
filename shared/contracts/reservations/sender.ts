import * as z from 'zod';
import { marketplace } from '../channels.ts';
import { instant, text } from '../values.ts';
import { emailCharactersMax } from './sync.ts';

/** Maximum number of senders per studio. */
export const sendersMax = 50;

/** The id of a sender. It is derived from the address, so each address has only one. */
export const senderId = z.string().regex(/^[0-9a-f]{24}$/, 'must be the id of a sender');

export const senderEmail = text().trim().toLowerCase().max(emailCharactersMax).pipe(z.email());

/** An address whose e-mails are read, and the marketplace that uses it. */
export const senderView = z.strictObject({
  senderId,
  senderEmail: z.string(),
  marketplace,
  createdAt: instant,
});
export type SenderView = z.output<typeof senderView>;
