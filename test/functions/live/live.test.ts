import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTicket } from '#shared/contracts/live/create-ticket.ts';
import { liveTicketSeconds } from '#shared/contracts/live/ticket-seconds.ts';
import { closeConnections } from '#shared/contracts/live/close-connections.ts';
import { callOperation, type As } from '../../builders/call-operation.ts';
import { originHeaders } from '../../builders/origin.ts';
import { startPeople } from '../../builders/start-people.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import * as store from '#functions/live/live-store.ts';
import { ticketHash, connectionEndsSeconds } from '#functions/live/ticket.ts';
import { BrowserEntity } from '#functions/_data/studio/browser.ts';
import { LiveTicketEntity } from '#functions/_data/studio/live.ts';
import { handler as createTicketHandler } from '#functions/live/create-ticket.ts';
import { handler as connectSocket } from '#functions/live/connect.socket.ts';
import { handler as disconnectSocket } from '#functions/live/disconnect.socket.ts';
import { handler as broadcastStream } from '#functions/live/broadcast.stream.ts';
import { handler as closeSchedule } from '#functions/live/close.schedule.ts';
import { handler as closeConnectionsHandler } from '#functions/live/close-connections.ts';
import { tables } from '#functions/_data/table/tables.ts';

const origin = 'https://app.example.com';
const studioA = '44444444-4444-4444-8444-000000000001';
const studioB = '44444444-4444-4444-8444-000000000002';

let table: TestTable;
let management: Server;
const posted: { connectionId: string; message: unknown }[] = [];
const closed: string[] = [];
const gone = new Set<string>();
let pool: Awaited<ReturnType<typeof startPeople>>;
let ticketOf: (studioId: string, as?: Partial<As>) => Promise<string>;
let connect: (ticket: string | undefined, from: string | undefined, id: string) => Promise<number>;
let disconnect: (id: string) => Promise<number>;
let broadcast: (keys: { pk: string; sk: string }[]) => Promise<void>;
let closeEnded: () => Promise<void>;
let signOut: (as: As, signIns?: 'this' | 'all') => Promise<number>;
let statusOfTicket: (as: As) => Promise<number>;
let openOf: (studioId: string) => Promise<string[]>;

const startManagement = async (): Promise<string> => {
  management = createServer((request, response) => {
    const connectionId = decodeURIComponent((request.url ?? '').split('/').at(-1) ?? '');
    if (request.method === 'DELETE') {
      closed.push(connectionId);
      response.writeHead(gone.has(connectionId) ? 410 : 204).end();
      return;
    }
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      if (gone.has(connectionId)) return response.writeHead(410).end('{}');
      posted.push({ connectionId, message: JSON.parse(body) as unknown });
      return response.writeHead(200).end();
    });
  });
  await new Promise<void>((resolve) => management.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(management.address() as AddressInfo).port}`;
};

beforeAll(async () => {
  table = await startTable();
  pool = await startPeople();
  process.env['WEB_ORIGIN'] = origin;
  process.env['AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI'] = await startManagement();
  const create = createTicketHandler as never;
  const opened = connectSocket as never as Call;
  const disconnected = disconnectSocket as never as Call;
  const changed = broadcastStream as never as Call;
  type Call = (event: unknown, context: unknown) => Promise<{ statusCode: number }>;
  ticketOf = async (studioId, as = {}) =>
    (await callOperation(create, createTicket, {}, { studioId, ...as })).body.ticket;
  const ending = closeSchedule as never as Call;
  closeEnded = async () => {
    await ending({}, {});
  };
  const close = closeConnectionsHandler as never;
  signOut = async (as, signIns = 'this') =>
    (await callOperation(close, closeConnections, { signIns }, as)).body.closed;
  statusOfTicket = async (as) => (await callOperation(create, createTicket, {}, as)).status;
  connect = async (ticket, from, connectionId) =>
    (
      await opened(
        {
          headers: { ...originHeaders, ...(from !== undefined && { Origin: from }) },
          queryStringParameters: ticket === undefined ? null : { ticket },
          requestContext: { connectionId },
        },
        {},
      )
    ).statusCode;
  disconnect = async (connectionId) =>
    (await disconnected({ requestContext: { connectionId } }, {})).statusCode;
  broadcast = async (keys) => {
    const Records = keys.map(({ pk, sk }) => ({
      eventName: 'MODIFY',
      dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } } },
    }));
    await changed({ Records }, {});
  };
  openOf = (studioId) => store.readOpenConnections(tables, studioId, 0);
});
afterAll(async () => {
  await Promise.all([table.close(), pool.close()]);
  management.closeAllConnections();
  await new Promise((resolve) => management.close(resolve));
});

describe('opening a live connection', () => {
  test('a ticket opens one connection, once', async () => {
    const ticket = await ticketOf(studioA);
    expect(ticket).toMatch(/^[\w-]{43}$/);
    expect(await connect(ticket, origin, 'first')).toBe(200);
    expect(await connect(ticket, origin, 'second')).toBe(403);
    expect(await openOf(studioA)).toEqual(['first']);
    expect(await disconnect('first')).toBe(200);
    expect(await openOf(studioA)).toEqual([]);
    expect(await disconnect('first')).toBe(200);
  });

  test('only one of many concurrent uses of a ticket succeeds', async () => {
    const ticket = await ticketOf(studioA);
    const answers = await Promise.all([...Array(8).keys()].map((n) => connect(ticket, origin, `race-${n}`)));
    expect(answers.toSorted((a, b) => a - b)).toEqual([200, 403, 403, 403, 403, 403, 403, 403]);
    for (const id of await openOf(studioA)) await disconnect(id);
  });

  test.each([
    ['a foreign origin', 'https://evil.example.com'],
    ['an origin that only begins alike', `${origin}.evil.example.com`],
    ['no origin', undefined],
  ])('%s is refused and does not spend the ticket', async (_, from) => {
    const ticket = await ticketOf(studioA);
    expect(await connect(ticket, from, 'foreign')).toBe(403);
    expect(await connect(ticket, origin, 'own')).toBe(200);
    await disconnect('own');
  });

  test.each([undefined, '', 'A'.repeat(43), '../../etc', 'x'.repeat(5000)])(
    'a ticket that was never given (%#) is refused',
    async (ticket) => {
      expect(await connect(ticket, origin, 'never')).toBe(403);
    },
  );

  test('a ticket is valid until it expires, but not in the second of its expiry', async () => {
    const issuedSeconds = Math.floor(Date.now() / 1000);
    const [late, early] = [await ticketOf(studioA), await ticketOf(studioA)];
    expect(
      await store.spendTicket(tables.acrossStudios, ticketHash(late), issuedSeconds + liveTicketSeconds + 60),
    ).toBeUndefined();
    expect(
      await store.spendTicket(tables.acrossStudios, ticketHash(early), issuedSeconds + liveTicketSeconds - 1),
    ).toMatchObject({
      studioId: studioA,
    });
  });

  test('the table contains only the hash of a ticket', async () => {
    const ticket = await ticketOf(studioB);
    const raw = await tables.acrossStudios
      .of(LiveTicketEntity)
      .get({ ticketHash: ticketHash(ticket) })
      .go({ data: 'includeKeys' });
    expect(raw.data?.studioId).toBe(studioB);
    expect(JSON.stringify(raw.data)).not.toContain(ticket);
  });
});

describe('notifying open pages of changes', () => {
  test('each studio receives its own changes, once per batch, and closed connections are forgotten', async () => {
    await connect(await ticketOf(studioA), origin, 'a1');
    await connect(await ticketOf(studioA), origin, 'a2');
    await connect(await ticketOf(studioB), origin, 'b1');
    gone.add('a2');
    posted.length = 0;
    await broadcast([
      { pk: `S#${studioA}#CLASS#202611`, sk: '1' },
      { pk: `S#${studioA}#CLASS#202611`, sk: '2' },
      { pk: `S#${studioA}#ADJUSTMENT`, sk: '3' },
      { pk: `S#${studioA}#BOOKING#202611`, sk: '4' },
      { pk: `S#${studioB}#LIVE`, sk: 'b1' },
      { pk: 'SYS#TICKET#x', sk: 'TICKET' },
    ]);
    expect(posted).toEqual([{ connectionId: 'a1', message: { topics: ['schedule', 'activity'] } }]);
    expect(await openOf(studioA)).toEqual(['a1']);
    expect(await openOf(studioB)).toEqual(['b1']);
  });
});

describe('the team', () => {
  const team = { groups: '[superadmin]' };

  test('receives every studio’s tickets and requests, and nothing else', async () => {
    const admin = await pool.join('hears@cupo.local');
    await connect(await ticketOf(admin, team), origin, 'admin');
    await connect(await ticketOf(studioB), origin, 'b2');
    posted.length = 0;
    await broadcast([{ pk: `S#${studioA}#TICKET`, sk: '01' }]);
    await broadcast([{ pk: `S#${studioA}#STUDIO`, sk: 'SOURCE#kenko' }]);
    await broadcast([{ pk: `S#${studioA}#STUDIO`, sk: 'SETTINGS' }]);
    const reported = posted.map(({ connectionId, message }) => [connectionId, message]);
    expect(reported).toContainEqual(['admin', { topics: ['support'] }]);
    expect(reported).toContainEqual(['admin', { topics: ['integrations'] }]);
    expect(reported.filter(([id]) => id === 'admin')).toHaveLength(2);
    expect(reported.filter(([id]) => id === 'b2')).toEqual([]);
    await disconnect('admin');
    posted.length = 0;
    await broadcast([{ pk: `S#${studioA}#TICKET`, sk: '02' }]);
    expect(posted.filter(({ connectionId }) => connectionId === 'admin')).toEqual([]);
  });
});

describe('a connection ends', () => {
  const join = async (name: string, as: Partial<As> = {}): Promise<string> => {
    const id = await pool.join(`${name}@studio.test`);
    await connect(await ticketOf(id, as), origin, name);
    return id;
  };
  const hears = async (studioId: string, connectionId: string) => {
    posted.length = 0;
    await broadcast([{ pk: `S#${studioId}#CLASS#202611`, sk: '1' }]);
    return posted.some((one) => one.connectionId === connectionId);
  };

  test('with the sign-in that it came from, and no other', async () => {
    const id = await join('leaving', { session: 'phone' });
    await connect(await ticketOf(id, { session: 'desk' }), origin, 'staying');
    expect(await signOut({ studioId: id, session: 'phone' })).toBe(1);
    expect(await hears(id, 'leaving')).toBe(false);
    expect(await hears(id, 'staying')).toBe(true);
    await closeEnded();
    expect(closed).toContain('leaving');
    expect(closed).not.toContain('staying');
    expect(await statusOfTicket({ studioId: id, session: 'phone' })).toBe(401);
    expect(await statusOfTicket({ studioId: id, session: 'desk' })).toBe(200);
  });

  test('with every sign-in of its account, when its owner requests that', async () => {
    const id = await join('everywhere', { session: 'phone' });
    await connect(await ticketOf(id, { session: 'desk' }), origin, 'there');
    const tokenOfPool = await pool.signIn('everywhere@studio.test');
    const browsers = tables.forStudio(id).of(BrowserEntity);
    const subscription = { endpoint: 'https://push.example.com', p256dh: '1', auth: '2', registeredAt: '3' };
    await browsers.put({ studioId: id, browserId: 'phone', ...subscription }).go();
    const shown = async () => (await browsers.query.primary({ studioId: id }).go()).data.length;
    expect([await signOut({ studioId: id, session: 'laptop' }), await shown()]).toEqual([0, 1]);
    const before = { studioId: id, signedInAt: new Date(Date.now() - 60_000) };
    expect(await signOut({ ...before, session: 'tablet' }, 'all')).toBe(2);
    expect(await shown()).toBe(0);
    await expect(pool.whoIs(tokenOfPool)).rejects.toThrow('Access Token has been revoked');
    expect(await statusOfTicket({ ...before, session: 'desk' })).toBe(401);
    const after = { studioId: id, session: 'new' };
    expect(await statusOfTicket(after)).toBe(200);
  });

  test('when its account is disabled', async () => {
    const id = await join('disabled');
    await closeEnded();
    expect(closed).not.toContain('disabled');
    await pool.administer('AdminDisableUser', { Username: 'disabled@studio.test' });
    await closeEnded();
    expect(closed).toContain('disabled');
    expect(await hears(id, 'disabled')).toBe(false);
  });

  test('when a person is no longer a team member', async () => {
    const team = { groups: '[superadmin]' };
    const email = 'former@studio.test';
    const id = await pool.join(email);
    const membership = { Username: email, GroupName: 'superadmin' };
    await pool.administer('AdminAddUserToGroup', membership);
    await connect(await ticketOf(id, team), origin, 'former');
    await closeEnded();
    expect(closed).not.toContain('former');
    await pool.administer('AdminRemoveUserFromGroup', membership);
    await closeEnded();
    expect(closed).toContain('former');
  });

  test('with its token', async () => {
    const now = new Date('2026-11-23T10:00:00.000Z');
    const nowSeconds = Date.parse('2026-11-23T10:00:00.000Z') / 1000;
    expect(connectionEndsSeconds(now, nowSeconds + 1800)).toBe(nowSeconds + 1800);
    expect(connectionEndsSeconds(now, nowSeconds + 9999)).toBe(nowSeconds + 7200);
  });
});

describe('ten thousand random changes', () => {
  test('reach only the pages of their own studio', async () => {
    const random = seeded(20261123);
    const studios = Array.from({ length: 8 }, (_, n) => `66666666-6666-4666-8666-00000000000${n}`);
    for (const [n, studioId] of studios.entries())
      await connect(await ticketOf(studioId), origin, `page-${n}`);
    const kinds = ['TICKET', 'CLASS#202611', 'DECISION', 'ADJUSTMENT', 'IMPORT', 'SECRET', 'BOOKING#202611'];
    const shown = new Set(kinds.slice(0, 5));
    for (let round = 0; round < 100; round += 1) {
      const keys = Array.from({ length: 100 }, () => ({
        pk: `S#${studios[random(8)]!}#${kinds[random(kinds.length)]!}`,
        sk: String(random(1000)),
      }));
      posted.length = 0;
      await broadcast(keys);
      const changed = new Set(
        keys.filter(({ pk }) => shown.has(pk.slice(39))).map(({ pk }) => studios.indexOf(pk.slice(2, 38))),
      );
      const reported = posted.filter(({ connectionId }) => connectionId.startsWith('page-'));
      expect(reported.map(({ connectionId }) => connectionId).toSorted()).toEqual(
        [...changed].map((n) => `page-${n}`).toSorted(),
      );
    }
  });
});

/** Random numbers below a limit, the same for the same seed. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
