import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DamagedFile, startAnew } from '../_shared/damaged-file.ts';
import { stateFileSchema, type StoredPool } from './state.ts';

const ownerOnly = 0o600;

export async function readStateFile(file: string): Promise<StoredPool[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return [];
  try {
    return stateFileSchema.parse(JSON.parse(text)).pools;
  } catch (cause) {
    throw new DamagedFile(file, "The twin's users", startAnew(dirname(file)), cause);
  }
}

async function replaceFile(file: string, text: string) {
  const draft = `${file}.draft`;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(draft, 'w', ownerOnly);
  try {
    await handle.chmod(ownerOnly);
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}

/**
 * Writes the state to the file, one write at a time. Callers during a write share the next one, which contains all
 * changes made before it starts.
 */
export function createStateWriter(file: string, pools: () => StoredPool[]): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  const write = () => {
    next = undefined;
    return replaceFile(file, JSON.stringify({ version: 1, pools: pools() }));
  };
  return () => {
    if (next) return next;
    const turn = running.then(write);
    next = turn;
    running = turn.catch(() => undefined);
    return turn;
  };
}
