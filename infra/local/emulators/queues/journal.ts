import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { DamagedFile } from '../_shared/damaged-file.ts';
import type { Message } from './message.ts';

/** A message that was sent with a deduplication id, and the time until which the id is remembered. */
export type Sent = { id: string; message: Message; untilMs: number };

/** One change of a queue: a message's new state, a deletion, or a message sent with a deduplication id. */
export type Change =
  { queue: string; put: Message } | { queue: string; gone: string } | { queue: string; sent: Sent };

/** The content of the queues, as the changes that create it from empty queues. */
type Snapshot = () => Iterable<Change>;

export type Journal = {
  /** The changes that earlier starts wrote, in order. */
  read: () => Change[];
  /** Writes a change to the file before it returns, so the change survives any end of the process. */
  write: (change: Change) => void;
  /** Rewrites the file with only the current state, now and whenever the file has grown too much. */
  keepSmall: (snapshot: Snapshot) => void;
  close: () => void;
};

/** After this many new changes the file is rewritten. */
const changesMax = 50_000;

const lineOf = (change: Change): string => `${JSON.stringify(change)}\n`;

function damaged(file: string, line: number, cause: unknown): DamagedFile {
  return new DamagedFile(
    file,
    'The queue messages of the twin',
    `Line ${line} was not written by the twin. Delete this file and start again: waiting messages are lost, and ` +
      'the product resumes interrupted work once it detects it.',
    cause,
  );
}

/**
 * Reads the changes of a file. An unfinished last line is ignored: the process died during that change, so its caller
 * got no response.
 */
function readChanges(file: string): Change[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.map((line, at) => {
    try {
      const change = JSON.parse(line) as Change;
      if (typeof change.queue !== 'string') throw new Error('the line names no queue');
      return change;
    } catch (error) {
      throw damaged(file, at + 1, error);
    }
  });
}

/** Stores all changes of the queues in a file. */
export function openJournal(file: string): Journal {
  mkdirSync(dirname(file), { recursive: true });
  let handle: number | undefined;
  let changes = 0;
  let snapshot: Snapshot = () => [];
  const writeAnew = (): void => {
    const draft = `${file}.new`;
    const written = openSync(draft, 'w');
    for (const change of snapshot()) writeSync(written, lineOf(change));
    if (handle !== undefined) closeSync(handle);
    renameSync(draft, file);
    handle = written;
    changes = 0;
  };
  return {
    read: () => readChanges(file),
    write(change) {
      if (handle === undefined) return;
      writeSync(handle, lineOf(change));
      changes += 1;
      if (changes > changesMax) writeAnew();
    },
    keepSmall(given) {
      snapshot = given;
      writeAnew();
    },
    close() {
      if (handle !== undefined) closeSync(handle);
      handle = undefined;
    },
  };
}
