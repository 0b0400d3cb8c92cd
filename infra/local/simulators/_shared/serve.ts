import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { write } from './call.ts';
import type { Call } from './call.ts';

const bodyBytesMax = 1_000_000;

/** Serves calls on 127.0.0.1, each with its complete body. */
export async function serveCalls(
  answer: (call: Call, outgoing: ServerResponse) => void,
  port = 0,
): Promise<{ url: string; close: () => Promise<void> }> {
  // Idle connections stay open for as long as clients keep them. Otherwise a request after a pause could reach a closed
  // connection.
  const server = createServer({ keepAliveTimeout: 60_000 }, (incoming, outgoing) => {
    void serve(incoming, outgoing, answer);
  });
  const bound = await listen(server, port);
  return {
    url: `http://127.0.0.1:${bound}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function serve(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: (call: Call, outgoing: ServerResponse) => void,
): Promise<void> {
  try {
    const call = await readCall(incoming);
    if (call === undefined) write(outgoing, { status: 413 });
    else answer(call, outgoing);
  } catch (error) {
    write(outgoing, { status: 500, body: error instanceof Error ? error.message : 'failed' });
  }
}

async function readCall(incoming: IncomingMessage): Promise<Call | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming) {
    if (!Buffer.isBuffer(chunk)) continue;
    bytes += chunk.length;
    if (bytes > bodyBytesMax) return undefined;
    chunks.push(chunk);
  }
  const url = new URL(incoming.url ?? '/', 'http://127.0.0.1');
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value ?? '')]);
  return {
    method: incoming.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: Object.fromEntries(headers),
    body: Buffer.concat(chunks).toString('utf8'),
  };
}

function listen(server: ReturnType<typeof createServer>, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}
