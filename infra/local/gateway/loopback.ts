import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

/** A server only on this machine's own addresses: 127.0.0.1 and, if IPv6 is available, ::1 at the same port. */
export type Loopback = {
  port: number;
  serve: (handlers: {
    request: (request: IncomingMessage, response: ServerResponse) => void;
    upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  }) => void;
  close: () => Promise<void>;
};

const freePortAttemptsMax = 5;
const missingAddress = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/**
 * A browser may resolve `localhost` to either address, so a port must be free at both.
 *
 * @param port 0 chooses any free port
 */
export async function createLoopback(port: number): Promise<Loopback> {
  const servers = await bindBoth(port, port === 0 ? freePortAttemptsMax : 1);
  return {
    port: portOf(servers[0]),
    serve: ({ request, upgrade }) => {
      for (const server of servers) server.on('request', request).on('upgrade', upgrade);
    },
    close: async () => {
      await Promise.all(servers.map(close));
    },
  };
}

async function bindBoth(port: number, attempts: number): Promise<[Server, ...Server[]]> {
  const first = await bind(port, '127.0.0.1');
  try {
    return [first, await bind(portOf(first), '::1')];
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (missingAddress.has(code)) return [first];
    await close(first);
    if (code !== 'EADDRINUSE' || attempts <= 1) throw error;
    return bindBoth(port, attempts - 1);
  }
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

function bind(port: number, address: string): Promise<Server> {
  // Idle connections stay open for as long as clients keep them. Otherwise a request after a pause could reach a closed
  // connection.
  const server = createServer({ keepAliveTimeout: 60_000 });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

async function close(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}
