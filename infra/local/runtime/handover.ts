import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Worker } from 'node:worker_threads';

/**
 * What twins of one process leave to each other, one after the other: ports, keys and secrets, so that what functions know
 * of their surroundings stays true, and the threads of these functions, with all that they have loaded. It is plain data:
 * whoever runs twins in realms of their own, as a test runner does, keeps it outside of them.
 */
export type Handover = {
  isTaken: boolean;
  /** The first of the ports, once there were any. */
  firstPort: number;
  clock: SharedArrayBuffer;
  /** By what they are for. */
  secrets: Map<string, string>;
  /** Those that wait, the longest first, with what tells which function they run with which environment. */
  threads: { readonly runs: string; readonly worker: Worker }[];
};

/** A secret by its name; made where there is none yet. */
export type SecretOf = (name: string, make: () => string) => string;

export const anySecret: SecretOf = (_name, make) => make();

/** What a twin finds, until it gives it back. */
export type Found = {
  readonly clock: SharedArrayBuffer;
  readonly portOf: (name: PortName) => number;
  readonly secretOf: SecretOf;
  /** A thread that runs this already, if one waits. */
  readonly takeThread: (runs: string) => Worker | undefined;
  readonly leaveThread: (runs: string, worker: Worker) => void;
  readonly giveBack: () => void;
};

const portNames = [
  'gateway',
  'table',
  'objects',
  'keys',
  'users',
  'queues',
  'secrets',
  'bedrock',
  'mail',
  'wellhub',
  'totalpass',
  'fitpass',
  'stripe',
  'kenko',
  'classpass',
  'google',
] as const;
export type PortName = (typeof portNames)[number];

/** Below those that systems give out by themselves. */
const lowestPort = 10_000;
const highestPort = 30_000;
const portsTriesMax = 20;
/** Each takes 20 to 50 MB. */
const threadsMax = 48;
const secretBytes = 30;

export const createHandover = (): Handover => ({
  isTaken: false,
  firstPort: 0,
  clock: new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT),
  secrets: new Map(),
  threads: [],
});

export const randomSecret = (): string => randomBytes(secretBytes).toString('base64url');

let offered: Handover | undefined;

/** From now on twins that name no ports and no folder of their own take this, where no other has it. */
export function offerHandover(handover: Handover): void {
  offered = handover;
}

/** @returns nothing where none is offered, or another twin has it */
export async function takeHandover(handover = offered): Promise<Found | undefined> {
  if (!handover || handover.isTaken) return undefined;
  handover.isTaken = true;
  await findPorts(handover);
  return {
    clock: handover.clock,
    portOf: (name) => handover.firstPort + portNames.indexOf(name),
    secretOf: (name, make) => {
      const secret = handover.secrets.get(name) ?? make();
      handover.secrets.set(name, secret);
      return secret;
    },
    takeThread: (runs) => takeThread(handover, runs),
    leaveThread: (runs, worker) => leaveThread(handover, runs, worker),
    giveBack: () => {
      handover.isTaken = false;
    },
  };
}

/** The ports of before, or others where somebody else has one of them: then the threads know wrong ones, and go. */
async function findPorts(handover: Handover): Promise<void> {
  for (let tries = 0; tries < portsTriesMax; tries += 1) {
    if (handover.firstPort > 0 && (await areFree(handover.firstPort))) return;
    await Promise.all(handover.threads.splice(0).map(({ worker }) => worker.terminate()));
    const blocks = Math.floor((highestPort - lowestPort) / portNames.length);
    handover.firstPort = lowestPort + portNames.length * randomInt(blocks);
  }
  throw new Error(`No ${portNames.length} ports in a row are free between ${lowestPort} and ${highestPort}`);
}

const areFree = async (firstPort: number): Promise<boolean> =>
  (await Promise.all(portNames.map((_, at) => isFree(firstPort + at)))).every(Boolean);

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

/** A thread that has ended has no id any more. */
const isAlive = ({ threadId }: Worker): boolean => threadId > 0;

function takeThread({ threads }: Handover, runs: string): Worker | undefined {
  for (let at = threads.findIndex((one) => one.runs === runs); at >= 0;) {
    const [{ worker } = {}] = threads.splice(at, 1);
    if (worker && isAlive(worker)) {
      worker.ref();
      return worker;
    }
    at = threads.findIndex((one) => one.runs === runs);
  }
  return undefined;
}

function leaveThread({ threads }: Handover, runs: string, worker: Worker): void {
  if (!isAlive(worker)) return;
  // Node.js has listeners of its own there, by which messages arrive.
  for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
  // A process ends though threads wait in it.
  worker.unref();
  threads.push({ runs, worker });
  if (threads.length > threadsMax) void threads.shift()?.worker.terminate();
}
