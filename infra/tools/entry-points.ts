import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, registry } from '#shared/contracts/registry.ts';
import { jobPattern } from './registrations.ts';

/** The folder of a function's bundle: `decisions.runOptimizer` ⇒ `decisions.run-optimizer`. */
export const bundleOf = (id: string): string => fileOf(id).replace('/', '.');

/**
 * Every function whose source is in `root`, as bundle name → source file: operations from the registry, jobs by file
 * name.
 */
export const entryPoints = (root: string): Record<string, string> => {
  const operations = registry.map(({ id }) => `functions/${fileOf(id)}.ts`);
  const jobs = globSync(jobPattern, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  const files = [...operations.filter((file) => existsSync(join(root, file))), ...jobs].sort();
  return Object.fromEntries(files.map((file) => [nameOf(file), file]));
};

const nameOf = (file: string): string => file.slice('functions/'.length, -'.ts'.length).replace('/', '.');
