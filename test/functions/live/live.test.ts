import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTicket, liveTicketSeconds } from '../../../shared/contracts/live/create-ticket.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';

const origin = 'https://app.example.com';
const studioA = '44444444-4444-4444-8444-000000000001';
const studioB = '44444444-4444-4444-8444-000000000002';

let table: TestTable;
let management: Server;
const posted: { connectionId: string; message: unknown }[] = [];
const gone = new Set<string>();
let ticketOf: (studioId: string) => Promise<string>;
let connect: (ticket: string | undefined, from: string | undefined, id: string) => Promise<number>;
let disconnect: (id: string) => Promise<number>;
let broadcast: (keys: { pk: string; sk: string }[]) => Promise<void>;
let openOf: (studioId: string) => Promise<string[]>;

const startManagement = async (): Promise<string> => {
  management = createServer((request, response) => {
    const connectionId = decodeURIComponent((request.url ?? '').split('/').at(-1) ?? '');
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
  process.env['WEB_ORIGIN'] = origin;
  process.env['AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI'] = await startManagement();
  const live = '../../../functions/live';
  const create = (await import(`${live}/create-ticket.ts`)).handler as never;
  const opened = (await import(`${live}/connect.socket.ts`)).handler as never as Call;
  const closed = (await import(`${live}/disconnect.socket.ts`)).handler as never as Call;
  const changed = (await import(`${live}/broadcast.stream.ts`)).handler as never as Call;
  const store = await import('../../../functions/live/live-store.ts');
  type Call = (event: unknown, context: unknown) => Promise<{ statusCode: number }>;
  ticketOf = async (studioId) => (await callOperation(create, createTicket, {}, { studioId })).body.ticket;
  connect = async (ticket, from, connectionId) =>
    (
      await opened(
        {
          headers: from === undefined ? {} : { Origin: from },
          queryStringParameters: ticket === undefined ? null : { ticket },
          requestContext: { connectionId },
        },
        {},
      )
    ).statusCode;
  disconnect = async (connectionId) => (await closed({ requestContext: { connectionId } }, {})).statusCode;
  broadcast = async (keys) => {
    const Records = keys.map(({ pk, sk }) => ({
      eventName: 'MODIFY',
      dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } } },
    }));
    await changed({ Records }, {});
  };
  openOf = (studioId) => store.readOpenConnections(studioId, 0);
});
afterAll(async () => {
  await table.close();
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

  test('of many who present one ticket at once, one gets in', async () => {
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

  test('a ticket is good until its time is up, and not in the second it is', async () => {
    const { spendTicket } = await import('../../../functions/live/live-store.ts');
    const { ticketHash } = await import('../../../functions/live/ticket.ts');
    const issuedSeconds = Math.floor(Date.now() / 1000);
    const [late, early] = [await ticketOf(studioA), await ticketOf(studioA)];
    expect(await spendTicket(ticketHash(late), issuedSeconds + liveTicketSeconds + 60)).toBeUndefined();
    expect(await spendTicket(ticketHash(early), issuedSeconds + liveTicketSeconds - 1)).toBe(studioA);
  });

  test('the table holds no ticket, only its hash', async () => {
    const { LiveTicketEntity } = await import('../../../functions/_data/live.ts');
    const { withSystem } = await import('../../../functions/_data/keys.ts');
    const { ticketHash } = await import('../../../functions/live/ticket.ts');
    const ticket = await ticketOf(studioB);
    const raw = await withSystem(() =>
      LiveTicketEntity.get({ ticketHash: ticketHash(ticket) }).go({ data: 'includeKeys' }),
    );
    expect(raw.data?.studioId).toBe(studioB);
    expect(JSON.stringify(raw.data)).not.toContain(ticket);
  });
});

describe('telling open pages what changed', () => {
  test('each studio hears of its own changes, once a batch, and gone connections are forgotten', async () => {
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

  test.each([
    ['STUDIO', 'SETTINGS', ['settings']],
    ['STUDIO', 'CONNECTION#wellhub', ['integrations']],
    ['DECISION', '01', ['decisions']],
    ['RULE', 'BOOK', ['rules']],
    ['RULE', 'FIRED#01#3', ['rules']],
    ['SECRET', 'CONNECTION#wellhub', undefined],
    ['AUDIT', '01', undefined],
    ['MARK', 'x', undefined],
  ])('%s %s tells %j', async (kind, sk, topics) => {
    const { topicsByStudio } = await import('../../../functions/live/topics.ts');
    expect(topicsByStudio([{ pk: `S#${studioA}#${kind}`, sk }]).get(studioA)).toEqual(topics);
  });
});
