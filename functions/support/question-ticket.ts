import { createHash } from 'node:crypto';
import { encodeTime } from 'ulid';
import { subjectCharactersMax, unresolvedTicketsMax } from '#shared/contracts/support/ticket.ts';
import { fold, tidy } from '#shared/core/csv/text.ts';
import { storeNewTicket } from './new-ticket.ts';
import { readTickets } from './ticket-store.ts';
import { isResolved } from './ticket.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

type Opening = Parameters<typeof storeNewTicket>[1];

const hourMs = 3_600_000;
const timeCharacters = 10;
const randomCharacters = 16;
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The id of a question's ticket. If a studio asks the same question twice within an hour, the id is the same, so only
 * one ticket is opened.
 */
function ticketIdOf(studioId: string, question: string, nowMs: number): string {
  const digest = createHash('sha256')
    .update(`${studioId} ${fold(question)}`)
    .digest();
  const random = [...digest.subarray(0, randomCharacters)].map((byte) =>
    alphabet.charAt(byte % alphabet.length),
  );
  return encodeTime(nowMs - (nowMs % hourMs), timeCharacters) + random.join('');
}

const requestedInChat = 'Asked in AI Chat, which found no answer.';

/**
 * Passes an unanswered question to the team. There is one ticket per question, however often it is asked while the
 * ticket is waiting.
 *
 * @returns the ticket's id; undefined if the studio already has as many waiting tickets as it may have
 */
export async function ticketForQuestion(
  table: StudioTable,
  question: string,
  opening: Omit<Opening, 'ticketId' | 'subject' | 'description'>,
): Promise<string | undefined> {
  const { studioId } = opening.caller;
  const subject = tidy(question).slice(0, subjectCharactersMax);
  const { tickets } = await readTickets(table, studioId, undefined, unresolvedTicketsMax);
  const waiting = tickets.filter((ticket) => !isResolved(ticket));
  const same = waiting.find((ticket) => fold(ticket.subject) === fold(subject));
  if (same) return same.ticketId;
  if (waiting.length === unresolvedTicketsMax) return undefined;
  const ticketId = ticketIdOf(studioId, question, opening.deps.clock.now().getTime());
  // If the ticket is already stored, the same question arrived twice at once.
  await storeNewTicket(table, {
    ...opening,
    ticketId,
    subject,
    description: `${question}\n\n${requestedInChat}`,
  });
  return ticketId;
}
