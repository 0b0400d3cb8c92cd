import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type * as z from 'zod';

/** What a simulator knows; kept in a file where one is given. */
export function keptState<T>(
  file: string | undefined,
  shape: z.ZodType<T>,
  nothing: T,
): { state: T; save: () => void } {
  const state = readFrom(file, shape) ?? structuredClone(nothing);
  // Written beside and renamed, so that a stop in the middle leaves the former file whole.
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
    throw new Error(`the simulator's file ${file} cannot be read`, { cause: error });
  }
}
