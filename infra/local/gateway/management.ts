import type { IncomingMessage, ServerResponse } from 'node:http';
import { arnOf } from '../assembly/names.ts';
import type { WebSocketApi } from '../assembly/routes.ts';
import { accessKeyIdOf } from '../emulators/_shared/access-key.ts';
import { readBody } from '../emulators/_shared/read-body.ts';
import type { Connection, Connections } from './connections.ts';
import { pathOf } from './request-parts.ts';
import { isOpen } from './web-socket.ts';

export type ManagementOptions = {
  api: WebSocketApi;
  connections: Connections;
  authorize: (accessKeyId: string, action: string, resourceArn: string) => true | string;
};

const messageBytesMax = 128 * 1024;

/** The endpoint by which functions reach open connections: POST sends, GET describes, DELETE closes. */
export function createManagement({ api, connections, authorize }: ManagementOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const id = /\/@connections\/([^/]+)$/.exec(decodeURIComponent(pathOf(request)))?.[1];
    const { method = '' } = request;
    if (id === undefined || !['POST', 'GET', 'DELETE'].includes(method))
      return refuse(response, 403, 'ForbiddenException', 'Forbidden');
    const accessKeyId = accessKeyIdOf(request);
    if (accessKeyId === undefined)
      return refuse(response, 403, 'MissingAuthenticationTokenException', 'Missing Authentication Token');
    const arn = arnOf('execute-api', `${api.apiId}/${api.stage}/${method}/@connections/${id}`);
    const allowed = authorize(accessKeyId, 'execute-api:ManageConnections', arn);
    if (allowed !== true) return refuse(response, 403, 'AccessDeniedException', allowed);
    const body = await readBody(request, messageBytesMax);
    if (!body) return refuse(response, 413, 'PayloadTooLargeException', 'Payload too large');
    const connection = connections.get(id);
    if (!connection || !isOpen(connection.socket)) return refuse(response, 410, 'GoneException', 'Gone');
    if (method === 'POST') return send(connection, body, response);
    if (method === 'GET') return describe(connection, response);
    connection.socket.close(1000);
    response.writeHead(204).end();
  };
}

function send({ socket }: Connection, body: Buffer, response: ServerResponse): void {
  socket.send(body.toString(), (error) => {
    if (error) refuse(response, 410, 'GoneException', 'Gone');
    else response.writeHead(200).end();
  });
}

function describe({ connectedAt, lastActiveAt, userAgent }: Connection, response: ServerResponse): void {
  const described = { connectedAt, lastActiveAt, identity: { sourceIp: '127.0.0.1', userAgent } };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(described));
}

function refuse(response: ServerResponse, statusCode: number, type: string, message: string): void {
  response
    .writeHead(statusCode, { 'content-type': 'application/json', 'x-amzn-errortype': type })
    .end(JSON.stringify({ message }));
}
