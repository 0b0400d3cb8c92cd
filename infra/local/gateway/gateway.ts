import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Edge } from '../assembly/distribution.ts';
import type { HttpRoute, WebSocketApi } from '../assembly/routes.ts';
import type { FoundObject } from '../emulators/objects/options.ts';
import type { Connections } from './connections.ts';
import { createDocsPage } from './docs-page.ts';
import { addHeaders, apiGatewayPath, asDirect } from './edge.ts';
import { createHttpApi } from './http-api.ts';
import { sendMessage } from './http-result.ts';
import type { VerifyJwt } from './jwt.ts';
import { createLogos } from './logos.ts';
import { createLoopback } from './loopback.ts';
import { createManagement } from './management.ts';
import { createReload, type Reload } from './reload.ts';
import { pathOf } from './request-parts.ts';
import { createStaticFiles } from './static-files.ts';
import { createWebSocketApi } from './web-socket.ts';

export type GatewayOptions = {
  /** 0 chooses any free port. */
  port: number;
  webDir: string;
  /** Resolves when all pages are built. Until then, a request for a file that does not exist yet waits for it. */
  pagesBuilt?: Promise<void>;
  /** The origin to which pages upload files. */
  uploadsOrigin?: string;
  /** Finds the logo for a path below /logos/. Undefined when there is no such logo. */
  logoAt?: (key: string) => FoundObject | undefined;
  httpRoutes: readonly HttpRoute[];
  webSocketApi?: WebSocketApi;
  /** The headers that CloudFront adds when it forwards a request to an API. */
  originHeadersOf?: Edge['originHeadersOf'];
  /** The functions and headers that CloudFront applies to page requests and to all responses. */
  edge: Pick<Edge, 'fileOf' | 'statusOf' | 'answerHeadersOf'>;
  invoke: (functionName: string, event: unknown) => Promise<unknown>;
  verifyJwt: VerifyJwt;
  /** The user pool, which is served at /cognito/. */
  userPool: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** The page's /config.json. */
  configFor: (origin: string) => object;
  authorize: (accessKeyId: string, action: string, resourceArn: string) => true | string;
  now: () => Date;
};

export type Gateway = {
  /** The only origin that serves pages. */
  origin: string;
  /** The URL at which functions reach open connections. */
  managementUrl: string;
  /** How many live connections are open. */
  connections: () => number;
  /** Drops the newest connection like a broken network: nothing reports it, and posting to it returns 410. */
  loseConnection: () => void;
  /** Reloads open pages in development. */
  reload: () => void;
  close: () => Promise<void>;
};

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

export const liveRoute = '/live';

/** The path of the server-sent events that tell a page in development that the app was rebuilt. */
const reloadPath = '/_reload';

/** One server, in place of CloudFront, for all requests of a browser. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const connections: Connections = new Map();
  const reload = createReload();
  const loopback = await createLoopback(options.port);
  const { port } = loopback;
  const origin = `http://localhost:${port}`;
  const throughEdge = (request: IncomingMessage) =>
    addHeaders(request, options.originHeadersOf?.(pathOf(request)) ?? {});
  const route = createRoutes(options, { connections, reload, origin, throughEdge });
  const socketApi = options.webSocketApi
    ? createWebSocketApi({ ...options, api: options.webSocketApi, connections })
    : undefined;

  loopback.serve({
    request: (request, response) => {
      if (!isOurs(request, port)) return sendMessage(response, 421, 'Misdirected Request');
      route(request, response).catch(() => {
        if (response.headersSent) response.destroy();
        else sendMessage(response, 500, 'Internal Server Error');
      });
    },
    upgrade: (request, socket, head) => {
      const isDirect = pathOf(request) === apiGatewayPath + liveRoute;
      if (!socketApi || !(isDirect || pathOf(request) === liveRoute) || !isOurs(request, port)) {
        socket.destroy();
        return;
      }
      if (!isDirect) throughEdge(request);
      void socketApi.upgrade(isDirect ? asDirect(request) : request, socket, head);
    },
  });
  return {
    origin,
    managementUrl: `http://127.0.0.1:${port}${apiGatewayPath}`,
    connections: () => connections.size,
    loseConnection: () => void connections.delete([...connections.keys()].at(-1) ?? ''),
    reload: reload.tell,
    close: async () => {
      reload.close();
      socketApi?.close();
      await loopback.close();
    },
  };
}

/** Another site could point its own host name to this server, so it answers only requests for our host names. */
const isOurs = ({ headers }: IncomingMessage, port: number): boolean =>
  [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`].includes(headers.host ?? '');

type Surroundings = {
  connections: Connections;
  reload: Reload;
  origin: string;
  /** Makes a request look as if CloudFront had forwarded it. */
  throughEdge: (request: IncomingMessage) => void;
};

function createRoutes(
  options: GatewayOptions,
  { connections, reload, origin, throughEdge }: Surroundings,
): Handler {
  const { webSocketApi, authorize } = options;
  const httpApi = createHttpApi({ ...options, routes: options.httpRoutes });
  const handedOn: Handler = (request, response) => {
    throughEdge(request);
    return httpApi(request, response);
  };
  const management = webSocketApi && createManagement({ api: webSocketApi, connections, authorize });
  const pages = createPages(options, origin);
  const config: Handler = async (_, response) => {
    const body = JSON.stringify(options.configFor(origin));
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' }).end(body);
  };
  const handlers: [test: (path: string) => boolean, handler: Handler][] = [
    [(path) => path.startsWith('/api/'), handedOn],
    [
      (path) => path.startsWith(`${apiGatewayPath}/api/`),
      (request, response) => httpApi(asDirect(request), response),
    ],
    [(path) => path.startsWith('/cognito/'), options.userPool],
    [(path) => path === '/config.json', config],
    [
      (path) => path.startsWith('/logos/'),
      createLogos(options.logoAt ?? (() => undefined), options.edge.answerHeadersOf),
    ],
    [(path) => path === reloadPath, reload.handle],
    [(path) => management !== undefined && path.startsWith(`${apiGatewayPath}/`), management ?? pages],
  ];
  return (request, response) => {
    const path = pathOf(request);
    const [, handler = pages] = handlers.find(([test]) => test(path)) ?? [];
    return handler(request, response);
  };
}

/**
 * Whether a document is requested by IP address. Its page could not open a live connection, which only the host name's
 * origin may do.
 */
const isElsewhere = (request: IncomingMessage, origin: string): boolean =>
  !isFile(pathOf(request)) && `http://${request.headers.host}` !== origin;

/** Redirects must not be cached, because another program may use the port later. */
function redirect({ url = '' }: IncomingMessage, response: ServerResponse, origin: string): void {
  const location = url.startsWith('/') ? `${origin}${url}` : origin;
  response.writeHead(308, { location, 'cache-control': 'no-store' }).end();
}

const isFile = (path: string): boolean => path.slice(path.lastIndexOf('/') + 1).includes('.');

/** A content security policy that allows connections to the given local addresses instead of the cloud's addresses. */
const connectingTo = (addresses: readonly string[], value: string): string =>
  value.replace(/connect-src 'self'[^;]*/, ["connect-src 'self'", ...addresses].join(' '));

/** The cookies of a header, by name. */
const cookiesOf = (header = ''): Record<string, string> =>
  Object.fromEntries(
    header.split(';').flatMap((pair) => {
      const [name = '', value] = pair.trim().split('=');
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Serves the web app's documents and files, and the API documentation. */
function createPages({ webDir, pagesBuilt, uploadsOrigin, edge }: GatewayOptions, origin: string): Handler {
  const docs = createDocsPage();
  const files = createStaticFiles({
    dir: webDir,
    fileFor: (path, { headers }) =>
      edge.fileOf(path, {
        acceptLanguage: headers['accept-language'],
        cookies: cookiesOf(headers.cookie),
      }),
    statusOf: edge.statusOf,
    immutablePath: '/assets/',
  });
  const connectable = [
    origin.replace(/^http/, 'ws'),
    ...(uploadsOrigin === undefined ? [] : [uploadsOrigin]),
  ];
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendMessage(response, 404, 'Not Found');
    if (isElsewhere(request, origin)) return redirect(request, response, origin);
    for (const [name, value] of Object.entries(edge.answerHeadersOf(pathOf(request))))
      response.setHeader(name, connectingTo(connectable, value));
    const isDocs = /^\/docs(\/|$)/.test(pathOf(request));
    const send = isDocs ? docs : files;
    if (await send(request, response)) return;
    // Whoever builds the pages reports a failure.
    await pagesBuilt?.catch(() => {});
    if (pagesBuilt === undefined || !(await send(request, response))) sendMessage(response, 404, 'Not Found');
  };
}
