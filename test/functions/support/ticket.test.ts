import { ticketMessagesMax, ticketStatus, type TicketStatus } from '#shared/contracts/support/ticket.ts';
import {
  replied,
  responded,
  teamActionsOf,
  teamTicketOf,
  ticketViewOf,
  updated,
  type Ticket,
} from '#functions/support/ticket.ts';

const ticket: Ticket = {
  studioId: '55555555-5555-4555-8555-555555555555',
  ticketId: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  subject: 'Wellhub shows 4 places',
  description: 'Cupo set 6.',
  status: 'open',
  priority: 'medium',
  createdAt: '2026-11-23T10:00:00.000Z',
  updatedAt: '2026-11-23T10:00:00.000Z',
  messages: 0,
  version: 1,
};
const at = '2026-11-23T11:00:00.000Z';
const by = 'admin@cupo.local';
const inStatus = (status: TicketStatus): Ticket => ({
  ...ticket,
  status,
  ...(status === 'resolved' || status === 'closed' ? { resolvedAt: ticket.updatedAt, resolvedBy: by } : {}),
});

describe('an owner’s reply in the thread', () => {
  test.each(['open', 'in_progress'] as const)('of a ticket that is %s', (status) => {
    expect(replied(inStatus(status), at)).toEqual({
      ...inStatus(status),
      messages: 1,
      updatedAt: at,
      version: 2,
    });
  });

  test.each(['resolved', 'closed'] as const)('not of one that is %s', (status) => {
    expect(() => replied(inStatus(status), at)).toThrow(expect.objectContaining({ code: 'conflict' }));
    expect(ticketViewOf(inStatus(status)).allowedActions).toEqual([]);
  });

  test('is accepted until the thread is full', () => {
    const almost = { ...ticket, messages: ticketMessagesMax - 1 };
    const full = replied(almost, at);
    expect(ticketViewOf(almost).allowedActions).toEqual(['reply']);
    expect(ticketViewOf(full).allowedActions).toEqual([]);
    expect(() => replied(full, at)).toThrow(expect.objectContaining({ code: 'conflict' }));
    expect(() => responded(full, at)).toThrow(expect.objectContaining({ code: 'conflict' }));
  });
});

describe('the team', () => {
  test.each(ticketStatus.options)('sets a ticket that is %s to in progress', (status) => {
    const after = responded(inStatus(status), at);
    expect(after).toMatchObject({ status: 'in_progress', answeredAt: at, messages: 1, version: 2 });
    expect(teamTicketOf(after, null)).toMatchObject({ resolvedAt: null, resolvedBy: null, answeredAt: at });
  });

  const steps: [TicketStatus, TicketStatus, boolean][] = [
    ['open', 'in_progress', true],
    ['open', 'resolved', true],
    ['open', 'closed', true],
    ['in_progress', 'open', false],
    ['in_progress', 'resolved', true],
    ['in_progress', 'closed', true],
    ['resolved', 'open', false],
    ['resolved', 'in_progress', true],
    ['resolved', 'closed', true],
    ['closed', 'open', false],
    ['closed', 'in_progress', true],
    ['closed', 'resolved', false],
  ];
  test.each(steps)('moves a ticket from %s to %s: %s', (from, status, allowed) => {
    const step = () => updated(inStatus(from), { status, at, by });
    if (!allowed) return expect(step).toThrow(expect.objectContaining({ code: 'conflict' }));
    const ended = status === 'resolved' || status === 'closed';
    return expect(teamTicketOf(step(), null)).toMatchObject({
      status,
      resolvedAt: ended ? at : null,
      resolvedBy: ended ? by : null,
    });
  });

  test('changes the priority without changing the status', () => {
    const resolved = inStatus('resolved');
    expect(updated(resolved, { priority: 'high', at, by })).toEqual({
      ...resolved,
      priority: 'high',
      updatedAt: at,
      version: 2,
    });
  });

  test('is offered the permitted actions', () => {
    expect(ticketStatus.options.map((status) => teamActionsOf({ status }))).toEqual([
      ['respond', 'start', 'resolve', 'close'],
      ['respond', 'resolve', 'close'],
      ['respond', 'reopen', 'close'],
      ['respond', 'reopen'],
    ]);
  });
});
