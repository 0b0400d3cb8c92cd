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
 * The id of a question's ticket. It is equal for the same question of a studio within an hour, so that a question sent
 * twice opens one ticket.
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
 * Passes a question without an answer to the team: one ticket a question, however often it is asked while its ticket
 * waits.
 *
 * @returns the ticket's id; undefined if as many tickets wait already as one studio may have
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
  // If it is stored already, the same question arrived twice at once.
  await storeNewTicket(table, {
    ...opening,
    ticketId,
    subject,
    description: `${question}\n\n${requestedInChat}`,
  });
  return ticketId;
}
