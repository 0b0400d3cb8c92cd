import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type * as z from 'zod';
import { DamagedFile } from '../../emulators/_shared/damaged-file.ts';

/** The state of a simulator. Stored in a file if one is given. */
export function storedState<T>(
  file: string | undefined,
  shape: z.ZodType<T>,
  nothing: T,
): { state: T; save: () => void } {
  const state = readFrom(file, shape) ?? structuredClone(nothing);
  // Writes a new file and renames it, so that an interrupted write leaves the old file intact.
  const save = (): void => {
    if (file === undefined) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify(state));
    renameSync(`${file}.new`, file);
  };
  return { state, save };
}

function readFrom<T>(file: string | undefined, shape: z.ZodType<T>): T | undefined {
  if (file === undefined || !existsSync(file)) return undefined;
  try {
    return shape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const advice = 'Delete this file and start again: data that only this simulator had is lost.';
    throw new DamagedFile(file, 'The state of a simulated third party', advice, error);
  }
}
