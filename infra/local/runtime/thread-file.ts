import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const sourcesFolder = fileURLToPath(new URL('.', import.meta.url));
const builtFile = fileURLToPath(new URL('../../../dist/twin/thread.mjs', import.meta.url));

const changedMs = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** The file that a thread starts with: the bundle, or the source file if it is newer or no bundle exists. */
export function threadFile(folder = sourcesFolder, built = builtFile): string {
  const sources = globSync('thread*.ts', { cwd: folder }).map((name) => join(folder, name));
  return Math.max(...sources.map(changedMs)) <= changedMs(built) ? built : join(folder, 'thread-main.ts');
}
