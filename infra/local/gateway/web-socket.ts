import { randomBytes } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { WebSocketApi } from '../assembly/routes.ts';
import type { Connection, Connections } from './connections.ts';
import { webSocketEvent, type EventType } from './web-socket-event.ts';

export type WebSocketOptions = {
  api: WebSocketApi;
  connections: Connections;
  invoke: (functionName: string, event: unknown) => Promise<unknown>;
  now: () => Date;
};

const messageBytesMax = 128 * 1024;
const idleMs = 10 * 60 * 1000;
const lifeMs = 2 * 60 * 60 * 1000;

/** API Gateway's WebSocket API: accepts a connection when the $connect route agrees, and forwards its messages. */
export function createWebSocketApi(options: WebSocketOptions) {
  const server = new WebSocketServer({ noServer: true, maxPayload: messageBytesMax });
  return {
    upgrade: async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
      const connectedAt = options.now();
      const id = randomBytes(9).toString('base64').replace(/[/+]/g, '_');
      socket.on('error', () => socket.destroy());
      const statusCode = await run(options, request, {
        id,
        connectedAt,
        type: 'CONNECT',
        routeKey: '$connect',
      });
      if (statusCode >= 300) return refuse(socket, statusCode);
      server.handleUpgrade(request, socket, head, (open) => {
        const userAgent = request.headers['user-agent'] ?? '';
        const connection = { id, socket: open, connectedAt, lastActiveAt: connectedAt, userAgent };
        serve(options, request, connection);
      });
    },
    close: (): void => {
      for (const { socket } of options.connections.values()) socket.terminate();
      server.close();
    },
  };
}

type Happening = { id: string; connectedAt: Date; type: EventType; routeKey: string; body?: string };

/** Runs the route's function. A failure counts as status 502; without a route, the connection is accepted. */
async function run(
  { api, invoke, now }: WebSocketOptions,
  request: IncomingMessage,
  happening: Happening,
): Promise<number> {
  const route = api.routes.find(({ routeKey }) => routeKey === happening.routeKey);
  if (!route) return 200;
  try {
    const event = webSocketEvent({ ...happening, api, request, now: now() });
    const result = (await invoke(route.function.name, event)) as { statusCode?: number } | null;
    return result?.statusCode ?? 200;
  } catch {
    return 502;
  }
}

function refuse(socket: Duplex, given: number): void {
  const statusCode = STATUS_CODES[given] ? given : 403;
  socket.end(
    `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  );
}

function serve(options: WebSocketOptions, request: IncomingMessage, connection: Connection): void {
  const { id, socket, connectedAt } = connection;
  options.connections.set(id, connection);
  const idle = setTimeout(() => socket.close(1001, 'Going away'), idleMs).unref();
  const life = setTimeout(() => socket.close(1001, 'Going away'), lifeMs).unref();
  socket.on('message', (data) => {
    idle.refresh();
    connection.lastActiveAt = options.now();
    const body = Buffer.isBuffer(data) ? data.toString() : '';
    void run(options, request, {
      id,
      connectedAt,
      type: 'MESSAGE',
      routeKey: routeOf(options.api, body),
      body,
    });
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearTimeout(idle);
    clearTimeout(life);
    options.connections.delete(id);
    void run(options, request, { id, connectedAt, type: 'DISCONNECT', routeKey: '$disconnect' });
  });
}

/** Finds the route of a message by the selection expression, such as `$request.body.action`. */
function routeOf({ selectionExpression, routes }: WebSocketApi, body: string): string {
  const field = selectionExpression.replace(/^\$request\.body\./, '');
  try {
    const value: unknown = (JSON.parse(body) as Record<string, unknown>)[field];
    return routes.some(({ routeKey }) => routeKey === value) ? String(value) : '$default';
  } catch {
    return '$default';
  }
}

export const isOpen = (socket: WebSocket): boolean => socket.readyState === socket.OPEN;
