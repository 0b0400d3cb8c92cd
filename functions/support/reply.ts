import { reply } from '#shared/contracts/support/reply.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { assertStored, foundTicket } from './found-ticket.ts';
import { messageViewOf } from './message.ts';
import { storeTicket } from './ticket-store.ts';
import { replied } from './ticket.ts';

export const handler = httpOperation(
  reply,
  {},
  async ({ table, input: { ticketId, text }, caller: { studioId }, deps, correlationId }) => {
    const before = await foundTicket(table, studioId, ticketId);
    const createdAt = deps.clock.now().toISOString();
    const after = replied(before, createdAt);
    const messageId = deps.ids.next();
    const message = { studioId, ticketId, messageId, text, fromTeam: false, writtenBy: studioId, createdAt };
    const audit = { auditId: deps.ids.next(), actor: studioId, action: reply.id, correlationId };
    assertStored(await storeTicket(table, { before, after, message, audit }));
    return messageViewOf(message);
  },
);
