import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A digest of a build's inputs: `settings` by value, `files` by path, size and modification time. */
export const stampOf = (settings: unknown, files: readonly string[]): string => {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of files) {
    const stat = statSync(file, { throwIfNoEntry: false });
    hash.update(`\n${file} ${stat?.size} ${stat?.mtimeMs}`);
  }
  return hash.digest('hex');
};

/** Whether `file` holds this stamp. */
export const holdsStamp = (file: string, stamp: string): boolean => {
  try {
    return readFileSync(file, 'utf8') === stamp;
  } catch {
    return false;
  }
};

export const writeStamp = (file: string, stamp: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stamp);
};
