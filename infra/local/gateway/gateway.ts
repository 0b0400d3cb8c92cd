import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { securityHeaders } from '../../security-headers.ts';
import { documentOf, notFoundDocument, reloadPath } from '../../../web/documents.ts';
import type { HttpRoute, WebSocketApi } from '../assembly/routes.ts';
import type { Connections } from './connections.ts';
import { createDocsPage } from './docs-page.ts';
import { createHttpApi } from './http-api.ts';
import { sendMessage } from './http-result.ts';
import type { VerifyJwt } from './jwt.ts';
import { createManagement } from './management.ts';
import { createReload, type Reload } from './reload.ts';
import { pathOf } from './request-parts.ts';
import { createStaticFiles } from './static-files.ts';
import { createWebSocketApi } from './web-socket.ts';

export type GatewayOptions = {
  /** 0 takes any free port. */
  port: number;
  webDir: string;
  httpRoutes: readonly HttpRoute[];
  webSocketApi?: WebSocketApi;
  invoke: (functionName: string, event: unknown) => Promise<unknown>;
  verifyJwt: VerifyJwt;
  /** The user pool, reached at /cognito/. */
  userPool: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** What the page reads as /config.json. */
  configFor: (origin: string) => object;
  authorize: (accessKeyId: string, action: string, resourceArn: string) => true | string;
  now: () => Date;
};

export type Gateway = {
  /** The one origin that pages are served from. */
  origin: string;
  /** Where functions reach open connections. */
  managementUrl: string;
  /** How many live connections are open. */
  connections: () => number;
  /** Tells open pages in development to load anew. */
  reload: () => void;
  close: () => Promise<void>;
};

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

export const livePath = '/live';
const managementPath = '/execute-api';

/** One server for everything a browser asks for, as CloudFront stands before the app on AWS. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const connections: Connections = new Map();
  const reload = createReload();
  const server = createServer();
  const port = await bind(server, options.port);
  const origin = `http://127.0.0.1:${port}`;
  const route = createRoutes(options, { connections, reload, origin });
  const socketApi = options.webSocketApi
    ? createWebSocketApi({ ...options, api: options.webSocketApi, connections })
    : undefined;

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!isOurs(request, port)) return sendMessage(response, 421, 'Misdirected Request');
    route(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else sendMessage(response, 500, 'Internal Server Error');
    });
  });
  server.on('upgrade', (request, socket, head) => {
    if (!socketApi || pathOf(request) !== livePath || !isOurs(request, port)) socket.destroy();
    else void socketApi.upgrade(request, socket, head);
  });
  return {
    origin,
    managementUrl: `${origin}${managementPath}`,
    connections: () => connections.size,
    reload: reload.tell,
    close: async () => {
      reload.close();
      socketApi?.close();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** A page of another site may make its own name lead here; it is turned away by that name. */
const isOurs = ({ headers }: IncomingMessage, port: number): boolean =>
  [`127.0.0.1:${port}`, `localhost:${port}`].includes(headers.host ?? '');

function bind(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function createRoutes(
  options: GatewayOptions,
  { connections, reload, origin }: { connections: Connections; reload: Reload; origin: string },
): Handler {
  const { webSocketApi, authorize } = options;
  const httpApi = createHttpApi({ ...options, routes: options.httpRoutes });
  const management = webSocketApi && createManagement({ api: webSocketApi, connections, authorize });
  const pages = createPages(options, origin);
  const config: Handler = async (_, response) => {
    const body = JSON.stringify(options.configFor(origin));
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' }).end(body);
  };
  const handlers: [test: (path: string) => boolean, handler: Handler][] = [
    [(path) => path.startsWith('/api/'), httpApi],
    [(path) => path.startsWith('/cognito/'), options.userPool],
    [(path) => path === '/config.json', config],
    [(path) => path === reloadPath, reload.handle],
    [(path) => management !== undefined && path.startsWith(`${managementPath}/`), management ?? pages],
  ];
  return (request, response) => {
    const path = pathOf(request);
    const [, handler = pages] = handlers.find(([test]) => test(path)) ?? [];
    return handler(request, response);
  };
}

const isFile = (path: string): boolean => path.slice(path.lastIndexOf('/') + 1).includes('.');

/** The web app's documents and files, and the interface's documentation. */
function createPages({ webDir }: GatewayOptions, origin: string): Handler {
  const docs = createDocsPage();
  const files = createStaticFiles({
    dir: webDir,
    fileFor: (path) => (isFile(path) ? undefined : documentOf(path)),
    notFoundFile: notFoundDocument,
    immutablePath: '/assets/',
  });
  const headers = securityHeaders({ connectOrigins: [origin.replace(/^http/, 'ws')] });
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendMessage(response, 404, 'Not Found');
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const isDocs = /^\/docs(\/|$)/.test(pathOf(request));
    const sent = isDocs ? await docs(request, response) : await files(request, response);
    if (!sent) sendMessage(response, 404, 'Not Found');
  };
}
