import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Takes a data folder for this process alone. Returns how to give it back.
 *
 * @throws naming the process that has it
 */
export function lockData(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const holder = holderOf(file);
  if (holder !== undefined)
    throw new Error(`Another twin (process ${holder}) uses the data in .local/. Stop it first.`);
  rmSync(file, { force: true });
  // Of two that come at once only one can create the file.
  writeFileSync(file, String(process.pid), { flag: 'wx' });
  return () => rmSync(file, { force: true });
}

function holderOf(file: string): number | undefined {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    if (holder === process.pid) return undefined;
    process.kill(holder, 0);
    return holder;
  } catch {
    return undefined;
  }
}
