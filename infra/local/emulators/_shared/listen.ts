import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
export type Listening = { url: string; port: number; close: () => Promise<void> };

/** Serves only on 127.0.0.1. Port 0 chooses any free port. If the handler fails, the response is 500. */
export async function listen(handler: Handler, port = 0): Promise<Listening> {
  const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    handler(request, response).catch((error: unknown) => fail(response, error));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const bound = (server.address() as AddressInfo).port;
  return { url: `http://127.0.0.1:${bound}`, port: bound, close: () => closeServer(server) };
}

function fail(response: ServerResponse, error: unknown): void {
  if (response.destroyed) return;
  process.emitWarning(error instanceof Error ? error : String(error));
  if (response.headersSent) response.destroy();
  else response.writeHead(500).end();
}

async function closeServer(server: Server): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}
