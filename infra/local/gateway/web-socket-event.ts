import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { WebSocketApi } from '../assembly/routes.ts';
import { headersOf, joined, logTime, queryOf } from './request-parts.ts';

export type EventType = 'CONNECT' | 'MESSAGE' | 'DISCONNECT';

export type WebSocketEventOptions = {
  api: WebSocketApi;
  request: IncomingMessage;
  id: string;
  type: EventType;
  routeKey: string;
  connectedAt: Date;
  now: Date;
  body?: string;
};

/** The event that API Gateway's WebSocket API passes to a function. */
export function webSocketEvent(options: WebSocketEventOptions): object {
  const { api, request, id, type, routeKey, connectedAt, now, body } = options;
  return {
    ...(type === 'CONNECT' ? handshake(request) : {}),
    requestContext: {
      routeKey,
      eventType: type,
      connectionId: id,
      connectedAt: connectedAt.getTime(),
      requestTimeEpoch: now.getTime(),
      requestTime: logTime(now),
      requestId: randomBytes(9).toString('base64'),
      extendedRequestId: randomBytes(9).toString('base64'),
      messageDirection: 'IN',
      domainName: request.headers.host ?? '',
      stage: api.stage,
      apiId: api.apiId,
      identity: { sourceIp: '127.0.0.1', userAgent: request.headers['user-agent'] ?? '' },
      ...(type === 'DISCONNECT' ? { disconnectStatusCode: 1000, disconnectReason: '' } : {}),
    },
    ...(body === undefined ? {} : { body }),
    isBase64Encoded: false,
  };
}

function handshake(request: IncomingMessage): object {
  const headers = headersOf(request);
  const query = joined(new URLSearchParams(queryOf(request)));
  const lists = (values: Record<string, string>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value]]));
  return {
    headers,
    multiValueHeaders: lists(headers),
    ...(Object.keys(query).length > 0
      ? { queryStringParameters: query, multiValueQueryStringParameters: lists(query) }
      : {}),
  };
}
