import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { dirname } from 'node:path';

/**
 * Locks a data folder for this process. Returns a function that releases the lock.
 *
 * @throws an error that names the process holding the lock
 */
export function lockData(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  if (!create(file)) {
    const holder = holderOf(file);
    if (holder === undefined) rmSync(file, { force: true });
    if (holder !== undefined || !create(file))
      throw new Error(
        `Another twin (process ${holder ?? 'just begun'}) uses the data in ${dirname(file)}. Stop it first.`,
      );
  }
  return () => rmSync(file, { force: true });
}

/** Creates the file. If two processes try at once, only one succeeds. */
function create(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** The process that holds the lock; undefined if it ended without releasing it. */
function holderOf(file: string): number | undefined {
  // Process ids start again when the machine restarts, so a lock from before the restart means nothing.
  if (statSync(file).mtimeMs < Date.now() - uptime() * 1000) return undefined;
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    if (holder === process.pid) return undefined;
    process.kill(holder, 0);
    return holder;
  } catch {
    return undefined;
  }
}
