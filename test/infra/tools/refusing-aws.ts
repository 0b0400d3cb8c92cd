import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An address of AWS that refuses every request, because a function starts without an answer. */
export interface RefusingAws {
  /** The address for one caller. */
  readonly urlFor: (caller: string) => string;
  /** The operations that each caller requested. */
  readonly requested: ReadonlyMap<string, readonly string[]>;
  readonly close: () => void;
}

/** Starts it. Requests are told apart by the path of their address. */
export async function startRefusingAws(): Promise<RefusingAws> {
  const requested = new Map<string, string[]>();
  const server = createServer((request, response) => {
    const caller = request.url?.split('/')[1] ?? '';
    const operation = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
    requested.set(caller, [...(requested.get(caller) ?? []), operation]);
    response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' }).end('{}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    urlFor: (caller) => `http://127.0.0.1:${port}/${caller}`,
    requested,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
