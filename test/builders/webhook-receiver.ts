import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  readonly json: unknown;
}

export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** The responses to the next webhooks; 200 when none is left. `undefined` means no response at all. */
  readonly answers: Array<number | undefined>;
  close(): Promise<void>;
}

/** A server that receives webhooks. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const answers: Array<number | undefined> = [];
  const server = createServer((incoming, outgoing) => void take(incoming, outgoing));
  const take = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const body = await text(incoming);
    received.push({ path: incoming.url ?? '', headers: incoming.headers, body, json: JSON.parse(body) });
    const status = answers.length === 0 ? 200 : answers.shift();
    if (status !== undefined) outgoing.writeHead(status).end();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answers,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
