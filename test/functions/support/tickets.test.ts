import { getTeamTicket } from '#shared/contracts/support/get-team-ticket.ts';
import { getTicket } from '#shared/contracts/support/get-ticket.ts';
import { listTeamTickets } from '#shared/contracts/support/list-team-tickets.ts';
import { listTickets } from '#shared/contracts/support/list-tickets.ts';
import { openTicket } from '#shared/contracts/support/open-ticket.ts';
import { reply } from '#shared/contracts/support/reply.ts';
import { respond } from '#shared/contracts/support/respond.ts';
import { messagesPageItemsMax, unresolvedTicketsMax } from '#shared/contracts/support/ticket.ts';
import { updateTicket } from '#shared/contracts/support/update-ticket.ts';
import type { AnyOperation, RequestOf } from '#shared/contracts/operation.ts';
import { callOperation, type As, type Handler } from '../../builders/call-operation.ts';
import { startPeople } from '../../builders/start-people.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { handler as getTeamTicketHandler } from '#functions/support/get-team-ticket.ts';
import { handler as getTicketHandler } from '#functions/support/get-ticket.ts';
import { handler as listTeamTicketsHandler } from '#functions/support/list-team-tickets.ts';
import { handler as listTicketsHandler } from '#functions/support/list-tickets.ts';
import { handler as openTicketHandler } from '#functions/support/open-ticket.ts';
import { handler as replyHandler } from '#functions/support/reply.ts';
import { handler as respondHandler } from '#functions/support/respond.ts';
import { handler as updateTicketHandler } from '#functions/support/update-ticket.ts';

let table: TestTable;
let pool: Awaited<ReturnType<typeof startPeople>>;
let alameda: As;
let roma: As;
let team: As;

const handlers: Readonly<Record<string, Handler>> = {
  [getTeamTicket.id]: getTeamTicketHandler,
  [getTicket.id]: getTicketHandler,
  [listTeamTickets.id]: listTeamTicketsHandler,
  [listTickets.id]: listTicketsHandler,
  [openTicket.id]: openTicketHandler,
  [reply.id]: replyHandler,
  [respond.id]: respondHandler,
  [updateTicket.id]: updateTicketHandler,
};
const call = async <Op extends AnyOperation>(contract: Op, input: RequestOf<Op>, as: As) => {
  return callOperation(handlers[contract.id]!, contract, input, as);
};
const opened = async (as: As, subject = 'Help') =>
  (await call(openTicket, { subject, description: 'Please.' }, as)).body.ticketId;
const newStudio = async (name: string): Promise<As> => ({ studioId: await pool.join(`${name}@studio.test`) });

beforeAll(async () => {
  table = await startTable();
  pool = await startPeople();
  [alameda, roma] = [await newStudio('alameda'), await newStudio('roma')];
  team = { studioId: await pool.join('admin@cupo.local'), groups: '[superadmin]' };
});
afterAll(() => Promise.all([table.close(), pool.close()]));

describe('tickets', () => {
  test('a question, an answer and a thank-you, seen from both sides', async () => {
    const ticketId = await opened(alameda, 'Wellhub shows 4 places');
    const { studioId } = alameda;
    await call(reply, { ticketId, text: 'It should be 6.' }, alameda);
    const answered = await call(respond, { studioId, ticketId, text: 'We look into it.' }, team);
    expect(answered.body).toMatchObject({ status: 'in_progress', requesterEmail: 'alameda@studio.test' });
    await call(reply, { ticketId, text: 'Thank you!' }, alameda);
    const own = await call(getTicket, { ticketId }, alameda);
    expect(own.body.messages.map(({ text, fromTeam }) => [text, fromTeam])).toEqual([
      ['It should be 6.', false],
      ['We look into it.', true],
      ['Thank you!', false],
    ]);
    const theirs = await call(getTeamTicket, { studioId, ticketId }, team);
    expect(theirs.body.messages).toEqual(own.body.messages);
    const [, second] = own.body.messages;
    const later = await call(getTicket, { ticketId, after: second!.messageId }, alameda);
    expect(later.body.messages.map(({ text }) => text)).toEqual(['Thank you!']);
    expect(JSON.stringify(own.body)).not.toContain(team.studioId);
  });

  test('a resolved ticket shows who and when, accepts no reply, and is reopened by an answer', async () => {
    const ticketId = await opened(alameda);
    const { studioId } = alameda;
    const resolved = await call(updateTicket, { studioId, ticketId, status: 'resolved' }, team);
    expect(resolved.body).toMatchObject({ status: 'resolved', resolvedBy: 'admin@cupo.local' });
    expect(resolved.body.resolvedAt).not.toBeNull();
    expect((await call(reply, { ticketId, text: 'But…' }, alameda)).status).toBe(409);
    expect((await call(getTicket, { ticketId }, alameda)).body.messages).toEqual([]);
    await call(respond, { studioId, ticketId, text: 'One thing more.' }, team);
    expect((await call(reply, { ticketId, text: 'Yes?' }, alameda)).status).toBe(200);
  });

  test('are nobody else’s', async () => {
    const ticketId = await opened(alameda);
    expect((await call(getTicket, { ticketId }, roma)).status).toBe(404);
    expect((await call(reply, { ticketId, text: 'Hello' }, roma)).status).toBe(404);
    expect((await call(listTickets, {}, roma)).body.tickets).toEqual([]);
    const { studioId } = alameda;
    for (const answer of [
      await call(listTeamTickets, {}, roma),
      await call(getTeamTicket, { studioId, ticketId }, roma),
      await call(respond, { studioId, ticketId, text: 'I am the team' }, roma),
      await call(updateTicket, { studioId, ticketId, status: 'closed' }, roma),
    ])
      expect(answer.status).toBe(403);
    expect((await call(getTeamTicket, { studioId: roma.studioId, ticketId }, team)).status).toBe(404);
  });

  test.each([
    [{ subject: ' ', description: 'x' }],
    [{ subject: 'x', description: '\n\t ' }],
    [{ subject: 'x'.repeat(201), description: 'x' }],
    [{ subject: 'x', description: 'x'.repeat(5001) }],
  ])('are not opened without their words (%#)', async (input) => {
    expect((await call(openTicket, input, roma)).status).toBe(400);
    expect((await call(listTickets, {}, roma)).body.tickets).toEqual([]);
  });

  test('too many tickets at once are refused until some are answered', async () => {
    const busy = await newStudio('busy');
    const ids: string[] = [];
    for (let count = 0; count < unresolvedTicketsMax; count += 1) ids.push(await opened(busy));
    const input = { subject: 'One more', description: 'x' };
    expect((await call(openTicket, input, busy)).status).toBe(429);
    await call(updateTicket, { studioId: busy.studioId, ticketId: ids[3]!, status: 'closed' }, team);
    expect((await call(openTicket, input, busy)).status).toBe(200);
  });

  test('the second of two team members who change a ticket at once is told', async () => {
    const ticketId = await opened(alameda);
    const { studioId } = alameda;
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((text) => call(respond, { studioId, ticketId, text }, team)),
    );
    const written = (await call(getTicket, { ticketId }, alameda)).body.messages;
    const said = answers.filter(({ status }) => status === 200);
    expect(written).toHaveLength(said.length);
    expect(said.length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  });

  test('a long thread is paged in order', async () => {
    const ticketId = await opened(alameda);
    const texts = Array.from({ length: messagesPageItemsMax + 3 }, (_, count) => `Message ${count}`);
    for (const text of texts) await call(reply, { ticketId, text }, alameda);
    const first = (await call(getTicket, { ticketId }, alameda)).body;
    const second = (await call(getTicket, { ticketId, after: first.cursor! }, alameda)).body;
    expect([...first.messages, ...second.messages].map(({ text }) => text)).toEqual(texts);
    expect(first.messages).toHaveLength(messagesPageItemsMax);
    expect(second.cursor).toBeNull();
  });
});

describe('the team’s list', () => {
  const walk = async (filter: RequestOf<typeof listTeamTickets>) => {
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await call(listTeamTickets, { ...filter, ...(cursor && { cursor }) }, team);
      found.push(...body.tickets.map(({ ticketId }) => ticketId));
      cursor = body.cursor ?? undefined;
    } while (cursor);
    return found;
  };

  test('contains every ticket once, page by page, and the filters divide them', async () => {
    const all = await walk({});
    expect(new Set(all).size).toBe(all.length);
    const statuses = ['open', 'in_progress', 'resolved', 'closed'] as const;
    const byStatus = await Promise.all(statuses.map((status) => walk({ status })));
    expect(byStatus.flat().toSorted()).toEqual(all.toSorted());
    expect(byStatus.map(({ length }) => length > 0)).toEqual([true, true, false, true]);
    expect(await walk({ priority: 'high' })).toEqual([]);
  });

  test('lists the latest change first, wherever the ticket was', async () => {
    const ticketId = await opened(roma, 'Quiet');
    await opened(alameda, 'Later');
    await call(updateTicket, { studioId: roma.studioId, ticketId, priority: 'high' }, team);
    const [top] = (await call(listTeamTickets, {}, team)).body.tickets;
    expect(top).toMatchObject({ ticketId, priority: 'high', requesterEmail: 'roma@studio.test' });
    expect(await walk({ priority: 'high' })).toEqual([ticketId]);
    expect((await walk({ priority: 'medium' })).includes(ticketId)).toBe(false);
  });

  test('refuses an invalid cursor', async () => {
    for (const cursor of ['x', Buffer.from('2026#nothing').toString('base64url')])
      expect((await call(listTeamTickets, { cursor }, team)).status).toBe(400);
  });
});
