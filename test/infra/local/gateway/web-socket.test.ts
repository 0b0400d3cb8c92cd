import { once } from 'node:events';
import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GetConnectionCommand,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { WebSocket } from 'ws';
import { startGateway, type Harness } from './setup.ts';

type Event = {
  headers?: Record<string, string>;
  queryStringParameters?: Record<string, string>;
  body?: string;
  requestContext: { connectionId: string; routeKey: string; eventType: string; stage: string };
};
let harness: Harness;
let events: Event[];
beforeEach(async () => {
  harness = await startGateway();
  events = [];
  for (const route of ['$connect', '$disconnect', '$default', 'greet'])
    harness.functions[route] = (event: Event) => {
      events.push(event);
      return { statusCode: 200 };
    };
});
afterEach(() => harness.gateway.close());

const open = async (query = ''): Promise<WebSocket> => {
  const socket = new WebSocket(`${harness.gateway.origin.replace('http', 'ws')}/live${query}`, {
    origin: 'http://app.example',
  });
  await once(socket, 'open');
  return socket;
};
const clientOf = (accessKeyId: string) =>
  new ApiGatewayManagementApiClient({
    endpoint: harness.gateway.managementUrl,
    region: 'us-east-1',
    credentials: { accessKeyId, secretAccessKey: 'secret' },
    maxAttempts: 1,
  });
const until = async (met: () => boolean): Promise<void> => {
  while (!met()) await new Promise((resolve) => setImmediate(resolve));
};
const idOf = () => events[0]!.requestContext.connectionId;

describe('a live connection', () => {
  it('is announced to the function with its query and origin', async () => {
    const socket = await open('?ticket=t1');
    expect(events).toMatchObject([
      {
        queryStringParameters: { ticket: 't1' },
        headers: { origin: 'http://app.example' },
        requestContext: { routeKey: '$connect', eventType: 'CONNECT', stage: 'live' },
      },
    ]);
    expect(harness.gateway.connections()).toBe(1);
    socket.close();
    await until(() => events.length === 2);
    expect(events[1]!.requestContext).toMatchObject({
      routeKey: '$disconnect',
      eventType: 'DISCONNECT',
      connectionId: idOf(),
    });
    expect(harness.gateway.connections()).toBe(0);
  });

  it.each([
    ['its function says no', () => ({ statusCode: 403 }), 403],
    ['its function fails', () => Promise.reject(new Error('broken')), 502],
  ])('is refused when %s', async (_, connect, statusCode) => {
    harness.functions['$connect'] = connect;
    const socket = new WebSocket(`${harness.gateway.origin.replace('http', 'ws')}/live`);
    const [, answer] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
    expect(answer.statusCode).toBe(statusCode);
    expect(harness.gateway.connections()).toBe(0);
  });

  it('routes messages by their action', async () => {
    const socket = await open();
    socket.send('{"action":"greet"}');
    socket.send('{"action":"other"}');
    socket.send('no JSON');
    await until(() => events.length === 4);
    expect(events.slice(1).map(({ body, requestContext }) => [requestContext.routeKey, body])).toEqual([
      ['greet', '{"action":"greet"}'],
      ['$default', '{"action":"other"}'],
      ['$default', 'no JSON'],
    ]);
  });
});

describe('managing connections', () => {
  it('can send, describe and close', async () => {
    const socket = await open();
    const client = clientOf('ALLOWED');
    const received = once(socket, 'message');
    await client.send(new PostToConnectionCommand({ ConnectionId: idOf(), Data: '{"topics":["schedule"]}' }));
    expect(String((await received)[0])).toBe('{"topics":["schedule"]}');
    const described = await client.send(new GetConnectionCommand({ ConnectionId: idOf() }));
    expect(described.ConnectedAt).toEqual(new Date('2026-03-02T10:00:00Z'));
    const closed = once(socket, 'close');
    await client.send(new DeleteConnectionCommand({ ConnectionId: idOf() }));
    await closed;
  });

  it('reports a closed connection', async () => {
    await expect(
      clientOf('ALLOWED').send(new PostToConnectionCommand({ ConnectionId: 'absent', Data: 'x' })),
    ).rejects.toMatchObject({ name: 'GoneException', $metadata: { httpStatusCode: 410 } });
  });

  it('is refused without permission', async () => {
    await open();
    await expect(
      clientOf('OTHER').send(new PostToConnectionCommand({ ConnectionId: idOf(), Data: 'x' })),
    ).rejects.toMatchObject({ name: 'AccessDeniedException', $metadata: { httpStatusCode: 403 } });
    const unsigned = await fetch(`${harness.gateway.managementUrl}/@connections/${idOf()}`, {
      method: 'DELETE',
    });
    expect(unsigned.status).toBe(403);
  });
});
