import type { MailEvent } from './mail.ts';
import { bookingPhrases } from './phrases-of-booking.ts';
import { generalPhrases } from './phrases-in-general.ts';
import { clientPhrases } from './phrases-of-client.ts';
import { studioPhrases } from './phrases-of-studio.ts';

export interface Phrase {
  readonly event: MailEvent;
  readonly weight: number;
  readonly pattern: RegExp;
}

/** The phrases that show what an e-mail is about. */
export const phrases: readonly Phrase[] = [
  ...studioPhrases,
  ...clientPhrases,
  ...bookingPhrases,
  ...generalPhrases,
].map(([event, weight, source]) => ({ event, weight, pattern: new RegExp(source) }));
