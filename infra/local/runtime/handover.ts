import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Worker } from 'node:worker_threads';
import type { SecretOf } from '../secret-of.ts';
import { serviceNames, simulatorNames } from './ports.ts';

/**
 * The state that a twin passes on to the next one in the same process: the threads with loaded functions, and the
 * ports, keys and secrets, so that these functions keep theirs. It is plain data that the caller stores outside of the
 * test suites, because Jest loads this module again for each suite.
 */
export type Handover = {
  isTaken: boolean;
  /** The first of the consecutive ports; 0 before they are chosen. */
  firstPort: number;
  clock: SharedArrayBuffer;
  /** Secret values by name. */
  secrets: Map<string, string>;
  /** Idle threads, the longest idle first. `runs` identifies a function together with its code and environment. */
  threads: { readonly runs: string; readonly worker: Worker }[];
};

/** The state that a twin takes over from the previous one, until it returns it. */
export type HandedOver = {
  readonly clock: SharedArrayBuffer;
  readonly portOf: (name: PortName) => number;
  readonly secretOf: SecretOf;
  /** Takes an idle thread that has already loaded this function, if there is one. */
  readonly takeThread: (runs: string) => Worker | undefined;
  readonly leaveThread: (runs: string, worker: Worker) => void;
  readonly giveBack: () => void;
};

const portNames = ['gateway', ...serviceNames, ...simulatorNames] as const;
type PortName = (typeof portNames)[number];

/** Lower than the ports that operating systems choose automatically. */
const lowestPort = 10_000;
const highestPort = 30_000;
const portsTriesMax = 20;
/** Each thread takes 20 to 50 MB. */
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

/** Offers this state to the next twin that is given no ports and no folder, unless another twin is using it. */
export function offerHandover(handover: Handover): void {
  offered = handover;
}

/** @returns undefined when no state is offered or another twin is using it */
export async function takeHandover(handover = offered): Promise<HandedOver | undefined> {
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

/**
 * Keeps the ports as long as they are free. Otherwise it chooses other ports and ends the threads, because they use the
 * old ports.
 */
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

/** True if the thread has not ended: a thread that has ended has no id. */
const isAlive = ({ threadId }: Worker): boolean => threadId > 0;

function takeThread({ threads }: Handover, runs: string): Worker | undefined {
  const at = threads.findIndex((one) => one.runs === runs && isAlive(one.worker));
  if (at < 0) return undefined;
  const [taken] = threads.splice(at, 1);
  taken?.worker.ref();
  return taken?.worker;
}

function leaveThread({ threads }: Handover, runs: string, worker: Worker): void {
  if (!isAlive(worker)) return;
  // Removes only the twin's listeners, because Node.js needs its own to deliver messages.
  for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
  // An idle thread must not keep the process running.
  worker.unref();
  threads.push({ runs, worker });
  if (threads.length > threadsMax) void threads.shift()?.worker.terminate();
}
