import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { write } from './call.ts';
import type { Call, Reply } from './call.ts';
import { answerControl } from './control.ts';
import { Faults } from './faults.ts';
import { Log } from './log.ts';
import { answerPage } from './page.ts';
import { Spoiler } from './spoiler.ts';
import { Store } from './store.ts';

/** What makes one marketplace: its name and how it answers its interface. */
export interface SimulatedMarketplace {
  readonly title: string;
  readonly note: string;
  readonly answer: (call: Call) => Reply;
}

export interface SimulatorOptions {
  /** An ephemeral one where not said. */
  readonly port?: number;
  /** Keeps studios and classes between starts. */
  readonly file?: string;
  readonly now?: () => Date;
}

export interface SimulatorParts {
  readonly store: Store;
  readonly faults: Faults;
  readonly log: Log;
  readonly now: () => Date;
  /** Carries out what was held back as late; answers how many requests that were. */
  readonly land: () => number;
}

export interface Simulator extends SimulatorParts {
  readonly url: string;
  close(): Promise<void>;
}

const bodyBytesMax = 1_000_000;

/** Starts a marketplace on 127.0.0.1. */
export async function startSimulator(
  make: (parts: Pick<SimulatorParts, 'store' | 'now'>) => SimulatedMarketplace,
  options: SimulatorOptions,
): Promise<Simulator> {
  const now = options.now ?? (() => new Date());
  const store = new Store({ file: options.file, now });
  const marketplace = make({ store, now });
  const log = new Log(now);
  const faults = new Faults();
  const spoiler = new Spoiler(marketplace.answer, faults, log);
  const parts = { store, faults, log, now, land: () => spoiler.land() };

  const server = createServer((incoming, outgoing) => {
    void serve(incoming, outgoing, (call) => {
      const aside = answerControl(call, parts) ?? answerPage(call, marketplace, parts);
      if (aside === undefined) spoiler.answer(call, outgoing);
      else write(outgoing, aside);
    });
  });
  const port = await listen(server, options.port ?? 0);
  return {
    ...parts,
    url: `http://127.0.0.1:${port}`,
    close: () => {
      spoiler.stop();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function serve(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: (call: Call) => void,
): Promise<void> {
  try {
    const call = await readCall(incoming);
    if (call === undefined) write(outgoing, { status: 413 });
    else answer(call);
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
